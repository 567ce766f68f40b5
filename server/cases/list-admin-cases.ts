import { countAdminCases, listAdminCases as listPage, type AdminFilter, type AdminPosition, type AdminSort, type AdminTotal } from '../../db/queries/admin-cases.ts';
import type { Person } from '../auth/session.ts';
import type { Services } from '../context.ts';

export type AdminPageRequest = AdminFilter & { sort: AdminSort; direction: 'asc' | 'desc'; limit: number };
/** Where a page ends; the total travels with it, so that counting happens once a listing. */
export type AdminPage = AdminPosition & AdminTotal;

/** One page of the admin's cases with the number that the filter leaves: exact, or for a text that very many hold, a floor. */
export async function listAdminCases(services: Services, person: Person, request: AdminPageRequest, after: AdminPage | null) {
  return services.database.as(person, async (db) => {
    const [rows, { total, capped }] = await Promise.all([
      listPage(db, request, request, after, request.limit + 1),
      after ?? countAdminCases(db, request),
    ]);
    const items = rows.slice(0, request.limit);
    const last = items.at(-1);
    const next: AdminPage | null = rows.length > request.limit && last ? { value: last.sort_value, id: last.id, total, capped } : null;
    return { items, next, total, capped };
  });
}
