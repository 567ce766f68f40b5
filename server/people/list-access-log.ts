import { listAccess, type AccessRow } from './queries.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { accessKinds } from './access-log.ts';

const page = 50;

/** Who got and lost access, newest first: a page of it, with the place where the next one begins. */
export async function listAccessLog(
  services: Services,
  person: Person,
  before: number | null,
): Promise<{ items: AccessRow[]; next: number | null }> {
  const rows = await services.database.as(person, (db) =>
    listAccess(db, { kinds: accessKinds, before, limit: page + 1 }),
  );
  const items = rows.slice(0, page);
  return { items, next: rows.length > page ? (items.at(-1)?.id ?? null) : null };
}
