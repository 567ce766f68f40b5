import { countUsers, listUsers as listPage, type UserFilter, type UserPosition, type UserTotal } from './queries.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';

/** Where a page ends; the total travels with it, so that counting happens once a listing. */
export type UserPage = UserPosition & UserTotal;

/** One page of people, newest first, with how many there are: exact, or with a search or a role, a floor. */
export async function listUsers(
  services: Services,
  person: Person,
  request: UserFilter & { limit: number },
  after: UserPage | null,
) {
  return services.database.as(person, async (db) => {
    const [rows, { total, capped }] = await Promise.all([
      listPage(db, request, after, request.limit + 1),
      after ?? countUsers(db, request),
    ]);
    const items = rows.slice(0, request.limit);
    const last = items.at(-1);
    const next: UserPage | null =
      rows.length > request.limit && last ? { value: last.position, id: last.id, total, capped } : null;
    return { items, next, total, capped };
  });
}
