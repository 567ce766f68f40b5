import { listErasureRequests, type ErasurePosition, type ErasureRow } from './queries.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';

export const erasuresAPage = 50;

/** One page of requests, those that wait first, with the position after the last one when there are more. */
export async function listErasures(
  services: Services,
  person: Person,
  after: ErasurePosition | null,
): Promise<{ items: ErasureRow[]; next: ErasurePosition | null }> {
  const rows = await services.database.as(person, (db) => listErasureRequests(db, { after, limit: erasuresAPage + 1 }));
  const items = rows.slice(0, erasuresAPage);
  const last = items.at(-1);
  return {
    items,
    next:
      rows.length > erasuresAPage && last
        ? { open: last.status === 'requested', value: last.position, id: last.id }
        : null,
  };
}
