import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { countCounselUnread, findCounselCase, listCounselMessages, type CounselRow } from './counsel-queries.ts';

type Position = { created_at: string; id: string };
type CounselThread = { rows: CounselRow[]; next: Position | null; unread: number; may_write: boolean };

/**
 * One page of what client and counsel wrote to each other, newest first. A new attorney reads all of it, a former one
 * none. Throws NOT_FOUND, FORBIDDEN for anyone but the two.
 */
export async function listWithCounsel(
  services: Services,
  user: User,
  caseId: string,
  after: Position | null,
  limit: number,
): Promise<CounselThread> {
  return services.database.as(user, async (db) => {
    const { theCase, as } = await findCounselCase(db, user, caseId);
    const [found, unread] = await Promise.all([
      listCounselMessages(db, caseId, after, limit + 1),
      countCounselUnread(db, caseId, as),
    ]);
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return {
      rows,
      unread,
      may_write: theCase.attorney_id !== null,
      next: found.length > limit && last ? { created_at: last.position, id: last.id } : null,
    };
  });
}
