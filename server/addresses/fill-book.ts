import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { systemActor, type Database } from '../../db/actor.ts';
import { processors } from '../../domain/processors.ts';
import { agreedAddresses } from '../../knowledge/processors/addresses.ts';

/**
 * Enters, on each start, the addresses that the release's agreements name. Idempotent: an address that is in the book
 * or was taken out is left alone. Returns how many were new.
 */
export async function fillBook(database: Database, now: Date): Promise<number> {
  return database.as(systemActor, async (db) => {
    let added = 0;
    for (const processor of processors)
      for (const address of agreedAddresses(processor)) {
        const { rows } = await sql<{ known: boolean }>`
          select exists (select 1 from processor_addresses
            where processor = ${processor} and channel = ${address.channel} and origin = 'agreement'
              and key = app.address_key(${address.channel}, ${address.lines.join('\n')})) as known`.execute(db);
        if (rows[0]?.known) continue;
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('processor_addresses')
          .values({ id: uuidv7(), processor, ...address, origin: 'agreement', added_by_name: 'Unhold', added_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        added += Number(numInsertedOrUpdatedRows ?? 0n);
      }
    return added;
  });
}
