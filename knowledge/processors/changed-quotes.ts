import { createHash } from 'node:crypto';
import { quotesOf, type Agreement } from './agreement.ts';
import read from './quote-hashes.json' with { type: 'json' };

/** SHA-256 of each quote as it stood in the copy that was read, by agreement and place. */
const hashes: Readonly<Record<string, Readonly<Record<string, string>>>> = read;

/**
 * Places of a version whose quote is not, to the character, the one that was read. What rests on them is amber until an attorney has
 * compared them with the text. Empty when all are as read.
 */
export function changedQuotes(agreement: Agreement): string[] {
  const own = hashes[agreement.id] ?? {};
  return quotesOf(agreement)
    .filter(({ place, quote }) => own[place] !== createHash('sha256').update(quote).digest('hex'))
    .map(({ place }) => place);
}
