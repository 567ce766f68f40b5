import type { Services } from '../kernel/context.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { addressColumns, lockedAddress, type BookAddressRow } from './queries.ts';

/**
 * A second person confirms an address: from then on letters may go there. What an agreement names may be confirmed too, and need not be.
 * Idempotent. Throws NOT_FOUND, FORBIDDEN for who entered it.
 */
export async function confirm(services: Services, user: User, id: string): Promise<BookAddressRow> {
  return services.database.as(user, async (db) => {
    const address = await lockedAddress(db, id);
    if (!address) throw notFound('This address');
    if (address.confirmed_at !== null) return address;
    if (address.added_by === user.id)
      throw new Refusal('FORBIDDEN', 'You added this address; a second person confirms it.');
    return db
      .updateTable('processor_addresses')
      .set({ confirmed_by: user.id, confirmed_by_name: user.name, confirmed_at: services.clock.now() })
      .where('id', '=', id)
      .returning(addressColumns)
      .executeTakeFirstOrThrow();
  });
}
