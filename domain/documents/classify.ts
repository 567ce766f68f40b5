import { documentKinds, type DocumentKind } from './document-kind.ts';
import { clues } from './kind-labels.ts';
import type { KindGuess, ReadPage } from './extraction.ts';

/** Lines at the head, where documents say what they are: what stands there counts half as much again. */
const headLines = 12;
/** A score below it is too little to go by. */
const minScore = 6;
/** Below this confidence a document's kind is unknown. */
const sureKind = 0.5;
/** Letters of a document that are looked at; the rest is more of the same. */
const longestText = 60_000;

/** The score of each kind: the weight of each clue that the text has, once. */
function kindScores(lines: readonly string[]): (readonly [DocumentKind, number])[] {
  const text = lines
    .join('\n')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/[’`]/g, "'")
    .slice(0, longestText)
    .replaceAll('\n', ' ');
  const head = lines.slice(0, headLines).join(' ').replaceAll(/\s+/g, ' ');
  return documentKinds.map((kind) => [
    kind,
    clues[kind].reduce(
      (sum, { words, weight }) => sum + (words.test(head) ? weight * 1.5 : words.test(text) ? weight : 0),
      0,
    ),
  ]);
}

/**
 * Which of the eight recommended documents this is, by weighted words; the same text always gives the same answer. `kind` is null when
 * too little speaks for any, or two are as likely; `confidence` 0 to 1 grows with the score and with the lead over the next.
 */
export function classify(pages: readonly ReadPage[]): KindGuess {
  const scores = kindScores(pages.flatMap(({ lines }) => lines));
  const [best, next] = scores.toSorted(([, a], [, b]) => b - a);
  if (!best || best[1] < minScore) return { kind: null, confidence: 0 };
  const lead = (best[1] - Math.max(0, next?.[1] ?? 0)) / best[1];
  const weight = Math.min(1, best[1] / 14);
  const confidence = Math.round(Math.min(0.99, weight * (0.45 + 0.85 * lead)) * 100) / 100;
  return confidence >= sureKind ? { kind: best[0], confidence } : { kind: null, confidence };
}
