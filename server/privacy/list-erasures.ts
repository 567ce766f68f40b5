import { listErasureRequests, type ErasurePosition, type ErasureRow } from './queries.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';

const erasuresAPage = 50;

/** One page of requests, open ones first, and where the next page begins when there is one. */
export async function listErasures(
  services: Services,
  user: User,
  after: ErasurePosition | null,
): Promise<{ items: ErasureRow[]; next: ErasurePosition | null }> {
  const rows = await services.database.as(user, (db) => listErasureRequests(db, { after, limit: erasuresAPage + 1 }));
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
