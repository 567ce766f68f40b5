/**
 * Requests per second of the real server, compared with a plain Node handler that answers the same with one SQL
 * statement (one-sql.ts), and with pgbench running our SQL, on 100,000 cases: `npm run --prefix bench api`. Rounds alternate so
 * that machine noise hits all; ratios are medians over rounds. The last columns share out a request's time among Node,
 * the database and waiting. BENCH_DATABASE_URL: an empty owned database; default: an embedded one.
 * BENCH_ROUNDS (3), BENCH_SECONDS (4) a read round, BENCH_SUBMITS (1000, in hundreds) a submit round, BENCH_ONLY (a name prefix), BENCH_NODE_ARGS, BENCH_ROLE (all).
 */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import pg from 'pg';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { BenchUser } from './bench-user.ts';
import { openRecorder } from './capture-sql.ts';
import { startOneSql, type OneSqlServer } from './one-sql.ts';
import { median, quantile, table } from './figures.ts';
import { requirePgbench, runPgbench } from './pgbench.ts';
import { runLoad } from './run-load.ts';
import { readScenarios, submitting, type ReadScenario, type Submitting } from './scenarios.ts';
import { seedApplicants, seedCases, seededCases } from './seed-cases.ts';
import {
  freePort,
  processorMilliseconds,
  residentMebibytes,
  startServer,
  type ServerProcess,
} from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const connections = 20;
const cores = availableParallelism();
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const submitsEach = Math.ceil(Number(process.env['BENCH_SUBMITS'] ?? 1_000) / connections);
const only = process.env['BENCH_ONLY'] ?? '';
/** Right after seeding, twenty new database connections may take more than a second to be opened. */
const warmUpMilliseconds = 5_000;
const appKey = randomBytes(32).toString('hex');
const say = (line: string) => process.stdout.write(`${line}\n`);

type Round = { perSecond: number; latencies: number[]; processorMilliseconds?: number };
type Measured = { name: string; target: number | null; app: Round[]; plain: Round[]; pgbench: Round[] };
type Bench = { url: string; client: pg.Client; server: ServerProcess; port: number; plainPort: number };
let peakMebibytes = 0;

async function appRound(
  { port, server }: Bench,
  requests: string[],
  options: { once: boolean; expectedStatus: number; milliseconds: number },
): Promise<Round> {
  const watch = setInterval(() => {
    peakMebibytes = Math.max(peakMebibytes, residentMebibytes(server.pid));
  }, 500);
  const before = processorMilliseconds(server.pid);
  const {
    answered,
    total,
    seconds: took,
    latencies,
  } = await runLoad({ port, connections, requests, ...options })
    .catch((error: Error) => {
      throw new Error(`${error.message}\nthe server printed last:\n${server.printed()}`);
    })
    .finally(() => clearInterval(watch));
  return {
    perSecond: answered / took,
    latencies,
    processorMilliseconds: (processorMilliseconds(server.pid) - before) / total,
  };
}

async function plainRound(
  { plainPort }: Bench,
  requests: string[],
  options: { once: boolean; milliseconds: number },
): Promise<Round> {
  const load = { port: plainPort, connections, requests, expectedStatus: 200, ...options };
  const { answered, seconds: took, latencies } = await runLoad(load);
  return { perSecond: answered / took, latencies };
}

async function measureRead(bench: Bench, { name, target, script, request, plain }: ReadScenario): Promise<Measured> {
  const measured: Measured = { name, target, app: [], plain: [], pgbench: [] };
  const appOnce = (milliseconds: number) =>
    appRound(bench, [request], { once: false, expectedStatus: 200, milliseconds });
  await appOnce(warmUpMilliseconds);
  if (plain) await plainRound(bench, [plain], { once: false, milliseconds: warmUpMilliseconds });
  for (let round = 0; round < rounds; round += 1) {
    measured.app.push(await appOnce(seconds * 1_000));
    if (plain) measured.plain.push(await plainRound(bench, [plain], { once: false, milliseconds: seconds * 1_000 }));
    measured.pgbench.push(await runPgbench({ url: bench.url, script, clients: connections, seconds }));
  }
  return measured;
}

/** Each applicant submits once, so rounds are counted, not timed. Jobs are removed after each round so that they do not spill into the next. */
async function measureSubmitting(
  bench: Bench,
  { name, target, script, requestOf, plainOf }: Submitting,
  from: number,
): Promise<Measured> {
  const measured: Measured = { name, target, app: [], plain: [], pgbench: [] };
  const count = submitsEach * connections;
  for (let round = 0, n = from; round < rounds; round += 1, n += 2 * count) {
    const requests = Array.from({ length: count }, (_, index) => requestOf(n + index));
    measured.app.push(await appRound(bench, requests, { once: true, expectedStatus: 201, milliseconds: 60_000 }));
    await bench.client.query('delete from pgboss.job');
    const plain = Array.from({ length: count }, (_, index) => plainOf(n + index));
    measured.plain.push(await plainRound(bench, plain, { once: true, milliseconds: 60_000 }));
    measured.pgbench.push(
      await runPgbench({
        url: bench.url,
        script,
        clients: connections,
        transactionsEach: submitsEach,
        base: n + count,
      }),
    );
    await bench.client.query('delete from pgboss.job');
  }
  return measured;
}

