import { countCases, type CasePage, type AdminTotal, type StagedCase } from './queries.ts';
import { countFound, maxCounted, type AdminFilter, type AdminOrder, type AdminPosition } from './search.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { SharedReads } from '../kernel/shared-reads.ts';
import { planCasePage, readStagedPage } from './read-case-page.ts';

type AdminPageRequest = AdminFilter & AdminOrder & { limit: number };
/** Where a page ends. The total travels with it, so that a listing counts once. */
type AdminPage = AdminPosition & AdminTotal;
type Listed = { page: CasePage } & AdminTotal;

/** Concurrent searches share their reads: a search is the one list that takes the database long. */
const searches = new SharedReads<Listed>();

/**
 * One page of the cases table and how many cases the filter matches: exact, or `capped` when a search
 * by text or processor matches very many. A number typed whole finds the cases that have it, and no others.
 */
export async function listForStaff(
  services: Services,
  user: User,
  request: AdminPageRequest,
  after: AdminPage | null,
): Promise<{ items: StagedCase<string>[]; next: AdminPage | null } & AdminTotal> {
  const searched = request.search || request.processor;
  const read = () =>
    searched && !after ? searchFirstPage(services, user, request) : readPage(services, user, request, after);
  const { page, total, capped } = await (searched
    ? searches.read(services.database, user, [request, after], read)
    : read());
  return { items: page.items, next: page.last && { ...page.last, total, capped }, total, capped };
}

/** A page whose total is known: from the counters, or from the cursor. */
async function readPage(
  services: Services,
  user: User,
  request: AdminPageRequest,
  after: AdminPage | null,
): Promise<Listed> {
  const { database } = services;
  const plan = await planCasePage(services, user, request);
  // Without a text or processor, a page is read off an index and takes no longer than reading a case.
  const read = request.search || request.processor ? database.readLong : database.read;
  const [page, { total, capped }] = await read(user, (db) =>
    Promise.all([readStagedPage(db, request, plan, after), after ?? countCases(db, request)]),
  );
  return { page, total, capped };
}

/** The first page of a search by text or processor and how many cases match, counted in the same query where that is cheap. */
async function searchFirstPage(services: Services, user: User, request: AdminPageRequest): Promise<Listed> {
  const plan = await planCasePage(services, user, request);
  const page = await services.database.readLong(user, (db) => readStagedPage(db, request, plan, null, true));
  const counted = page.items.length === 0 ? 0 : page.found;
  const found = counted ?? (await services.database.readLong(user, (db) => countFound(db, request, plan)));
  return { page, total: Math.min(found, maxCounted), capped: found > maxCounted };
}
