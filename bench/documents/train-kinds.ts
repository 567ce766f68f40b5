/**
 * Trains the weights of `domain/documents/kind-model` on the texts of `bench/documents/training`: `node bench/documents/train-kinds.ts`.
 * Multinomial logistic regression over words and pairs, full batches, no randomness: the same texts give the same file.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { featuresOf } from '../../domain/documents/kind-model/features.ts';
import { classes, type KindClass, type Weights } from '../../domain/documents/kind-model/guess-kind.ts';

const folder = new URL('training/', import.meta.url);
const file = new URL('../../domain/documents/kind-model/weights.json', import.meta.url);
const rounds = 300;
const step = 6;
/** Pulls weights toward zero, so that no single word decides. */
const decay = 0.0008;
/** A pair must occur in this many texts, a word in one. */
const fewestPairs = 2;
/** Weights below this many hundredths are left out. */
const smallest = 4;

type Example = { of: KindClass; features: string[] };

/** The training texts: one per paragraph, in a file named for its kind. */
export function trainingTexts(): { of: KindClass; text: string }[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const of = classes.find((each) => `${each}.txt` === name);
      if (!of) throw new Error(`${name} is named for no kind`);
      return readFileSync(new URL(name, folder), 'utf8')
        .split(/\n\s*\n/)
        .map((text) => ({ of, text: text.trim() }))
        .filter(({ text }) => text !== '');
    });
}

/** The weights that these texts give. Kinds with few texts count as much as those with many. */
export function train(texts: readonly { of: KindClass; text: string }[]): Weights {
  const examples: Example[] = texts.map(({ of, text }) => ({ of, features: featuresOf(text) }));
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const each of features) seen.set(each, (seen.get(each) ?? 0) + 1);
  const names = [...seen].filter(([name, count]) => !name.includes(' ') || count >= fewestPairs).map(([name]) => name);
  const index = new Map(names.map((name, at) => [name, at]));
  const size = classes.length;
  const weights = new Float64Array(names.length * size);
  const rows = examples.map(({ of, features }) => {
    const known = features.flatMap((name) => index.get(name) ?? []);
    const share = texts.length / size / texts.filter((each) => each.of === of).length;
    return { known, truth: classes.indexOf(of), share, scale: 1 / Math.sqrt(Math.max(1, known.length)) };
  });
  for (let round = 0; round < rounds; round += 1) {
    const change = new Float64Array(weights.length);
    for (const { known, truth, share, scale } of rows) {
      const scores = classes.map((_, k) => known.reduce((sum, at) => sum + (weights[at * size + k] ?? 0), 0) * scale);
      const top = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - top));
      const all = powers.reduce((a, b) => a + b, 0);
      for (let k = 0; k < size; k += 1) {
        const miss = ((k === truth ? 1 : 0) - (powers[k] ?? 0) / all) * share * scale;
        for (const at of known) change[at * size + k] = (change[at * size + k] ?? 0) + miss;
      }
    }
    for (let at = 0; at < weights.length; at += 1)
      weights[at] = (weights[at] ?? 0) + step * ((change[at] ?? 0) / rows.length - decay * (weights[at] ?? 0));
  }
  return Object.fromEntries(
    names
      .map((name, at) => [name, classes.map((_, k) => Math.round((weights[at * size + k] ?? 0) * 100) + 0)] as const)
      .filter(([, each]) => each.some((weight) => Math.abs(weight) >= smallest))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const texts = trainingTexts();
  const weights = train(texts);
  writeFileSync(
    file,
    `{\n${Object.entries(weights)
      .map(([name, each]) => `${JSON.stringify(name)}:${JSON.stringify(each)}`)
      .join(',\n')}\n}\n`,
  );
  console.log(`${texts.length} texts, ${Object.keys(weights).length} words and pairs`);
}
