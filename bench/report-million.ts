/**
 * The staff report at a million cases: how long it takes, and how it affects concurrent writers: `npm run --prefix bench report`.
 * BENCH_DATABASE_URL: an empty, owned database (default: an embedded one of its own), BENCH_CASES (1000000).
 */
import pg from 'pg';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { quantile, table } from './figures.ts';
import { seededId } from './seed-cases.ts';
import { million, seedMillion } from './seed-million.ts';
import { seedWays } from './seed-ways.ts';
import { temporaryFolder } from './temporary-folder.ts';

const cases = Number(process.env['BENCH_CASES'] ?? million.cases);
const say = (line: string) => process.stdout.write(`${line}\n`);
const id = (n = 'n') => seededId('01', `(${n})::text`);

/** Updates a case every few milliseconds until stopped; returns each duration in milliseconds. */
async function writeUntil(url: string, stop: AbortSignal): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const took: number[] = [];
  while (!stop.aborted) {
    const started = performance.now();
    await client.query(`update cases set updated_at = now() where id = (select ${id('1 + (random() * $1)::int')})`, [
      cases - 1,
    ]);
    took.push(performance.now() - started);
  }
  await client.end();
  return took;
}

async function whileWriting<T>(url: string, work: () => Promise<T>): Promise<number[]> {
  const stop = new AbortController();
  const writing = writeUntil(url, stop.signal);
  await work();
  stop.abort();
  return writing;
}

async function run(url: string): Promise<void> {
  await migrate(url, () => {});
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await seedMillion(client, { ...million, cases, ownersEach: 0, processorsEach: 0, filesEach: 0 }, say);
    await seedWays(client, cases, say);
    await client.query("select set_config('app.actor_role', 'system', false)");
    const seconds: number[] = [];
    const report = async () => {
      const started = performance.now();
      await client.query('select app.report_figures(now())');
      seconds.push((performance.now() - started) / 1_000);
    };
    const quiet = await whileWriting(
      url,
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 5_000);
        }),
    );
    for (let time = 0; time < 3; time += 1) await report();
    const busy = await whileWriting(url, report);
    const line = (name: string, took: number[]) => [
      name,
      String(took.length),
      ...[0.5, 0.99, 1].map((share) =>
        quantile(
          took.toSorted((a, b) => a - b),
          share,
        ).toFixed(1),
      ),
    ];
    say(
      `\n${cases} cases; seconds a report, the last beside somebody who writes: ${seconds.map((each) => each.toFixed(1)).join(', ')}\n`,
    );
    say(
      table([['writes', 'n', 'p50 ms', 'p99 ms', 'longest ms'], line('alone', quiet), line('during a report', busy)]),
    );
  } finally {
    await client.end();
  }
}

const folder = temporaryFolder();
const given = process.env['BENCH_DATABASE_URL'];
const embedded = given ? null : await startEmbedded({ dataDir: folder.path, log: () => {} });
try {
  await run(given ?? embedded?.url ?? '');
} finally {
  await embedded?.stop();
  folder.remove();
}
