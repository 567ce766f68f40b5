import { countCases, type AdminJsonPage, type AdminTotal } from './queries.ts';
import { countFound, maxCounted, type AdminFilter, type AdminOrder, type AdminPosition } from './search.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { planCasePage, readJsonPage } from './read-case-page.ts';

type AdminPageRequest = AdminFilter & AdminOrder & { limit: number };
/** Where a page ends. The total travels with it, so that a listing counts once. */
type AdminPage = AdminPosition & AdminTotal;
type Listed = { page: AdminJsonPage } & AdminTotal;

/**
 * One page of the cases table and how many cases the filter matches: exact, or `capped` when a search
 * by text or processor matches very many. `items` is a JSON array of the API's rows.
 */
export async function listForStaff(
  services: Services,
  user: User,
  request: AdminPageRequest,
  after: AdminPage | null,
): Promise<{ items: string; next: AdminPage | null } & AdminTotal> {
  const { page, total, capped } =
    (request.search || request.processor) && !after
      ? await searchFirstPage(services, user, request)
      : await readPage(services, user, request, after);
  return { items: page.items, next: page.last && { ...page.last, total, capped }, total, capped };
}

/** A page whose total is known: from the counters, or from the cursor. */
async function readPage(
  services: Services,
  user: User,
  request: AdminPageRequest,
  after: AdminPage | null,
): Promise<Listed> {
  const plan = await planCasePage(services, user, request);
  const [page, { total, capped }] = await services.database.read(user, (db) =>
    Promise.all([readJsonPage(db, request, plan, after), after ?? countCases(db, request)]),
  );
  return { page, total, capped };
}

/** The first page of a search by text or processor and how many cases match, counted in the same query where that is cheap. */
async function searchFirstPage(services: Services, user: User, request: AdminPageRequest): Promise<Listed> {
  const plan = await planCasePage(services, user, request);
  const page = await services.database.read(user, (db) => readJsonPage(db, request, plan, null, true));
  const counted = page.items === '[]' ? 0 : page.found;
  const found = counted ?? (await services.database.read(user, (db) => countFound(db, request, plan)));
  return { page, total: Math.min(found, maxCounted), capped: found > maxCounted };
}
