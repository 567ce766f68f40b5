import { v7 as uuidv7 } from 'uuid';
import type { AddressPurpose, LetterChannel } from '../../domain/addresses/book-address.ts';
import type { Processor } from '../../domain/processors.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { forViewer, type ShownAddress } from './for-viewer.ts';
import { bookAddresses, findInBook } from './queries.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';

export type NewAddress = {
  processor: Processor;
  entity: string;
  channel: LetterChannel;
  lines: string[];
  purpose: AddressPurpose;
  source: string;
  seen_on: string;
};

/**
 * Enters an address with its source in the caller's name. It can be used once another user has confirmed it. Returns
 * the processor's addresses. Throws CONFLICT when the book has it already, INVALID_INPUT for a day in the future.
 */
export async function add(services: Services, user: User, address: NewAddress): Promise<ShownAddress[]> {
  const now = services.clock.now();
  if (address.seen_on > firmDayOf(now))
    throw new Refusal('INVALID_INPUT', 'This day is in the future.', { seen_on: 'This day is in the future.' });
  return services.database.as(user, async (db) => {
    if (await findInBook(db, address.processor, address.channel, address.lines))
      throw new Refusal('CONFLICT', 'This address is in the book already.');
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('processor_addresses')
      .values({
        id: uuidv7(),
        ...address,
        origin: 'person',
        added_by: user.id,
        added_by_name: user.name,
        added_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) throw new Refusal('CONFLICT', 'This address is in the book already.');
    return forViewer(db, user.id, await bookAddresses(db, address.processor));
  });
}
