/** Whether a text has a meaning: by the words that the documents we know are written in. */
import { isFiller, stemOf } from './kind-model/features.ts';
import { isKnownFeature } from './kind-model/guess-kind.ts';

/** Letters, and the characters that stand in for them where a font does not map its glyphs to letters. */
const word = /[\p{L}\p{Co}\p{Cn}\uFFFD\u0000-\u0008\u000e-\u001f\u0080-\u009f'’]{2,}/gu;
/** Characters looked at. */
const maxText = 12_000;
/** Minimum letters to judge a text: fewer may all be names. */
const minLetters = 60;
/**
 * Minimum share of known letters. English documents have half or more, even with tables; text whose letters a font
 * shifts has almost none.
 */
const minShare = 0.2;

/** The letters of a text's words, and those of the words that are known. */
export function knownLetters(text: string): { all: number; known: number } {
  const words = text.slice(0, maxText).toLowerCase().match(word) ?? [];
  const lettersOf = (some: readonly string[]): number => some.reduce((sum, { length }) => sum + length, 0);
  return {
    all: lettersOf(words),
    known: lettersOf(words.filter((each) => isFiller(each) || isKnownFeature(stemOf(each)))),
  };
}

/** False where a text is long and hardly a word of it is known: its letters are probably not those that the page shows. */
export function hasMeaning(text: string): boolean {
  const { all, known } = knownLetters(text);
  return all < minLetters || known >= minShare * all;
}
