/**
 * Measures the verifier on letters that others changed:
 * `npm run --prefix bench verifier -- --hand grammar --half tuned`. Prints one table per hand, worst kinds first, and
 * with `--ids` what was judged wrongly. `--sessions`: whole letters as attorneys edited them, and what each asks of the
 * attorney who approves. `rules` are our own corruptions; the other hands are files in drafting/sets.
 */
import { parseArgs } from 'node:util';
import { countsOf, handsOnFile, judgeHand, twinsOf, type HandFigures, type Judged } from './drafting/hands.ts';
import { stableHash } from '../drafting/checks/unit.ts';
import { printSessions } from './drafting/measure-sessions.ts';
import { table } from './figures.ts';

/** Whether an example belongs to the half on which the verifier was tuned; its twin, named by the same number, is in the same half. */
const isTuned = (id: string): boolean => Number.parseInt(stableHash(id.replace(/[ab]$/, '')).slice(-2), 16) % 2 === 0;

const { values } = parseArgs({
  options: {
    hand: { type: 'string' },
    half: { type: 'string' },
    ids: { type: 'boolean' },
    sessions: { type: 'boolean' },
  },
});
const share = (some: number, of: number): string => (of === 0 ? '' : `${(some / of).toFixed(3)} (${some} of ${of})`);
const row = (name: string, counts: HandFigures): string[] => [
  name,
  share(counts.caught, counts.wrong),
  share(counts.red, counts.wrong),
  share(counts.reason, counts.wrong),
  share(counts.rightRed, counts.right),
  share(counts.rightReason, counts.right),
  share(counts.rightMarked, counts.right),
];
/** Wrong letters that pass, and right ones that are flagged. */
const faults = ({ wrong, caught, rightRed, rightReason }: HandFigures): number =>
  wrong - caught + rightRed + rightReason;

function printHand(hand: string, judged: readonly Judged[]): void {
  const kinds = [...Map.groupBy(judged, ({ kind }) => kind)]
    .map(([kind, own]) => ({ kind, counts: countsOf(own), size: own.length }))
    .toSorted((a, b) => faults(b.counts) / b.size - faults(a.counts) / a.size);
  const twins = twinsOf(judged);
  process.stdout.write(
    `${hand}: ${judged.length} letters\n${table([
      ['', 'wrong: red or marked', 'wrong: red', 'wrong: reason', 'right: red', 'right: reason', 'right: marked'],
      row('all', countsOf(judged)),
      ...kinds.map(({ kind, counts }) => row(`  ${kind}`, counts)),
    ])}\ntwins, ${twins.pairs} pairs: flagged on the wrong ${share(twins.wrong, twins.pairs)}, on the right ${share(twins.right, twins.pairs)}\n\n`,
  );
  if (values.ids)
    for (const { id, right, kind, says } of judged)
      if (right ? says !== 'nothing' : says === 'nothing')
        process.stdout.write(`  ! ${id} ${kind}: ${right ? 'right' : 'wrong'}, ${says}\n`);
}

if (values.sessions) printSessions();
else
  for (const hand of values.hand ? [values.hand] : ['rules', ...handsOnFile()]) {
    const { judged, gone } = judgeHand(hand);
    if (gone.length > 0)
      process.stdout.write(`${hand}: ${gone.length} edits of sentences that the letters no longer have\n`);
    printHand(hand, values.half ? judged.filter(({ id }) => isTuned(id) === (values.half === 'tuned')) : judged);
  }
