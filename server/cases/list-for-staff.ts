import { countCases, type AdminCaseListRow, type AdminTotal } from './queries.ts';
import { countFound, maxCounted, type AdminFilter, type AdminOrder, type AdminPosition } from './search.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { planCasePage, readCasePage } from './read-case-page.ts';

type AdminPageRequest = AdminFilter & AdminOrder & { limit: number };
/** Where a page ends. The total travels with it, so that a listing counts once. */
type AdminPage = AdminPosition & AdminTotal;

/**
 * One page of the cases table and how many cases the filter matches: exact, or `capped` when a search matches very
 * many.
 */
export async function listForStaff(services: Services, user: User, request: AdminPageRequest, after: AdminPage | null) {
  const { rows, total, capped } =
    request.search && !after
      ? await searchFirstPage(services, user, request)
      : await readPage(services, user, request, after);
  const items = rows.slice(0, request.limit).map(({ found: _found, ...row }) => row);
  const last = items.at(-1);
  const next: AdminPage | null =
    rows.length > request.limit && last ? { value: last.sort_value, id: last.id, total, capped } : null;
  return { items, next, total, capped };
}

type Found = { rows: AdminCaseListRow[] } & AdminTotal;

/** A page whose total is known: from the counters, or from the cursor. */
async function readPage(
  services: Services,
  user: User,
  request: AdminPageRequest,
  after: AdminPage | null,
): Promise<Found> {
  const plan = await planCasePage(services, user, request);
  const [rows, { total, capped }] = await services.database.read(user, (db) =>
    Promise.all([readCasePage(db, request, plan, after, request.limit + 1), after ?? countCases(db, request)]),
  );
  return { rows, total, capped };
}

/** The first page of a text search and how many cases match, counted in the same query where that is cheap. */
async function searchFirstPage(services: Services, user: User, request: AdminPageRequest): Promise<Found> {
  const plan = await planCasePage(services, user, request);
  const rows = await services.database.read(user, (db) =>
    readCasePage(db, request, plan, null, request.limit + 1, true),
  );
  const [first] = rows;
  const found =
    first && first.found === null
      ? await services.database.read(user, (db) => countFound(db, request, plan))
      : (first?.found ?? 0);
  return { rows, total: Math.min(found, maxCounted), capped: found > maxCounted };
}