function rowOf({ name, target, app, plain, pgbench }: Measured): string[] {
  const latency = (set: Round[], share: number) => median(set.map((round) => quantile(round.latencies, share)));
  const ratio = (to: Round[]) =>
    median(app.map((round, index) => round.perSecond / (to[index]?.perSecond ?? Number.NaN)));
  const perSecond = (set: Round[]) => median(set.map((round) => round.perSecond));
  const node = median(app.map((round) => round.processorMilliseconds ?? Number.NaN));
  // pgbench runs alone, so the database has all cores: this is its share of a request.
  const database = (1_000 * cores) / perSecond(pgbench);
  const whole = (1_000 * cores) / perSecond(app);
  const share = (part: number) => `${Math.round((100 * part) / whole)} %`;
  const shown = (value: number, digits: number) => (Number.isNaN(value) ? '-' : value.toFixed(digits));
  return [
    name,
    shown(perSecond(app), 0),
    shown(latency(app, 0.5), 1),
    shown(latency(app, 0.99), 1),
    shown(perSecond(plain), 0),
    shown(ratio(plain), 2),
    target?.toFixed(2) ?? '-',
    shown(perSecond(pgbench), 0),
    shown(ratio(pgbench), 2),
    shown(node, 2),
    share(node),
    share(database),
    share(Math.max(0, whole - node - database)),
  ];
}

const heading = [
  '20 connections',
  'req/s',
  'p50 ms',
  'p99 ms',
  'one SQL',
  'ratio',
  'target',
  'pgbench',
  'ratio',
  'Node ms each',
  'Node',
  'database',
  'waiting',
];

async function measure(bench: Bench, dataDir: string): Promise<Measured[]> {
  const origin = `http://127.0.0.1:${bench.port}`;
  const [merchant, staff] = [
    new BenchUser(origin, 'merchant@bench.example'),
    new BenchUser(origin, 'staff@bench.example'),
  ];
  const merchantId = await merchant.signUp();
  const staffId = await staff.signUp();
  await bench.client.query(
    "update users set role = 'admin', org_id = '01900000-0000-7000-8000-000000000001' where id = $1",
    [staffId],
  );
  // Staff need a second factor outside the demo; this session counts as having passed one.
  await bench.client.query('update auth.sessions set second_factor = true where user_id = $1', [staffId]);
  say(`seeding ${seededCases} cases …`);
  const caseId = await seedCases(bench.client, merchantId);
  // The index that the plain handler's search needs; ours has its own.
  await bench.client.query('create index bench_search on cases using gin (search_text gin_trgm_ops)');
  await seedApplicants(bench.client, 1_000_000, 1 + rounds * 2 * submitsEach * connections);
  // Otherwise the seeded rows would be written to disk for minutes, during the first requests.
  await bench.client.query('checkpoint');
  const recorder = await openRecorder(bench.url, { APP_KEY: appKey, DATA_DIR: dataDir });
  const reads = await readScenarios(
    recorder,
    bench.client,
    { merchant: merchant.cookie, staff: staff.cookie },
    { caseId, merchantId },
  );
  const submit = await submitting(recorder, bench.client, appKey, 1_000_000);
  await recorder.close();
  if (process.env['BENCH_SQL']) for (const each of [...reads, submit]) say(`\n-- ${each.name}\n${each.script.text}`);
  const measured: Measured[] = [];
  for (const read of reads.filter((each) => each.name.startsWith(only)))
    measured.push(await announced(await measureRead(bench, read)));
  await bench.client.query('drop index bench_search');
  if (submit.name.startsWith(only)) measured.push(await announced(await measureSubmitting(bench, submit, 1_000_001)));
  return measured;
}

async function announced(measured: Measured): Promise<Measured> {
  say(rowOf(measured).join('  '));
  return measured;
}

async function main(): Promise<void> {
  await requirePgbench();
  const folder = temporaryFolder();
  const given = process.env['BENCH_DATABASE_URL'];
  const embedded = given
    ? { url: given, stop: async () => {} }
    : await startEmbedded({ dataDir: folder.path, log: () => {} });
  let server: ServerProcess | undefined;
  let client: pg.Client | undefined;
  let plain: OneSqlServer | undefined;
  try {
    await migrate(embedded.url, () => {});
    const port = await freePort();
    server = await startServer(port, {
      DATABASE_URL: embedded.url,
      DATA_DIR: folder.path,
      APP_KEY: appKey,
      ROLE: process.env['BENCH_ROLE'] ?? 'all',
    });
    const plainPort = await freePort();
    plain = await startOneSql(embedded.url, plainPort);
    client = new pg.Client({ connectionString: embedded.url });
    await client.connect();
    const idle = residentMebibytes(server.pid);
    const measured = await measure({ url: embedded.url, client, server, port, plainPort }, folder.path);
    say(`\n${table([heading, ...measured.map(rowOf)])}`);
    say(
      `\nmemory of the Node process: ${idle.toFixed(0)} MiB at rest, ${peakMebibytes.toFixed(0)} MiB at most under load (target: under 200)`,
    );
  } finally {
    await client?.end();
    await plain?.stop();
    await server?.stop();
    await embedded.stop();
    folder.remove();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
