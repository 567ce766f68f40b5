import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { requireSecond } from '../people/second-person.ts';
import { addressColumns, lockedAddress, type BookAddressRow } from './queries.ts';

export const ownAddress = 'You added this address; a second person confirms it.';

/**
 * Another user than the one who entered an address confirms it; from then on letters may go there. An address that an
 * agreement names needs no confirmation but may get one. Idempotent. Throws NOT_FOUND, FORBIDDEN for the user who
 * entered it.
 */
export async function confirm(services: Services, user: User, id: string): Promise<BookAddressRow> {
  return services.database.as(user, async (db) => {
    const address = await lockedAddress(db, id);
    if (!address) throw notFound('This address');
    if (address.confirmed_at !== null) return address;
    await requireSecond(db, user.id, address.added_by, ownAddress);
    return db
      .updateTable('processor_addresses')
      .set({ confirmed_by: user.id, confirmed_by_name: user.name, confirmed_at: services.clock.now() })
      .where('id', '=', id)
      .returning(addressColumns)
      .executeTakeFirstOrThrow();
  });
}
