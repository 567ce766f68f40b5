import type { Concept } from './concepts.ts';
import { isKnownWord } from './lexicon.ts';
import { shared } from './neighbors.ts';

export type Word = Extract<Concept, { is: 'word' }>;

/** One slip of the keyboard apart: a letter more, less, other, or two exchanged. */
function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one.length < 5 || other.length < 4) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const a = one.slice(start, one.length - end);
  const b = other.slice(start, other.length - end);
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0]);
}

/** Whether two words stand for one another, or one is the other with a slip of the keyboard. */
export const isSameWord = (now: Word, was: Word): boolean =>
  shared(now.ids, was.ids) || now.words === was.words || (!isKnownWord(now.words) && isSlip(now.words, was.words));
