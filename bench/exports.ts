/**
 * How long the reader of exports takes for 300,000 rows, and how much memory its process holds at most:
 * `node bench/exports.ts [rows]`. The file has the shape of a PayPal activity download, made up here.
 */
import { readFileSync } from 'node:fs';
import { largeActivity } from '../testing/exports/large-activity.ts';
import { readAccount } from '../server/engines/exports/read-account.ts';

const rows = Number(process.argv[2] ?? 300_000);
const content = largeActivity(rows);
const before = performance.now();
let [peak, seconds] = [0, 0];
const watch = setInterval(() => {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim();
    const held = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${children}/status`, 'utf8'))?.[1];
    const times = readFileSync(`/proc/${children}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    peak = Math.max(peak, Number(held ?? 0) / 1024);
    // User and system time, in ticks of a hundredth.
    seconds = Math.max(seconds, (Number(times[11]) + Number(times[12])) / 100);
  } catch {
    // It has not started, or has ended.
  }
}, 20);
let reports = 0;
const proof = await readAccount([{ name: 'activity.csv', bytes: content.length, content }], {
  onProgress: () => (reports += 1),
  memory_mb: 2_000,
});
clearInterval(watch);
const [account] = proof.accounts;
console.log({
  rows: proof.files[0]?.rows,
  megabytes: Math.round(content.length / 2 ** 20),
  seconds: Number(((performance.now() - before) / 1000).toFixed(1)),
  processor_seconds: seconds,
  peak_mb: Math.round(peak),
  progress_reports: reports,
  proof_kb: Math.round(JSON.stringify(proof).length / 1024),
  breaks: account?.breakCount,
  withheld: account?.withheld.level === 'cannot be told' ? null : account?.withheld.amount,
});
