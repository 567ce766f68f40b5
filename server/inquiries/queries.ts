import { sql, type SelectQueryBuilder } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ContactMessage } from '../../domain/inquiries/inquiry.ts';
import type { Db } from '../../db/actor.ts';
import type { Tables } from '../../db/typed-columns.ts';

export type InquiryFilter = 'open' | 'handled' | undefined;
/** `created_at` of the last row seen as text, to the microsecond, and its id. */
export type InquiryPosition = { value: string; id: string };
export type InquiryRow = ContactMessage & {
  id: string;
  created_at: Date;
  handled_at: Date | null;
  handled_by: string | null;
};

/** Stores a message; returns its id. */
export async function insertInquiry(db: Db, message: ContactMessage, now: Date): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('contact_messages')
    .values({ id, ...message, created_at: now })
    .execute();
  return id;
}

/**
 * Whether the same text came from the same email address after `since`; a suspected message does not count as an
 * earlier copy of one that is not suspected.
 */
export async function isKnownInquiry(
  db: Db,
  { email, message, suspected }: ContactMessage,
  since: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('created_at', '>', since)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('message', '=', message)
    .where('suspected', '<=', suspected)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const inquiryColumns = [
  'contact_messages.id',
  'name',
  'contact_messages.email',
  'contact_messages.phone',
  'message',
  'suspected',
  'contact_messages.created_at',
  'handled_at',
  'users.email as handled_by',
] as const;

/** One page, newest first, at most `limit` rows after `after`. */
export async function listInquiries(
  db: Db,
  filter: InquiryFilter,
  after: InquiryPosition | null,
  limit: number,
): Promise<(InquiryRow & { position: string })[]> {
  let query = filtered(db.selectFrom('contact_messages'), filter)
    .leftJoin('users', 'users.id', 'handled_by')
    .select(inquiryColumns)
    .select(sql<string>`contact_messages.created_at::text`.as('position'));
  if (after)
    query = query.where(
      sql<boolean>`(contact_messages.created_at, contact_messages.id) < (${after.value}::timestamptz, ${after.id}::uuid)`,
    );
  return query
    .orderBy('contact_messages.created_at', 'desc')
    .orderBy('contact_messages.id', 'desc')
    .limit(limit)
    .execute();
}

/** How many messages match the filter. */
export async function countInquiries(db: Db, filter: InquiryFilter): Promise<number> {
  const { total } = await filtered(db.selectFrom('contact_messages'), filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function filtered<Output>(
  query: SelectQueryBuilder<Tables, 'contact_messages', Output>,
  filter: InquiryFilter,
): SelectQueryBuilder<Tables, 'contact_messages', Output> {
  if (filter === undefined) return query;
  return query.where('handled_at', filter === 'open' ? 'is' : 'is not', null);
}

/**
 * Marks a message handled by a user, or open again. Marking it again keeps the first user. Undefined for an unknown id.
 */
export async function setInquiryHandled(
  db: Db,
  id: string,
  handled: { by: string; at: Date } | null,
): Promise<InquiryRow | undefined> {
  let update = db
    .updateTable('contact_messages')
    .set({ handled_at: handled?.at ?? null, handled_by: handled?.by ?? null })
    .where('id', '=', id);
  if (handled) update = update.where('handled_at', 'is', null);
  await update.execute();
  return db
    .selectFrom('contact_messages')
    .leftJoin('users', 'users.id', 'handled_by')
    .select(inquiryColumns)
    .where('contact_messages.id', '=', id)
    .executeTakeFirst();
}
