import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { lockedAddress } from './queries.ts';

/** Takes an address out of the book: no letter goes there any more. It stays on record. Throws NOT_FOUND. */
export async function takeOut(services: Services, user: User, id: string): Promise<void> {
  await services.database.as(user, async (db) => {
    if (!(await lockedAddress(db, id))) throw notFound('This address');
    await db
      .updateTable('processor_addresses')
      .set({ retired_by: user.id, retired_by_name: user.name, retired_at: services.clock.now() })
      .where('id', '=', id)
      .execute();
  });
}
