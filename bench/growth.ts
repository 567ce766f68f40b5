/**
 * Whether anything that is typed or sent makes work that grows faster than its length:
 * `npm run --prefix bench growth`. Compares a text with half of it, by the processor time of the thread: about 2 when
 * each character is looked at once, 4 when each is looked at again for every other. Prints what grows more than
 * threefold, and exits with 1 when anything does.
 */
import { cpus, loadavg } from 'node:os';
import { measureFields, measureFunctions } from './growth/measure-functions.ts';
import { measureLetters } from './growth/measure-letters.ts';
import { measurePatterns } from './growth/measure-patterns.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
say(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`);
for (const measure of [measurePatterns, measureFunctions, measureFields, measureLetters]) {
  const { of, tried, slow } = measure();
  say(`${of}: ${tried} tried, ${slow.length} grow faster than the text`);
  for (const each of slow) say(`  ${each}`);
  if (slow.length > 0) process.exitCode = 1;
}
