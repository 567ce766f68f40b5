import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';

/** `created_at` of the last row seen as text, to the microsecond, and its id. */
export type OutboxPosition = { value: string; id: string };
export type OutboxEmailRow = {
  id: string;
  template: string;
  case_id: string | null;
  letter_id: string | null;
  recipient: string;
  payload: unknown;
  status: string;
  error: string | null;
  created_at: Date;
  sent_at: Date | null;
};

const columns = [
  'id',
  'template',
  'case_id',
  'letter_id',
  'recipient',
  'payload',
  'status',
  'error',
  'created_at',
  'sent_at',
] as const;

/** One page of emails, newest first, at most `limit` rows after `after`; all, or those to one address. */
export async function listOutboxEmails(
  db: Db,
  after: OutboxPosition | null,
  limit: number,
): Promise<(OutboxEmailRow & { position: string })[]> {
  let query = emailsIn(db)
    .select(columns)
    .select(sql<string>`created_at::text`.as('position'));
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.value}::timestamptz, ${after.id}::uuid)`);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function outboxEmail(db: Db, id: string): Promise<OutboxEmailRow | undefined> {
  return emailsIn(db).select(columns).where('id', '=', id).executeTakeFirst();
}

const emailsIn = (db: Db) => db.selectFrom('outbox').where('channel', '=', 'email');
