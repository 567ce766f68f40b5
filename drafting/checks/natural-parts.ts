import { endings } from './lexicon.ts';

const forms = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean).flatMap(endings));

/**
 * What in a demand letter only one of the two can be doing: "the loss is that money" is the Merchant's loss, and a term "has been shown" by the
 * processor. Such a party may be named, or left out, where nothing else changes.
 */
const parts: Readonly<Record<'P' | 'M', ReadonlySet<string>>> = {
  M: forms(
    'lose lost loss demand claim reserve renew repeat prefer defense remedy right loses losing notice deliver delivery ship fulfill sell sale order meet met satisfy',
  ),
  P: forms(
    'withhold withheld withholding release show shown produce refuse refusal calculate calculation compute computed review ledger rely relied answer reply response disclose explain decide decision reach receive receipt hold held keep kept',
  ),
};

/** Whether one of these words beside a party is its own part. */
export const isItsPart = (party: string, near: readonly string[]): boolean =>
  (party === 'P' || party === 'M') && near.some((word) => parts[party].has(word));
