import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { readerOf } from './recipient.ts';
import { templateOf, type EmailRegistry } from './template.ts';
import { unsubscribeLink, unsubscribeToken } from './unsubscribe-token.ts';

/** Whether the reader of a mail wants its kind by now, and the link by which they end it; essential mails are always wanted and have none. */
export type Unsubscribe = { wanted: boolean; unsubscribe: string | null };

/** `db` must see all. Throws for a template that there is none of. */
export async function unsubscribeLinkOf(
  { config }: Services,
  emails: EmailRegistry,
  db: Db,
  mail: { template: string; recipient: string; case_id: string | null },
): Promise<Unsubscribe> {
  const { kind } = templateOf(emails, mail.template);
  if (kind === 'essential') return { wanted: true, unsubscribe: null };
  const reader = await readerOf(db, mail, kind);
  if (!reader) return { wanted: true, unsubscribe: null };
  return {
    wanted: reader.wants,
    unsubscribe: unsubscribeLink(config.publicUrl, unsubscribeToken(config.appKey, { userId: reader.id, kind })),
  };
}
