import pg from 'pg';
import { openDatabase } from '../../db/actor.ts';
import { openPool } from '../../db/pool.ts';
import { processors } from '../../domain/processors.ts';
import { fillBook } from '../../server/addresses/fill-book.ts';

export const mailingAddress = ['Legal Department', '1 Example Way', 'San Francisco, CA 94105'];
export const legal = 'legal@processor.example';

/**
 * Made-up addresses to which tests may send letters of any processor. The emails are for notices, so that a letter names
 * no copy by email and may go without one.
 */
const usable: readonly (readonly [channel: string, lines: string[]])[] = [
  ['certified_mail', mailingAddress],
  ['email', [legal]],
  ...Array.from({ length: 10 }, (_, index): [string, string[]] => ['email', [`legal${index}@processor.example`]]),
];

/** Fills the address book as a start does, and adds the made-up addresses. */
export async function fillTestBook(url: string): Promise<void> {
  const pool = openPool(url, 'unhold_app', 1, () => {});
  await fillBook(openDatabase(pool), new Date());
  await pool.end();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [channel, lines] of usable)
    await client.query(
      `insert into processor_addresses (id, processor, entity, channel, lines, purpose, origin, source, seen_on, added_by_name, added_at)
       select gen_random_uuid(), processor, 'Processor, Inc.', $1, $2, case $1 when 'email' then 'notice' else 'legal' end, 'agreement', 'made up for tests', current_date, 'Test', now()
       from unnest($3::text[]) processor`,
      [channel, lines, processors],
    );
  await client.end();
}
