import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { LetterChannel } from '../../domain/addresses/book-address.ts';
import type { Processor } from '../../domain/processors.ts';

export const addressColumns = [
  'id',
  'processor',
  'entity',
  'channel',
  'lines',
  'purpose',
  'origin',
  'source',
  'seen_on',
  'added_by',
  'added_by_name',
  'added_at',
  'confirmed_by_name',
  'confirmed_at',
] as const;

/** The book's addresses of a processor, or of all, by processor and purpose; those taken out are left out. At most 500. */
export function bookAddresses(db: Db, processor: Processor | null) {
  return db
    .selectFrom('processor_addresses')
    .select(addressColumns)
    .where('retired_at', 'is', null)
    .$if(processor !== null, (query) => query.where('processor', '=', processor ?? 'other'))
    .orderBy('processor')
    .orderBy('channel')
    .orderBy('purpose', 'desc')
    .orderBy('seen_on', 'desc')
    .orderBy('id')
    .limit(500)
    .execute();
}
export type BookAddressRow = Awaited<ReturnType<typeof bookAddresses>>[number];

/** Locks an address of the book until the transaction ends. Undefined when there is none. */
export const lockedAddress = (db: Db, id: string): Promise<BookAddressRow | undefined> =>
  db
    .selectFrom('processor_addresses')
    .select(addressColumns)
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** The email address of the book to which a copy of a letter may go; that of notices is for notices. Null without one. */
export async function copyEmailOf(db: Db, processor: Processor): Promise<string | null> {
  const book = await bookAddresses(db, processor);
  const usable = book.filter(
    ({ channel, purpose, origin, confirmed_at }) =>
      channel === 'email' && purpose !== 'notice' && (origin === 'agreement' || confirmed_at !== null),
  );
  return (usable.find(({ purpose }) => purpose === 'legal') ?? usable[0])?.lines[0] ?? null;
}

type Found = { id: string; usable: boolean; added_by: string | null; added_by_name: string };

/** The book's entry for an address as written, found by `app.book_address`; null where it has none. */
export async function findInBook(
  db: Db,
  processor: Processor,
  channel: LetterChannel,
  address: readonly string[],
): Promise<Found | null> {
  const { rows } =
    await sql<Found>`select * from app.book_address(${processor}, ${channel}, ${address.join('\n')})`.execute(db);
  return rows[0] ?? null;
}

/** Where a letter is to go: the lines below the addressee's name, or one email address. */
type LetterAddress = { processor: Processor; channel: LetterChannel; lines: readonly string[] };

const called: Record<LetterChannel, string> = { certified_mail: 'mailing address', email: 'email address' };

/**
 * Why no letter may go to this address yet, in a sentence for staff and attorney; null for one that its agreement names
 * or that another user has confirmed.
 */
export async function addressObstacle(db: Db, { processor, channel, lines }: LetterAddress): Promise<string | null> {
  const found = await findInBook(db, processor, channel, lines);
  if (found === null)
    return `The ${called[channel]} ${lines.join(', ')} is not in the address book. Add it with its source; a second person then confirms it.`;
  return found.usable
    ? null
    : `The ${called[channel]} ${lines.join(', ')} waits in the address book for a second person’s confirmation; ${found.added_by_name} added it.`;
}
