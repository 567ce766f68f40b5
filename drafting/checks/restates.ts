import { rephraseWords } from '../text/rephrase-words.ts';
import { figuresIn } from './figures.ts';

/** Words on which the meaning turns: a restatement has them all, and in the same order. */
const turning =
  /\b(?:not|no|none|never|nothing|neither|nor|without|cannot|\w+n't|only|must|may|might|can|could|shall|should|will|would|all|any|some|every|each|part|least|most|more|less|fewer|before|after|since|until|by|than|first|last|unless|if|except|against|for|from|to|of|on|in|owes?|merchant|you|your|we|our|us)\b/gi;
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/gi, 'cannot'],
  [/\bwon't\b/gi, 'will not'],
  [/\b(\w+)n't\b/gi, '$1 not'],
  [/\b(we|you|they)'ve\b/gi, '$1 have'],
  [/\b(it|that)'s\b/gi, '$1 is'],
];
const spelled = (text: string): string =>
  contractions.reduce((left, [from, to]) => left.replace(from, to), text).toLowerCase();
const stems = (text: string): string[] =>
  (text.match(/[\p{L}][\p{L}'-]*/gu) ?? [])
    .filter((word) => !rephraseWords.has(word))
    .map((word) => word.replace(/'s?$/, '').slice(0, 6));
const turns = (text: string): string => (text.match(turning) ?? []).join(' ');
const figures = (text: string): string =>
  figuresIn(text)
    .map(({ kind, value }) => `${kind}:${value}`)
    .join(' ');

type Known = { sentence: string; stems: readonly string[]; turns: string; figures: string };
export const knownSentence = (sentence: string): Known => {
  const text = spelled(sentence);
  return { sentence, stems: stems(text), turns: turns(text), figures: figures(text) };
};

/**
 * Whether a sentence says what a sentence of the plan says, in words that differ by nothing on which the meaning turns: the same figures in
 * the same order, the same words of denial, measure, time and party, and no other content.
 */
export function restates(plain: string, known: readonly Known[]): boolean {
  const own = knownSentence(plain);
  return known.some(
    (each) =>
      own.turns === each.turns &&
      own.figures === each.figures &&
      own.stems.length === each.stems.length &&
      own.stems.every((stem, at) => stem === each.stems[at]),
  );
}
