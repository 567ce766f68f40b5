import type { Database, Db } from '../../db/actor.ts';
import { listAdminCases, type AdminCaseListRow, type AdminTotal } from './queries.ts';
import {
  countFound,
  maxCounted,
  noShares,
  planSearch,
  readShares,
  type AdminFilter,
  type AdminOrder,
  type AdminPosition,
  type AdminSort,
  type Shares,
} from './search.ts';
import type { Services } from '../kernel/context.ts';

const fresh = 10 * 60_000;
const known = new WeakMap<Database, { shares: Shares; until: number }>();

/** At most `limit` (2,000) rows of the cases table after `after`. */
export async function readCasePage(
  services: Services,
  db: Db,
  request: AdminFilter & AdminOrder,
  after: AdminPosition | null,
  limit: number,
): Promise<AdminCaseListRow[]> {
  const plan = planSearch(request, await sharesFor(services, db, request));
  return listAdminCases(
    db,
    request,
    { sort: sortWithin(request), direction: request.direction },
    after,
    limit,
    false,
    plan,
  );
}

/** The first page of a text search and how many cases match, counted in the same query where that is cheap. */
export async function searchFirstPage(
  services: Services,
  db: Db,
  request: AdminFilter & AdminOrder,
  limit: number,
): Promise<{ rows: AdminCaseListRow[] } & AdminTotal> {
  const plan = planSearch(request, await sharesFor(services, db, request));
  const rows = await listAdminCases(
    db,
    request,
    { sort: sortWithin(request), direction: request.direction },
    null,
    limit,
    true,
    plan,
  );
  const found = rows[0] ? (rows[0].found ?? (await countFound(db, request, plan))) : 0;
  return { rows, total: Math.min(found, maxCounted), capped: found > maxCounted };
}

/** Sorting one status by status is sorting by date. */
function sortWithin({ sort, status, priority }: AdminFilter & AdminOrder): AdminSort {
  return (sort === 'status' && status) || (sort === 'priority' && priority) ? 'created_at' : sort;
}

/** The search statistics, read again every ten minutes. Stale or missing ones only make a search slower. */
async function sharesFor(
  { database, clock }: Services,
  db: Db,
  { search, status, priority }: AdminFilter,
): Promise<Shares> {
  const now = clock.now().getTime();
  const last = known.get(database);
  if ((!search && !status && !priority) || (last && now < last.until)) return last?.shares ?? noShares;
  // Concurrent searches use the old statistics meanwhile.
  if (last) last.until = now + fresh;
  const shares = await readShares(db);
  known.set(database, { shares, until: now + fresh });
  return shares;
}
