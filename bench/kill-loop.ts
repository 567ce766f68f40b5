/**
 * 100 submissions while the server, and sometimes its database, is killed with SIGKILL at random moments: `node bench/kill-loop.ts`.
 * Exits with 1 if an acknowledged case is lost, a case is incomplete, or a case lacks exactly one analysis and one letter.
 * KILL_SUBMITS (100), KILL_SEED (reproduces the kill times).
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../db/embedded.ts';
import { BenchUser } from './bench-user.ts';
import { checkCases, type Key } from './check-cases.ts';
import { table } from './figures.ts';
import { freePort, startServer, type ServerProcess } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const submits = Number(process.env['KILL_SUBMITS'] ?? 100);
const merchants = 4;
const filesEach = 3;
const totalMilliseconds = 8 * 60_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Mulberry32, so that a seed reproduces a run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Tally = {
  serverKills: number;
  databaseKills: number;
  whileUnanswered: number;
  restarts: number[];
  jobsCut: number;
};
type Loop = { dataDir: string; port: number; server: ServerProcess; random: () => number; tally: Tally };

async function start(dataDir: string, port: number): Promise<ServerProcess> {
  return startServer(port, { DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
}

async function killPostmaster(dataDir: string): Promise<void> {
  const client = await connected(dataDir);
  const { rows } = await client.query<{ pid: string }>(
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid",
  );
  client.on('error', () => {});
  process.kill(Number(rows[0]?.pid), 'SIGKILL');
  await client.end().catch(() => {});
}

/** A superuser connection to the run's database on its current port. */
async function connected(dataDir: string): Promise<pg.Client> {
  const { url } = await startEmbedded({ dataDir, log: () => {} });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Everyone submits at once; during that, or during the jobs that follow, the server is killed and restarted. */
async function wave(loop: Loop, users: BenchUser[], keys: Key[], number: number): Promise<void> {
  const versions = await Promise.all(users.map((user) => user.prepareDraft(filesEach)));
  let unanswered = users.length;
  const submitted = users.map(async (user, index) => {
    await sleep(loop.random() * 30);
    const key: Key = { key: `kill-loop-${number}-${index}`, email: user.email, answer: null };
    keys.push(key);
    key.answer = await user.submit(versions[index] ?? 0, key.key);
    unanswered -= 1;
  });
  const all = Promise.all(submitted);
  all.catch(() => {});
  // Two thirds of the kills during submissions, the rest during jobs.
  await sleep(loop.random() < 0.67 ? loop.random() * 150 : 300 + loop.random() * 2_000);
  loop.tally.whileUnanswered += unanswered > 0 ? 1 : 0;
  if (loop.random() < 0.2) {
    await killPostmaster(loop.dataDir);
    loop.tally.databaseKills += 1;
    if (loop.random() < 0.5) return void (await all);
  }
  await loop.server.kill();
  loop.tally.serverKills += 1;
  const from = Date.now();
  loop.server = await start(loop.dataDir, loop.port);
  loop.tally.restarts.push(Date.now() - from);
  await all;
}

/**
 * Waits for the last job and returns how many are still open. A job killed with its server stays `active` until it expires (five minutes),
 * which is brought forward here; `cut` counts those.
 */
async function settled(client: pg.Client, until: number, cut: (jobs: number) => void): Promise<number> {
  await sleep(30_000);
  const { rowCount } = await client.query(
    "update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active' and started_on < now() - interval '20 seconds'",
  );
  cut(rowCount ?? 0);
  for (;;) {
    const { rows } = await client.query<{ open: string }>(
      "select count(*) as open from pgboss.job where state in ('created', 'retry', 'active')",
    );
    const open = Number(rows[0]?.open);
    if (open === 0 || Date.now() > until) return open;
    await sleep(500);
  }
}

async function main(): Promise<boolean> {
  const began = Date.now();
  const seed = Number(process.env['KILL_SEED'] ?? began % 1_000_000);
  const folder = temporaryFolder();
  const port = await freePort();
  const loop: Loop = {
    dataDir: folder.path,
    port,
    server: await start(folder.path, port),
    random: randomFrom(seed),
    tally: { serverKills: 0, databaseKills: 0, whileUnanswered: 0, restarts: [], jobsCut: 0 },
  };
  let client: pg.Client | undefined;
  try {
    const users = Array.from(
      { length: merchants },
      (_, index) => new BenchUser(loop.server.url, `merchant${index}@bench.example`, 60_000),
    );
    for (const user of users) await user.signUp();
    client = await connected(folder.path);
    // Confirmed, because an unconfirmed address is emailed about one case only.
    await client.query('update auth.users set email_verified = true');
    await client.end();
    const keys: Key[] = [];
    for (let number = 0; keys.length < submits && Date.now() - began < totalMilliseconds / 2; number += 1)
      await wave(loop, users, keys, number);
    const submitting = Date.now() - began;
    client = await connected(folder.path);
    const open = await settled(client, began + totalMilliseconds - 15_000, (jobs) => {
      loop.tally.jobsCut = jobs;
    });
    const hasBytes = (key: string) => existsSync(join(folder.path, 'files', key));
    const found = await checkCases(client, { keys, filesEach, hasBytes });
    const breaches = [...Object.values(found).flat(), ...emailsTwice(folder.path)];
    report(seed, loop.tally, { keys, submitting, settling: Date.now() - began - submitting, open }, breaches);
    return breaches.length === 0 && open === 0 && keys.length >= submits;
  } finally {
    await client?.end();
    await loop.server.stop();
    await (await startEmbedded({ dataDir: folder.path, log: () => {} })).stop();
    folder.remove();
  }
}

/** An email's file name ends in the key of its Message-ID. */
function emailsTwice(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  const keys = names.map((name) => name.slice(name.lastIndexOf('-')));
  return keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `a mail was sent twice: ${key}`);
}

function report(
  seed: number,
  tally: Tally,
  run: { keys: Key[]; submitting: number; settling: number; open: number },
  breaches: string[],
): void {
  say(
    table([
      ['kill loop', `seed ${seed}`],
      ['submits acknowledged', String(run.keys.filter((each) => each.answer).length)],
      ['kill -9 of the server', String(tally.serverKills)],
      ['kill -9 of the database', String(tally.databaseKills)],
      ['kills while a submit was unanswered', String(tally.whileUnanswered)],
      ['jobs that died with a server', String(tally.jobsCut)],
      ['slowest restart, ms', String(Math.max(0, ...tally.restarts))],
      ['submitting took, s', (run.submitting / 1_000).toFixed(1)],
      ['jobs were done after another, s', (run.settling / 1_000).toFixed(1)],
      ['jobs still open', String(run.open)],
      ['breaches', String(breaches.length)],
    ]),
  );
  for (const breach of breaches.slice(0, 30)) say(`  ${breach}`);
}

main().then(
  (whole) => process.exit(whole ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
