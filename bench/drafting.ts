/**
 * Measures that drafting invents nothing: `npm run --prefix bench drafting -- --letters 10000 --seed 1`, or
 * `LETTERS=10000`. `--quick` runs a twentieth. Letters, shares and analyses come half from each of two generators, with
 * separate figures. Prints the seeds, every miss with its seed and one line per goal; exits with 1 if a goal is missed.
 */
import { parseArgs } from 'node:util';
import { table } from './figures.ts';
import type { Goal } from './drafting/goal.ts';
import { measureAnalyses } from './drafting/measure-analyses.ts';
import { measureCorruptions } from './drafting/measure-corruptions.ts';
import { measureEdited } from './drafting/measure-edited.ts';
import { measureInjections } from './drafting/measure-injections.ts';
import { generators } from './drafting/generators.ts';
import { measureLetters } from './drafting/measure-letters.ts';
import { measurePdfs } from './drafting/measure-pdfs.ts';
import { measurePackets, measureShares } from './drafting/measure-across.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    seed: text,
    letters: text,
    analyses: text,
    corruptions: text,
    injections: text,
    packets: text,
    pdfs: text,
    edited: text,
    quick: { type: 'boolean' },
  },
});

/** The size of one part: as requested, else `full` or a twentieth when quick; other parts scale with `--letters`. */
function sizeOf(
  part: 'letters' | 'analyses' | 'corruptions' | 'injections' | 'packets' | 'pdfs' | 'edited',
  full: number,
): number {
  const asked = values[part];
  if (asked !== undefined) return Number(asked);
  const letters = values.letters ?? process.env['LETTERS'];
  if (part === 'letters' && letters !== undefined) return Number(letters);
  const share = letters !== undefined ? Number(letters) / 10_000 : values.quick ? 0.05 : 1;
  return Math.max(1, Math.round(full * Math.min(1, share)));
}

const from = Number(values.seed ?? 1);
const sizes = {
  letters: sizeOf('letters', 10_000),
  analyses: sizeOf('analyses', 10_000),
  corruptions: sizeOf('corruptions', 500),
  injections: values.injections ? Number(values.injections) : 200,
  packets: sizeOf('packets', 1_000),
  pdfs: sizeOf('pdfs', 200),
  edited: sizeOf('edited', 20),
};
/** Half of the seeds each. */
const half = (size: number): { from: number; count: number } => ({ from, count: Math.max(1, Math.ceil(size / 2)) });
const lettersOfCase = 4;
const parts: readonly (readonly [string, () => Goal[] | Promise<Goal[]>])[] = [
  ...Object.values(generators).flatMap((generator): (readonly [string, () => Goal[]])[] => {
    const letters = half(sizes.letters);
    const cases = half(sizes.letters / lettersOfCase);
    const analyses = half(sizes.analyses);
    return [
      [`${generator.name}: ${letters.count} letters from seed ${from}`, () => measureLetters(letters, generator)],
      [`${generator.name}: ${cases.count} cases from seed ${from}`, () => measureShares(cases, generator)],
      [`${generator.name}: ${analyses.count} analyses from seed ${from}`, () => measureAnalyses(analyses, generator)],
    ];
  }),
  [`corruptions, ${sizes.corruptions} a kind, seeds from ${from}`, () => measureCorruptions(from, sizes.corruptions)],
  [`injections, seeds ${from} to ${from + sizes.injections - 1}`, () => measureInjections(from, sizes.injections)],
  [`edited letters, ${sizes.edited} rounds`, () => measureEdited(sizes.edited)],
  [`packets, ${sizes.packets} a processor, seeds from ${from}`, () => measurePackets({ from, count: sizes.packets })],
  [`PDFs, seeds ${from} to ${from + sizes.pdfs - 1}`, () => measurePdfs({ from, count: sizes.pdfs })],
];
const shownMisses = 25;
let met = true;
for (const [title, measure] of parts) {
  const began = performance.now();
  const goals = await measure();
  met &&= goals.every((goal) => goal.met);
  process.stdout.write(`${title} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`);
  process.stdout.write(
    `${table([['', 'measured', 'goal', ''], ...goals.map((goal) => [goal.what, goal.measured, goal.goal, goal.met ? 'met' : 'MISSED'])])}\n`,
  );
  for (const goal of goals)
    for (const miss of goal.misses.slice(0, shownMisses)) process.stdout.write(`  ! ${goal.what.trim()}: ${miss}\n`);
  process.stdout.write('\n');
}
process.exit(met ? 0 : 1);
