import type { Database, Db } from '../../db/actor.ts';
import { listAdminCases, type AdminCaseListRow, type AdminTotal } from './queries.ts';
import {
  countFound,
  mostCounted,
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

/** Rows of the admin table in their order, at most `limit` (2,000) after `after`. */
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

/** The first page of a text search, and how many cases it finds: counted while they are sought, where that costs no more. */
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
  return { rows, total: Math.min(found, mostCounted), capped: found > mostCounted };
}

/** Cases of one status, by status, are by day. */
function sortWithin({ sort, status, priority }: AdminFilter & AdminOrder): AdminSort {
  return (sort === 'status' && status) || (sort === 'priority' && priority) ? 'created_at' : sort;
}

/** What is common in the cases, read anew every ten minutes. Old or none, it makes a search slower at worst. */
async function sharesFor(
  { database, clock }: Services,
  db: Db,
  { search, status, priority }: AdminFilter,
): Promise<Shares> {
  const now = clock.now().getTime();
  const last = known.get(database);
  if ((!search && !status && !priority) || (last && now < last.until)) return last?.shares ?? noShares;
  // Whoever asks meanwhile does with the old ones.
  if (last) last.until = now + fresh;
  const shares = await readShares(db);
  known.set(database, { shares, until: now + fresh });
  return shares;
}
