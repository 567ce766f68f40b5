/** Guesses a document's kind with weights trained on written examples (`bench/documents/train-kinds.ts`). */
import { documentKinds, type DocumentKind } from '../document-kind.ts';
import { featuresOf } from './features.ts';
import trained from './weights.json' with { type: 'json' };

/** What a document can be for the model: one of the eight kinds, or something else. */
export const classes = [...documentKinds, 'none'] as const;
export type KindClass = (typeof classes)[number];
/** For each feature its weight for each class, in their order, in hundredths. */
export type Weights = Readonly<Record<string, readonly number[]>>;

const weights: Weights = trained;

/** Whether the documents that the model learned from have this word's stem, or this pair. */
export const isKnownFeature = (feature: string): boolean => Object.hasOwn(weights, feature);

/** The probability of each class. A text with no known feature gives all classes the same. */
function chancesOf(text: string, from: Weights = weights): Record<KindClass, number> {
  const known = featuresOf(text).flatMap((feature) => (Object.hasOwn(from, feature) ? [from[feature] ?? []] : []));
  const scale = 100 * Math.sqrt(Math.max(1, known.length));
  const scores = classes.map((_, at) => known.reduce((sum, each) => sum + (each[at] ?? 0), 0) / scale);
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const all = powers.reduce((a, b) => a + b, 0);
  return Object.fromEntries(classes.map((each, at) => [each, (powers[at] ?? 0) / all])) as Record<KindClass, number>;
}

/** The likeliest class, its probability, and how many features of the text speak for or against any. */
export function guessKind(text: string): { kind: DocumentKind | null; chance: number; known: number } {
  const [best = ['none', 0] as const] = (Object.entries(chancesOf(text)) as [KindClass, number][]).toSorted(
    ([, a], [, b]) => b - a,
  );
  return {
    kind: best[0] === 'none' ? null : best[0],
    chance: best[1],
    known: featuresOf(text).filter(isKnownFeature).length,
  };
}
