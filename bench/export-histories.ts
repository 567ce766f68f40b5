/**
 * Draws lives of accounts, prints each format of export from them (`testing/exports/histories`) and reads them: how many
 * are read to the cent with no figure stronger than the files allow, and how many rows that were dropped, doubled or
 * changed are found where a balance or an identity exposes them. 10,000 of each format; `--count N`, `--from N`,
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

console.log('| format | to the cent | found where exposed | said where not | ms a history |\n|---|---|---|---|---|');
for (const print of formats) {
  const { format } = print(from);
  if (!format.includes(values.only)) continue;
  const wrong: string[] = [];
  const missed: string[] = [];
  const tally: Record<Finding, number> = { found: 0, missed: 0, said: 0, unsaid: 0, none: 0 };
  const start = performance.now();
  for (let seed = from; seed < from + count; seed += 1) {
    const { mistakes, tampering, deed } = await examine(print, seed);
    tally[tampering] += 1;
    if (mistakes.length > 0) wrong.push(`${seed}: ${mistakes.join('\n      ')}`);
    if (tampering === 'missed' || tampering === 'unsaid') missed.push(`${seed}: ${tampering}, ${deed}`);
  }
  const of = (part: number, rest: number): string => `${part} of ${part + rest}`;
  const ms = ((performance.now() - start) / count).toFixed(1);
  const cells = [
    of(count - wrong.length, wrong.length),
    of(tally.found, tally.missed),
    of(tally.said, tally.unsaid),
    ms,
  ];
  console.log(`| ${format} | ${cells.join(' | ')} |`);
  for (const each of [...wrong.slice(0, listed), ...missed.slice(0, listed)]) console.error(`  ${each.slice(0, 600)}`);
}
