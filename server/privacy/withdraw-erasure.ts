import { latestErasure, type OwnErasureRow } from './queries.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';

/** Takes the caller's open request back; without one, nothing happens. Throws CONFLICT when it was decided a moment ago. */
export async function withdrawErasure(services: Services, person: Person): Promise<OwnErasureRow | undefined> {
  return services.database.as(person, async (db) => {
    const before = await latestErasure(db, person.id);
    if (before?.status !== 'requested') return before?.status === 'withdrawn' ? undefined : before;
    const { numUpdatedRows } = await db
      .updateTable('erasure_requests')
      .set({ status: 'withdrawn' })
      .where('id', '=', before.id)
      .where('status', '=', 'requested')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refusal('CONFLICT', 'Your request has just been decided. Look at it again.');
    return undefined;
  });
}
