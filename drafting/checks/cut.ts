import { sentencesOf } from '../text/sentences.ts';
import type { FactWords } from './mask.ts';
import { withoutCitations } from './cited-places.ts';
import { masked } from './mask.ts';

const hidden = '·';
/** All but the last character: a fact that ends in a period may end the sentence too. */
const covered = (words: string): string => hidden.repeat(Math.max(words.length - 1, 0)) + words.slice(-1);

/** Cached, since each check that compares a letter with its plan asks for the plan's texts. */
const cuts = new WeakMap<FactWords, Map<string, readonly string[]>>();

/**
 * Folded text cut into sentences. Citations, quotations and facts are hidden first, so that no period inside one ends a
 * sentence; the result has the text itself.
 */
export function cutSentences(plain: string, words: FactWords): readonly string[] {
  const cut = cuts.get(words) ?? new Map<string, readonly string[]>();
  cuts.set(words, cut);
  const known = cut.get(plain) ?? sentencesIn(plain, words);
  cut.set(plain, known);
  return known;
}

function sentencesIn(plain: string, words: FactWords): readonly string[] {
  if (!/[.!?]\s/.test(plain)) return sentencesOf(plain);
  const found = masked(withoutCitations(plain, words.citations).rest, words.all);
  const gone = (at: number): boolean => found[at] === ' ' && (plain[at] ?? ' ') !== ' ';
  const shape = plain
    .split('')
    .map((character, at) => {
      if (!gone(at)) return character;
      const goesOn = gone(at + 1) || (plain[at + 1] === ' ' && found[at + 1] === ' ' && gone(at + 2));
      if (/[.!?]/.test(character) && goesOn) return hidden;
      // A name in lower case may begin a sentence.
      return !gone(at - 1) && plain[at - 1] === ' ' && /\p{Ll}/u.test(character) && /\p{Lu}/u.test(plain[at + 1] ?? '')
        ? 'X'
        : character;
    })
    .join('')
    .replace(/"[^"]{3,}"/g, (quote) => `"${covered(quote.slice(1, -1))}"`);
  let from = 0;
  return sentencesOf(shape).map((part) => {
    const at = shape.indexOf(part, from);
    from = at + part.length;
    return plain.slice(at, at + part.length);
  });
}

/** A table row is one unit, so that amounts cannot be swapped between rows. */
export const rowText = (row: readonly string[]): string => row.join(' | ');
