import type { Db } from '../../db/actor.ts';
import { countCases, type AdminTotal } from './queries.ts';
import type { AdminFilter, AdminOrder, AdminPosition } from './search.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { readCasePage, searchFirstPage } from './read-case-page.ts';

type AdminPageRequest = AdminFilter & AdminOrder & { limit: number };
/** Where a page ends. The total travels with it, so that a listing counts once. */
type AdminPage = AdminPosition & AdminTotal;

/**
 * One page of the cases table and how many cases the filter matches: exact, or `capped` when a search matches very
 * many.
 */
export async function listForStaff(services: Services, user: User, request: AdminPageRequest, after: AdminPage | null) {
  return services.database.as(user, async (db) => {
    const limit = request.limit + 1;
    const { rows, total, capped } =
      request.search && !after
        ? await searchFirstPage(services, db, request, limit)
        : await readCountedPage(services, db, request, after, limit);
    const items = rows.slice(0, request.limit).map(({ found: _found, ...row }) => row);
    const last = items.at(-1);
    const next: AdminPage | null =
      rows.length > request.limit && last ? { value: last.sort_value, id: last.id, total, capped } : null;
    return { items, next, total, capped };
  });
}

/** A page whose total is known: from the counters, or from the cursor. */
async function readCountedPage(
  services: Services,
  db: Db,
  request: AdminPageRequest,
  after: AdminPage | null,
  limit: number,
) {
  const [rows, { total, capped }] = await Promise.all([
    readCasePage(services, db, request, after, limit),
    after ?? countCases(db, request),
  ]);
  return { rows, total, capped };
}
