import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { keyedHash } from '../kernel/keyed-hash.ts';
import { emailKinds, templateOf, type EmailKind, type EmailRegistry } from './template.ts';

/** Whether the reader of an email wants its kind by now, and the link by which they end it; essential ones are always wanted and have none. */
export type Unsubscribe = { wanted: boolean; unsubscribe: string | null };

/** `db` must see all. Throws for a template that there is none of. */
export async function unsubscribeLinkOf(
  { config }: Services,
  emails: EmailRegistry,
  db: Db,
  email: { template: string; recipient: string; case_id: string | null },
): Promise<Unsubscribe> {
  const { kind } = templateOf(emails, email.template);
  if (kind === 'essential') return { wanted: true, unsubscribe: null };
  const reader = await readerOf(db, email, kind);
  if (!reader) return { wanted: true, unsubscribe: null };
  return {
    wanted: reader.wants,
    unsubscribe: unsubscribeLink(config.publicUrl, unsubscribeToken(config.appKey, { userId: reader.id, kind })),
  };
}

/** The mail program then shows its own unsubscribe button, of one click (RFC 8058): it posts to `url`, which acts at once. */
export function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

type Unwanted = { userId: string; kind: EmailKind };

/** `user.kind.signature`: it ends one kind of email for one user and does nothing else, so it needs no term. */
export function unsubscribeToken(appKey: string, { userId, kind }: Unwanted): string {
  return `${userId}.${kind}.${signature(appKey, userId, kind)}`;
}

/** What a token ends; null when it is none of ours. */
export function readUnsubscribeToken(appKey: string, token: string): Unwanted | null {
  const [userId = '', named = '', given = '', ...more] = token.split('.');
  const kind = emailKinds.find((each) => each === named);
  if (!kind || more.length > 0) return null;
  const expected = Buffer.from(signature(appKey, userId, kind));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? { userId, kind } : null;
}

const unsubscribeLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/api/mail/unsubscribe?token=${encodeURIComponent(token)}`;

const signature = (appKey: string, userId: string, kind: EmailKind): string =>
  keyedHash(appKey, 'mail-unsubscribe', `${userId}.${kind}`);

/** Whose preferences hold for an email, and whether they want it. */
type EmailReader = { id: string; wants: boolean };

/**
 * The user with the recipient's address; for an address of a case that has no account, the one who opened the case. Null when
 * there is neither. `db` must see all.
 */
async function readerOf(
  db: Db,
  email: { recipient: string; case_id: string | null },
  kind: EmailKind,
): Promise<EmailReader | null> {
  const id = (await userAt(db, email.recipient)) ?? (email.case_id === null ? null : await openerOf(db, email.case_id));
  if (id === null) return null;
  const chosen = await db.selectFrom('email_preferences').select(kind).where('user_id', '=', id).executeTakeFirst();
  return { id, wants: chosen?.[kind] ?? true };
}

async function userAt(db: Db, recipient: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', recipient.toLowerCase()))
    .executeTakeFirst();
  return row?.id ?? null;
}

async function openerOf(db: Db, caseId: string): Promise<string | null> {
  const row = await db.selectFrom('cases').select('created_by').where('id', '=', caseId).executeTakeFirst();
  return row?.created_by ?? null;
}
