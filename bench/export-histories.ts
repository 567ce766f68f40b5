/**
 * Draws lives of accounts, prints each format of export from them (`testing/exports/histories`) and reads them: how many
 * are read right, by how many cents all figures together are off, how many are stronger than the files allow, and how many
 * rows that were dropped, doubled or changed are found where a balance or an identity exposes them, or said to be such
 * that nothing could show them. 10,000 of each format; `--count N`, `--from N`,
 * `--only WORD`; `--list N` prints the first N of each kind of mistake with its seed.
 */
import { parseArgs } from 'node:util';
import { examine, type Finding } from '../testing/exports/histories/examine.ts';
import { formats } from '../testing/exports/histories/formats.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    from: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    list: { type: 'string', default: '3' },
  },
});
const count = Number(values.count);
const from = Number(values.from);
const listed = Number(values.list);

const columns = ['right', 'cents off', 'too strong', 'found where exposed', 'said where not', 'ms a history'];
console.log(`| format | ${columns.join(' | ')} |\n|---|${columns.map(() => '---|').join('')}`);
for (const print of formats) {
  const { format } = print(from);
  if (!format.includes(values.only)) continue;
  const wrong: string[] = [];
  const missed: string[] = [];
  const tally: Record<Finding, number> = { found: 0, missed: 0, said: 0, unsaid: 0, none: 0 };
  let [off, stronger] = [0, 0];
  const start = performance.now();
  for (let seed = from; seed < from + count; seed += 1) {
    const { mistakes, tampering, deed } = await examine(print, seed);
    tally[tampering] += 1;
    off += mistakes.reduce((sum, each) => sum + each.off, 0);
    stronger += mistakes.filter((each) => each.stronger).length;
    if (mistakes.length > 0) wrong.push(`${seed}: ${mistakes.map(({ says }) => says).join('\n      ')}`);
    if (tampering === 'missed' || tampering === 'unsaid') missed.push(`${seed}: ${tampering}, ${deed}`);
  }
  const of = (part: number, rest: number): string => `${part} of ${part + rest}`;
  const ms = ((performance.now() - start) / count).toFixed(1);
  const cells = [
    of(count - wrong.length, wrong.length),
    off,
    stronger,
    of(tally.found, tally.missed),
    of(tally.said, tally.unsaid),
    ms,
  ];
  console.log(`| ${format} | ${cells.join(' | ')} |`);
  for (const each of [...wrong.slice(0, listed), ...missed.slice(0, listed)]) console.error(`  ${each.slice(0, 600)}`);
}
