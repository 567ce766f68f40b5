import { countUsers, listUsers as listPage, type UserFilter, type UserPosition, type UserTotal } from './queries.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';

/** Where a page ends. The total travels with it, so that a listing counts once. */
type UserPage = UserPosition & UserTotal;

/** One page of users, newest first, and how many there are: exact, or `capped` with a search or a role. */
export async function listUsers(
  services: Services,
  user: User,
  request: UserFilter & { limit: number },
  after: UserPage | null,
) {
  return services.database.as(user, async (db) => {
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
