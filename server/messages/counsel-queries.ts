import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { findCaseCore, type CaseCore } from '../kernel/find-case-core.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';

/** Client or counsel, the two who read the thread. */
export type OneOfTwo = 'merchant' | 'attorney';

export type CounselRow = {
  id: string;
  body: string;
  author_id: string;
  author_role: OneOfTwo;
  author_name: string;
  created_at: Date;
  read_at: Date | null;
  /** `created_at` to the microsecond: where the next page begins. */
  position: string;
};

/**
 * The case, and which of the two the caller is in it; the same wall stands in the database (`app.is_client_or_counsel`).
 * Throws NOT_FOUND, and FORBIDDEN for everybody else who sees the case, staff of any rank included.
 */
export async function findCounselCase(
  db: Db,
  user: User,
  caseId: string,
): Promise<{ theCase: CaseCore; as: OneOfTwo }> {
  const theCase = await findCaseCore(db, caseId);
  if (user.role === 'client' && theCase.created_by === user.id) return { theCase, as: 'merchant' };
  if (user.role === 'attorney' && theCase.attorney_id === user.id) return { theCase, as: 'attorney' };
  throw new Refusal('FORBIDDEN', 'Only the owner of this case and its attorney read and write these messages.');
}

const counselMessages = (db: Db, caseId: string) =>
  db
    .selectFrom('counsel_messages')
    .select(['id', 'body', 'author_id', 'author_role', 'author_name', 'created_at', 'read_at'])
    .select(sql<string>`created_at::text`.as('position'))
    .where('case_id', '=', caseId);

/** Newest first. */
export async function listCounselMessages(
  db: Db,
  caseId: string,
  after: { created_at: string; id: string } | null,
  limit: number,
): Promise<CounselRow[]> {
  let query = counselMessages(db, caseId);
  if (after)
    query = query.where(sql<boolean>`(created_at, id) < (${after.created_at}::timestamptz, ${after.id}::uuid)`);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function findCounselMessage(db: Db, caseId: string, id: string): Promise<CounselRow | undefined> {
  return counselMessages(db, caseId).where('id', '=', id).executeTakeFirst();
}

/** The other's messages that this one has not seen. */
export async function countCounselUnread(db: Db, caseId: string, as: OneOfTwo): Promise<number> {
  const { n } = await db
    .selectFrom('counsel_messages')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('case_id', '=', caseId)
    .where('author_role', '<>', as)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}
