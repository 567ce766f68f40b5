import { sql } from 'kysely';
import { countUnread, listThread, type ThreadRow } from './queries.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { findCaseCore, sideOf } from '../kernel/find-case-core.ts';

type ThreadPosition = { created_at: string; id: string };
type Thread = { rows: ThreadRow[]; next: ThreadPosition | null; unread: number };

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
    const [found, unread] = await Promise.all([
      listThread(db, caseId, side, after, limit + 1),
      countUnread(db, caseId, side),
    ]);
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return { rows, unread, next: found.length > limit && last ? { created_at: last.position, id: last.id } : null };
  });
}

/** Marks the other side's messages as seen; the first time counts. Throws NOT_FOUND. */
export async function markRead(services: Services, user: User, caseId: string): Promise<void> {
  await services.database.as(user, async (db) => {
    await findCaseCore(db, caseId);
    await sql`select app.mark_messages_read(${caseId}, ${services.clock.now()})`.execute(db);
  });
}
