import { documentKinds, type DocumentKind } from './document-kind.ts';
import { clues } from './kind-labels.ts';
import type { KindGuess, ReadPage } from './extraction.ts';

/** Documents name themselves in their first lines, so clues there weigh half as much again. */
const headLines = 12;
/** Minimum score to classify. */
const minScore = 6;
/** Minimum confidence to report a kind. */
const sureKind = 0.5;
/** Characters examined; the rest adds little. */
const maxText = 60_000;

/** The score of each kind: each clue in the text counts once. */
function kindScores(lines: readonly string[]): (readonly [DocumentKind, number])[] {
  const text = lines
    .join('\n')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/[’`]/g, "'")
    .slice(0, maxText)
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
 * Classifies a document as one of the eight recommended kinds by weighted clues. `kind` is null when evidence is weak or two kinds tie;
 * `confidence` (0 to 1) grows with the score and its lead over the runner-up.
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
