import type { LetterBlock, LetterDocument } from '../../domain/letters/letter.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { folded } from '../text/display.ts';

const textOf = ({ text, items = [], rows = [] }: LetterBlock): string[] => [
  text,
  ...items,
  ...rows.map((row) => row.join(' ')),
];

/**
 * Whether a letter deals with the processor's offer of so many cents: one of its passages mentions an offer or a
 * proposal and names that very sum, with or without ".00". Its figure is checked against the facts like any other, no
 * matter who wrote the passage.
 */
export function dealsWithOffer({ blocks }: LetterDocument, cents: number): boolean {
  const sum = formatCents(cents)
    .replace(/\.00$/, '')
    .replace(/[$.]/g, String.raw`\$&`);
  const named = new RegExp(String.raw`${sum}(?:\.00)?(?![.,]?\d)`);
  return blocks
    .filter(({ enclosure }) => enclosure === undefined)
    .flatMap(textOf)
    .map(folded)
    .some((text) => /\b(?:offer|propos)/i.test(text) && named.test(text));
}
