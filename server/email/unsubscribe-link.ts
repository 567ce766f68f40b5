import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { keyedHash } from '../kernel/keyed-hash.ts';
import { emailKinds, templateOf, type EmailKind, type EmailRegistry } from './template.ts';

/**
 * Whether the reader still wants this kind of email, and its unsubscribe link. Essential emails are always wanted and
 * have no link. Nor has a copy to an address without an account, whose link would end the emails of the case's owner.
 */
type Unsubscribe = { wanted: boolean; unsubscribe: string | null };

/** `db` must see all rows. Throws for an unknown template. */
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
    unsubscribe: reader.own
      ? unsubscribeLink(config.publicUrl, unsubscribeToken(config.appKey, { userId: reader.id, kind }))
      : null,
  };
}

/** Shows the mail client's own one-click unsubscribe button (RFC 8058), which posts to `url`. */
export function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

type Unwanted = { userId: string; kind: EmailKind };

/** `user.kind.signature`: ends one kind of email for one user and nothing else, so it never expires. */
export function unsubscribeToken(appKey: string, { userId, kind }: Unwanted): string {
  return `${userId}.${kind}.${signature(appKey, userId, kind)}`;
}

/** The user and kind of a token; null when we did not sign it. */
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

/** Whose preferences apply to an email, and whether they want it. `own`: it is to their own address. */
type EmailReader = { id: string; wants: boolean; own: boolean };

/**
 * The user with the recipient's address; for a case's address without an account, the user who submitted the case. Null
 * when there is neither. `db` must see all rows.
 */
async function readerOf(
  db: Db,
  email: { recipient: string; case_id: string | null },
  kind: EmailKind,
): Promise<EmailReader | null> {
  const own = await userAt(db, email.recipient);
  const id = own ?? (email.case_id === null ? null : await openerOf(db, email.case_id));
  if (id === null) return null;
  const chosen = await db.selectFrom('email_preferences').select(kind).where('user_id', '=', id).executeTakeFirst();
  return { id, wants: chosen?.[kind] ?? true, own: own !== null };
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
