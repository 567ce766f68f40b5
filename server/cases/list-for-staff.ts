import type { Db } from '../../db/actor.ts';
import { countCases, type AdminTotal } from './queries.ts';
import type { AdminFilter, AdminOrder, AdminPosition } from './search.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { readCasePage, searchFirstPage } from './read-case-page.ts';

export type AdminPageRequest = AdminFilter & AdminOrder & { limit: number };
/** Where a page ends; the total travels with it, so that counting happens once a listing. */
export type AdminPage = AdminPosition & AdminTotal;

/** One page of the admin's cases with the number that the filter leaves: exact, or for a text that very many hold, a floor. */
export async function listForStaff(
  services: Services,
  person: Person,
  request: AdminPageRequest,
  after: AdminPage | null,
) {
  return services.database.as(person, async (db) => {
    const limit = request.limit + 1;
    const { rows, total, capped } =
      request.search && !after
        ? await searchFirstPage(services, db, request, limit)
        : await readKeptPage(services, db, request, after, limit);
    const items = rows.slice(0, request.limit).map(({ found: _found, ...row }) => row);
    const last = items.at(-1);
    const next: AdminPage | null =
      rows.length > request.limit && last ? { value: last.sort_value, id: last.id, total, capped } : null;
    return { items, next, total, capped };
  });
}

/** A page whose total is kept: in the counts, or in the position that the page before gave. */
async function readKeptPage(
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
