import type { Database, Db } from '../../db/actor.ts';
import { listAdminCases, listStagedCases, type AdminCaseListRow, type CasePage } from './queries.ts';
import {
  casesOfNumber,
  noShares,
  planSearch,
  readShares,
  type AdminFilter,
  type AdminOrder,
  type AdminPosition,
  type SearchPlan,
  type Shares,
} from './search.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';

const fresh = 10 * 60_000;
const known = new WeakMap<Database, { shares: Shares; until: number }>();

/** How to find the cases of a filter in an order. */
export async function planCasePage(
  services: Services,
  user: User,
  request: AdminFilter & AdminOrder,
): Promise<SearchPlan> {
  const plan = planSearch(request, await sharesFor(services, user, request));
  if (!request.search) return plan;
  const numbered = await services.database.readLong(user, (db) =>
    casesOfNumber(db, request, orderWithin(request), plan),
  );
  return numbered.length > 0 ? { ...plan, numbered } : plan;
}

/** At most `limit` (2,000) rows of the cases table after `after`. */
export function readCasePage(
  db: Db,
  request: AdminFilter & AdminOrder,
  plan: SearchPlan,
  after: AdminPosition | null,
  limit: number,
): Promise<AdminCaseListRow[]> {
  return listAdminCases(db, request, orderWithin(request), after, limit, false, plan);
}

/** One page of `request.limit` rows with their stages; with `count`, how many match, as listAdminCases has it. */
export function readStagedPage(
  db: Db,
  request: AdminFilter & AdminOrder & { limit: number },
  plan: SearchPlan,
  after: AdminPosition | null,
  count = false,
): Promise<CasePage> {
  return listStagedCases(db, request, orderWithin(request), after, request.limit, count, plan);
}

/** Sorting one status by status is sorting by date. */
function orderWithin({ sort, direction, status, priority, processor }: AdminFilter & AdminOrder): AdminOrder {
  const alike =
    (sort === 'status' && status) || (sort === 'priority' && priority) || (sort === 'processor' && processor);
  return { sort: alike ? 'created_at' : sort, direction };
}

/** The search statistics, read again every ten minutes. Stale or missing ones only make a search slower. */
async function sharesFor(
  { database, clock }: Services,
  user: User,
  { search, status, priority }: AdminFilter,
): Promise<Shares> {
  const now = clock.now().getTime();
  const last = known.get(database);
  if ((!search && !status && !priority) || (last && now < last.until)) return last?.shares ?? noShares;
  // Concurrent searches use the old statistics meanwhile.
  if (last) last.until = now + fresh;
  const shares = await database.readLong(user, readShares);
  known.set(database, { shares, until: now + fresh });
  return shares;
}
