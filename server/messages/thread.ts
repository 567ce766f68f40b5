import { sql } from 'kysely';
import { countUnread, isMentioned, listThread, type ThreadRow } from './queries.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { findCaseCore, sideOf } from '../kernel/find-case-core.ts';

type ThreadPosition = { created_at: string; id: string };
/** `mentioned`: a note of the case that the caller has not seen mentions them. */
type Thread = { rows: ThreadRow[]; next: ThreadPosition | null; unread: number; mentioned: boolean };

/** One page of a case's messages, newest first, as the caller's side may read them. Throws NOT_FOUND. */
export async function list(
  services: Services,
  user: User,
  caseId: string,
  after: ThreadPosition | null,
  limit: number,
): Promise<Thread> {
  return services.database.as(user, async (db) => {
    const side = sideOf(user, await findCaseCore(db, caseId));
    const [found, unread, mentioned] = await Promise.all([
      listThread(db, caseId, side, after, limit + 1),
      countUnread(db, caseId, side),
      isMentioned(db, caseId, user.id),
    ]);
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return {
      rows,
      unread,
      mentioned,
      next: found.length > limit && last ? { created_at: last.position, id: last.id } : null,
    };
  });
}

/**
 * Marks as seen the other side's messages and the notes that mention the caller; the first time is kept. Throws
 * NOT_FOUND.
 */
export async function markRead(services: Services, user: User, caseId: string): Promise<void> {
  await services.database.as(user, async (db) => {
    await findCaseCore(db, caseId);
    const now = services.clock.now();
    await sql`select app.mark_messages_read(${caseId}, ${now})`.execute(db);
    await db
      .updateTable('message_mentions')
      .set({ seen_at: now })
      .where('case_id', '=', caseId)
      .where('user_id', '=', user.id)
      .where('seen_at', 'is', null)
      .execute();
  });
}
