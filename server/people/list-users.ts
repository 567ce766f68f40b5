import { countUsers, listUsers as listPage, type UserFilter, type UserPosition, type UserTotal } from './queries.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { SharedReads } from '../kernel/shared-reads.ts';

/** Where a page ends. The total travels with it, so that a listing counts once. */
type UserPage = UserPosition & UserTotal;

type Listed = { rows: Awaited<ReturnType<typeof listPage>> } & UserTotal;

/** Equal searches by staff share one read. */
const searches = new SharedReads<Listed>();

/** One page of users, newest first, and how many there are: exact, or `capped` with a search or a role. */
export async function listUsers(
  services: Services,
  user: User,
  request: UserFilter & { limit: number },
  after: UserPage | null,
) {
  const { database } = services;
  // Without a text to look for, a page is read off an index.
  const readPage = request.search ? database.readLong : database.read;
  const read = () =>
    readPage(user, async (db) => {
      const [rows, { total, capped }] = await Promise.all([
        listPage(db, request, after, request.limit + 1),
        after ?? countUsers(db, request),
      ]);
      return { rows, total, capped };
    });
  const { rows, total, capped } = await (request.search
    ? searches.read(database, user, [request, after], read)
    : read());
  const items = rows.slice(0, request.limit);
  const last = items.at(-1);
  const next: UserPage | null =
    rows.length > request.limit && last ? { value: last.position, id: last.id, total, capped } : null;
  return { items, next, total, capped };
}
