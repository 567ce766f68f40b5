/**
 * How long the reader of exports takes for 300,000 rows, and how much memory its process holds at most:
 * `node bench/exports.ts [rows]`. The file has the shape of a PayPal activity download, made up here.
 */
import { readFileSync } from 'node:fs';
import { readAccount } from '../server/engines/exports/read-account.ts';

const rows = Number(process.argv[2] ?? 300_000);
const header =
  'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,From Email Address,To Email Address,Transaction ID,Reference Txn ID,Balance,Balance Impact';
const cents = (amount: number): string => (amount / 100).toFixed(2);

/** Sales, each with a reserve of a tenth, which is released 90 days later. */
function activity(): Buffer {
  const lines = [header];
  let balance = 0;
  const add = (at: Date, type: string, net: number, id: string, of: string): void => {
    balance += net;
    const [day = '', time = ''] = at.toISOString().slice(0, 19).split('T');
    const [year, month, date] = day.split('-');
    lines.push(
      `"${month}/${date}/${year}","${time}","PST","Buyer","${type}","Completed","USD","${cents(net)}","0.00","${cents(net)}","buyer@example.com","shop@example.com","${id}","${of}","${cents(balance)}","${net < 0 ? 'Debit' : 'Credit'}"`,
    );
  };
  const dayMs = 86_400_000;
  const start = Date.UTC(2024, 0, 1);
  const perDay = Math.ceil(rows / 3 / 640);
  for (let day = 0; lines.length <= rows; day += 1)
    for (let sale = 0; sale < perDay && lines.length <= rows; sale += 1) {
      const at = new Date(start + day * dayMs + sale * 1000);
      const amount = 1_000 + ((day * 31 + sale * 17) % 40_000);
      add(at, 'Express Checkout Payment', amount, `P${day}X${sale}`, '');
      add(at, 'Reserve Hold', -Math.floor(amount / 10), `H${day}X${sale}`, `P${day}X${sale}`);
      const before = 1_000 + (((day - 90) * 31 + sale * 17) % 40_000);
      if (day >= 90) add(at, 'Reserve Release', Math.floor(before / 10), `R${day}X${sale}`, `P${day - 90}X${sale}`);
    }
  return Buffer.from(`${lines.slice(0, rows + 1).join('\r\n')}\r\n`);
}

const content = activity();
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
