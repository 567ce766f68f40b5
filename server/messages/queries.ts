import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';

import type { Side } from '../kernel/find-case-core.ts';
export type ThreadRow = {
  id: string;
  message_type: string;
  subject: string;
  body: string;
  visibility: 'internal' | 'merchant';
  author_id: string | null;
  author_role: 'merchant' | 'staff' | 'attorney' | 'system';
  author_name: string;
  created_at: Date;
  read_by_merchant_at: Date | null;
  read_by_staff_at: Date | null;
  /** `created_at` to the microsecond: where the next page begins. */
  position: string;
};

const threadColumns = [
  'id',
  'message_type',
  'subject',
  'body',
  'visibility',
  'author_id',
  'author_role',
  'author_name',
  'created_at',
  'read_by_merchant_at',
  'read_by_staff_at',
] as const;

/**
 * A case's messages for one side, newest first. The merchant's side never gets an internal one, whatever the actor may
 * see.
 */
export async function listThread(
  db: Db,
  caseId: string,
  side: Side,
  after: { created_at: string; id: string } | null,
  limit: number,
): Promise<ThreadRow[]> {
  let query = visibleTo(db, caseId, side)
    .select(threadColumns)
    .select(sql<string>`created_at::text`.as('position'));
  if (after)
    query = query.where(sql<boolean>`(created_at, id) < (${after.created_at}::timestamptz, ${after.id}::uuid)`);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** One message; undefined when it belongs to another case or is not for this side. */
export async function findMessage(db: Db, caseId: string, side: Side, id: string): Promise<ThreadRow | undefined> {
  return visibleTo(db, caseId, side)
    .select(threadColumns)
    .select(sql<string>`created_at::text`.as('position'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The other side's messages that this side has not seen. */
export async function countUnread(db: Db, caseId: string, side: Side): Promise<number> {
  const unread =
    side === 'merchant'
      ? visibleTo(db, caseId, side).where('author_role', '<>', 'merchant').where('read_by_merchant_at', 'is', null)
      : visibleTo(db, caseId, side).where('author_role', '=', 'merchant').where('read_by_staff_at', 'is', null);
  return (await unread.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;
}

/** Whether a note of the case mentions the user, who has not seen it. */
export async function isMentioned(db: Db, caseId: string, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('message_mentions')
    .select('id')
    .where('case_id', '=', caseId)
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

function visibleTo(db: Db, caseId: string, side: Side) {
  const query = db.selectFrom('messages').where('case_id', '=', caseId);
  return side === 'merchant' ? query.where('visibility', '=', 'merchant') : query;
}

/**
 * When this author's `nth` latest message since `since` was written (1: the latest), to whomever it went; undefined when
 * there are fewer.
 */
export async function nthLatestMessage(db: Db, authorId: string, nth: number, since: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('messages')
    .select('created_at')
    .where('author_id', '=', authorId)
    .where('message_type', '=', 'message')
    .where('created_at', '>', since)
    .unionAll(
      db
        .selectFrom('counsel_messages')
        .select('created_at')
        .where('author_id', '=', authorId)
        .where('created_at', '>', since),
    )
    .orderBy('created_at', 'desc')
    .offset(nth - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}
