import type { Db } from '../../db/actor.ts';
import type { LetterChannel } from '../../domain/addresses/book-address.ts';
import type { Processor } from '../../domain/processors.ts';
import { findInBook } from './queries.ts';

/** Where a letter is to go: the lines below the addressee's name, or one email address. */
export type LetterAddress = { processor: Processor; channel: LetterChannel; lines: readonly string[] };

const called: Record<LetterChannel, string> = { certified_mail: 'mailing address', email: 'email address' };

/**
 * Why no letter may go to this address yet, in a sentence for staff and attorney; null for one that its agreement names or that a second
 * person has confirmed.
 */
export async function addressObstacle(db: Db, { processor, channel, lines }: LetterAddress): Promise<string | null> {
  const found = await findInBook(db, processor, channel, lines);
  if (found === null)
    return `The ${called[channel]} ${lines.join(', ')} is not in the address book. Add it with its source; a second person then confirms it.`;
  return found.usable
    ? null
    : `The ${called[channel]} ${lines.join(', ')} waits in the address book for a second person’s confirmation; ${found.added_by_name} added it.`;
}
