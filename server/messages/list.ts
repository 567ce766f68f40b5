import { countUnread, listThread, type ThreadRow } from './queries.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { findCaseCore, sideOf } from '../kernel/find-case-core.ts';

export type ThreadPosition = { created_at: string; id: string };
export type Thread = { rows: ThreadRow[]; next: ThreadPosition | null; unread: number };

/** One page of a case's messages, newest first, as the caller's side may read them. Throws NOT_FOUND. */
export async function list(
  services: Services,
  person: Person,
  caseId: string,
  after: ThreadPosition | null,
  limit: number,
): Promise<Thread> {
  return services.database.as(person, async (db) => {
    const side = sideOf(person, await findCaseCore(db, caseId));
    const [found, unread] = await Promise.all([
      listThread(db, caseId, side, after, limit + 1),
      countUnread(db, caseId, side),
    ]);
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return { rows, unread, next: found.length > limit && last ? { created_at: last.position, id: last.id } : null };
  });
}
