/**
 * The admin panel's lists at a million cases: 20 connections against the real server, first at human pace, then flat out, compared
 * with pgbench running the same SQL: `npm run --prefix bench admin`. BENCH_DATABASE_URL: an owned database, empty or left by an earlier run (default: an embedded one of its own),
 * BENCH_CASES (1000000), BENCH_SECONDS (4), BENCH_ONLY (a name prefix), BENCH_PLANS (a folder: each list's plan is written
 * there, and nothing is measured).
 */
import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { adminLists, fiftieth, type AdminList } from './admin-lists.ts';
import { BenchUser } from './bench-user.ts';
import { openRecorder, type Recorder, type Statement } from './capture-sql.ts';
import { explain } from './explain.ts';
import { quantile, table } from './figures.ts';
import { requirePgbench, runPgbench, scriptOf } from './pgbench.ts';
import { runLoad } from './run-load.ts';
import { wire } from './scenarios.ts';
import { million, seedMillion } from './seed-million.ts';
import { freePort, processorMilliseconds, startServer, type ServerProcess } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const connections = 20;
/** Twenty users who each pause a tenth of a second: about 150 requests a second in total. */
const thinks = 100;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const only = process.env['BENCH_ONLY'] ?? '';
const plans = process.env['BENCH_PLANS'] ?? '';
const cases = Number(process.env['BENCH_CASES'] ?? million.cases);
// Constant across runs on one database, so that data encrypted by an earlier run can be decrypted.
const given = process.env['BENCH_DATABASE_URL'];
const appKey = given ? createHash('sha256').update(given).digest('hex') : randomBytes(32).toString('hex');
const say = (line: string) => process.stdout.write(`${line}\n`);

type Bench = {
  url: string;
  client: pg.Client;
  server: ServerProcess;
  port: number;
  recorder: Recorder;
  cookie: string;
};

async function statementsOf({ recorder, cookie }: Bench, path: string): Promise<Statement[]> {
  const ask = { method: 'GET', path, headers: { cookie } };
  // The first request also fills a ten-minute cache.
  await recorder.ask(ask);
  return (await recorder.ask(ask)).statements;
}

async function measure(bench: Bench, { name, path }: AdminList): Promise<string[]> {
  const { url, client, server, port, cookie } = bench;
  const statements = await statementsOf(bench, path);
  if (plans) {
    writeFileSync(join(plans, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.txt`), await explain(client, path, statements));
    return [name];
  }
  const load = (milliseconds: number, pause = 0, paths = [path]) =>
    runLoad({
      port,
      connections,
      requests: paths.map((each) => wire({ method: 'GET', path: each, headers: { cookie } })),
      once: false,
      expectedStatus: 200,
      milliseconds,
      thinks: pause,
    });
  // Warms up: each database connection first plans this order's search; equal searches would share one connection.
  const searches = Array.from({ length: connections }, (_, index) => `${path}&limit=${50 - index}`);
  await load(4_000, 0, path.includes('search=') && !path.includes('limit=') ? searches : [path]);
  const paced = await load(seconds * 1_000, thinks);
  const before = processorMilliseconds(server.pid);
  const app = await load(seconds * 1_000);
  const node = (processorMilliseconds(server.pid) - before) / app.total;
  const database = await runPgbench({
    url,
    script: await scriptOf(client, statements, []),
    clients: connections,
    seconds,
  });
  const perSecond = app.answered / app.seconds;
  const row = [
    name,
    (paced.answered / paced.seconds).toFixed(0),
    ...[0.5, 0.99].map((share) => quantile(paced.latencies, share).toFixed(1)),
    perSecond.toFixed(0),
    ...[0.5, 0.99].map((share) => quantile(app.latencies, share).toFixed(1)),
    node.toFixed(2),
    database.perSecond.toFixed(0),
    quantile(database.latencies, 0.99).toFixed(1),
    (perSecond / database.perSecond).toFixed(2),
    (loadavg()[0] ?? 0).toFixed(0),
  ];
  say(row.join('  '));
  return row;
}

/** Signs up a new staff user for each run. */
async function enter(client: pg.Client, port: number): Promise<BenchUser> {
  const staff = new BenchUser(`http://127.0.0.1:${port}`, `staff-${Date.now()}@bench.example`);
  const staffId = await staff.signUp();
  await client.query("update users set role = 'admin', org_id = '01900000-0000-7000-8000-000000000001' where id = $1", [
    staffId,
  ]);
  await client.query('update auth.sessions set second_factor = true where user_id = $1', [staffId]);
  return staff;
}

async function seedOnce(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ n: number }>('select reltuples as n from pg_class where oid = $1::regclass', [
    'cases',
  ]);
  if ((rows[0]?.n ?? 0) < cases / 2) await seedMillion(client, { ...million, cases }, say);
}

async function firstCase(client: pg.Client): Promise<{ id: string }> {
  const { rows } = await client.query<{ id: string }>('select id from cases order by id limit 1');
  return rows[0] ?? { id: '' };
}

async function run(url: string, dataDir: string): Promise<void> {
  await migrate(url, () => {});
  const client = new pg.Client({ connectionString: url, options: '-c jit=off -c timezone=UTC' });
  await client.connect();
  await seedOnce(client);
  const port = await freePort();
  const server = await startServer(port, { DATABASE_URL: url, DATA_DIR: dataDir, APP_KEY: appKey, ROLE: 'web' });
  try {
    const staff = await enter(client, port);
    // Explain as staff, as the program runs them.
    await client.query("select set_config('app.actor_role', 'admin', false)");
    const recorder = await openRecorder(url, { APP_KEY: appKey, DATA_DIR: dataDir });
    const bench = { url, client, server, port, recorder, cookie: staff.cookie };
    const lists = [
      ...adminLists,
      { name: 'page 50', path: await fiftieth(recorder, staff.cookie, '/api/admin/cases?') },
      { name: 'goods, page 50', path: await fiftieth(recorder, staff.cookie, '/api/admin/cases?search=goods') },
      {
        name: 'work of everybody, page 50',
        path: await fiftieth(recorder, staff.cookie, '/api/admin/work?of=everybody'),
      },
      { name: 'conflicts of a case', path: `/api/admin/cases/${(await firstCase(client)).id}/conflicts` },
    ];
    const rows = [
      [
        `${connections} connections`,
        `thinking ${thinks} ms: req/s`,
        'p50 ms',
        'p99 ms',
        'at once: req/s',
        'p50 ms',
        'p99 ms',
        'Node ms each',
        'pgbench tps',
        'p99 ms',
        'ratio',
        'load',
      ],
    ];
    for (const list of lists.filter(({ name }) => name.startsWith(only))) rows.push(await measure(bench, list));
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
