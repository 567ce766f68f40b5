/**
 * The admin panel's lists at a million cases: requests at 20 connections against the real server, beside pgbench with the very SQL, and the
 * plan of each query: `npm run bench:admin`. BENCH_DATABASE_URL: an empty, owned database (default: an embedded one of its own), BENCH_CASES
 * (1000000), BENCH_SECONDS (4), BENCH_ONLY (a name's beginning), BENCH_PLANS=1 to print the plans.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { BenchPerson } from './bench-person.ts';
import { openRecorder, type Recorder } from './capture-sql.ts';
import { quantile, table } from './figures.ts';
import { requirePgbench, runPgbench, scriptOf } from './pgbench.ts';
import { runLoad } from './run-load.ts';
import { wire } from './scenarios.ts';
import { million, seedMillion } from './seed-million.ts';
import { freePort, startServer } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const connections = 20;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const only = process.env['BENCH_ONLY'] ?? '';
const cases = Number(process.env['BENCH_CASES'] ?? million.cases);
const appKey = randomBytes(32).toString('hex');
const say = (line: string) => process.stdout.write(`${line}\n`);

const lists: [name: string, query: string][] = [
  ['first page', ''],
  ['status', 'status=in_progress'],
  ['status and priority', 'status=intake&priority=high'],
  ...['held_amount_cents', 'business', 'client', 'processor', 'status', 'priority'].map((sort): [string, string] => [`by ${sort}`, `sort=${sort}&direction=asc`]),
  ['text in 9 % of the rows', 'search=goods'],
  ['a common name', 'search=ellison'],
  ['a rare text', 'search=haddad%20soaps%2077'],
  ['no such text', 'search=zzzz'],
  ['a whole e-mail', 'search=merchant123456%40'],
  ['a case number', 'search=UH-2026-0123456'],
];

async function fiftieth(recorder: Recorder, cookie: string): Promise<string> {
  let path = '/api/admin/cases';
  for (let page = 1; page < 50; page += 1) {
    const { answer } = await recorder.ask({ method: 'GET', path, headers: { cookie } });
    path = `/api/admin/cases?cursor=${(answer as { next_cursor: string }).next_cursor}`;
  }
  return path;
}

type Bench = { url: string; client: pg.Client; port: number; recorder: Recorder; cookie: string };

async function measure({ url, client, port, recorder, cookie }: Bench, name: string, path: string): Promise<string[]> {
  const ask = { method: 'GET', path, headers: { cookie } };
  const { statements } = await recorder.ask(ask);
  if (process.env['BENCH_PLANS']) await printPlans(client, name, statements);
  const load = (milliseconds: number) => runLoad({ port, connections, requests: [wire(ask)], once: false, expectedStatus: 200, milliseconds });
  await load(1_500);
  const app = await load(seconds * 1_000);
  const database = await runPgbench({ url, script: await scriptOf(client, statements, []), clients: connections, seconds });
  const perSecond = app.answered / app.seconds;
  return [name, perSecond.toFixed(0), ...[0.5, 0.99].map((share) => quantile(app.latencies, share).toFixed(1)), database.perSecond.toFixed(0), quantile(database.latencies, 0.99).toFixed(1), (perSecond / database.perSecond).toFixed(2)];
}

async function printPlans(client: pg.Client, name: string, statements: { text: string; values: unknown[] }[]): Promise<void> {
  for (const { text, values } of statements.filter((each) => /^\s*(select|with)/i.test(each.text) && !each.text.includes('set_config'))) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers, costs off) ${text}`, values);
    say(`\n-- ${name}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`);
  }
}

async function run(url: string, dataDir: string): Promise<void> {
  await migrate(url, () => {});
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const port = await freePort();
  const server = await startServer(port, { DATABASE_URL: url, DATA_DIR: dataDir, APP_KEY: appKey, ROLE: 'web' });
  try {
    const staff = new BenchPerson(`http://127.0.0.1:${port}`, 'staff@bench.example');
    const staffId = await staff.signUp();
    await client.query("update users set role = 'admin', org_id = '01900000-0000-7000-8000-000000000001' where id = $1", [staffId]);
    await client.query('update auth.sessions set second_factor = true where user_id = $1', [staffId]);
    await seedMillion(client, { ...million, cases }, say);
    // The plans are seen as the program sees them: as staff.
    await client.query("select set_config('app.actor_role', 'admin', false)");
    const recorder = await openRecorder(url, { APP_KEY: appKey, DATA_DIR: dataDir });
    const bench = { url, client, port, recorder, cookie: staff.cookie };
    const paths: [string, string][] = [...lists.map(([name, query]): [string, string] => [name, `/api/admin/cases?${query}`]), ['page 50', await fiftieth(recorder, staff.cookie)], ['stat cards', '/api/admin/stats']];
    const rows = [[`${connections} connections`, 'req/s', 'p50 ms', 'p99 ms', 'pgbench tps', 'p99 ms', 'ratio']];
    for (const [name, path] of paths.filter(([each]) => each.startsWith(only))) rows.push(await measure(bench, name, path));
    await recorder.close();
    say(`\n${table(rows)}`);
  } finally {
    await client.end();
    await server.stop();
  }
}

async function main(): Promise<void> {
  await requirePgbench();
  const folder = temporaryFolder();
  const given = process.env['BENCH_DATABASE_URL'];
  const embedded = given ? null : await startEmbedded({ dataDir: folder.path, log: () => {} });
  try {
    await run(given ?? embedded?.url ?? '', folder.path);
  } finally {
    await embedded?.stop();
    folder.remove();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
