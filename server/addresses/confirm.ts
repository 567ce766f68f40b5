import type { Services } from '../kernel/context.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { barredFrom } from './barred-from.ts';
import { addressColumns, lockedAddress, type BookAddressRow } from './queries.ts';

/**
 * Another user than the one who entered an address, who answers for a case of its processor, confirms it; from then on letters may go there. An address that an
 * agreement names needs no confirmation but may get one. Idempotent. Throws NOT_FOUND, FORBIDDEN for
 * everybody else.
 */
export async function confirm(services: Services, user: User, id: string): Promise<BookAddressRow> {
  return services.database.as(user, async (db) => {
    const address = await lockedAddress(db, id);
    if (!address) throw notFound('This address');
    if (address.confirmed_at !== null) return address;
    const barred = (await barredFrom(db, user.id, [address])).get(id);
    if (barred !== undefined) throw new Refusal('FORBIDDEN', barred);
    return db
      .updateTable('processor_addresses')
      .set({ confirmed_by: user.id, confirmed_by_name: user.name, confirmed_at: services.clock.now() })
      .where('id', '=', id)
      .returning(addressColumns)
      .executeTakeFirstOrThrow();
  });
}
