/**
 * How much is lost, and for how long, when the machine's disk is lost at a random moment: `npm run --prefix bench restore`.
 * Merchants apply without pause; server and database are killed with SIGKILL and DATA_DIR is deleted; the archive in
 * BACKUP_DIR is restored into an empty DATA_DIR, and the server starts on it. RPO: the age of the oldest acknowledged
 * case that is gone. RTO: from the beginning of the restore until the server listens. After each restore nothing may be
 * emailed for two seconds; then the operator releases what waits, and whatever arrives a second time is counted.
 * RESTORES (20), RESTORE_MINUTES (10).
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../db/embedded.ts';
import { openFaultyMailServer, type FaultyMailServer } from '../testing/app/faulty-mail-server.ts';
import { BenchUser } from './bench-user.ts';
import { table } from './figures.ts';
import { freePort, startServer, type ServerProcess } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const rounds = Number(process.env['RESTORES'] ?? 20);
const minutes = Number(process.env['RESTORE_MINUTES'] ?? 10);
const merchants = 3;
const filesEach = 2;
const say = (line: string) => process.stdout.write(`${line}\n`);
const root = new URL('../', import.meta.url).pathname;

type Acknowledged = { case_id: string; at: number };
type Round = {
  acknowledged: number;
  lost: number;
  rpoMs: number;
  restoreMs: number;
  rtoMs: number;
  filesGone: number;
  sentWhileHeld: number;
  /** Milliseconds; when the kill began. */
  killedAt: number;
};
type Place = { folder: string; key: string; backupDir: string };

/** Merchants who apply one case after the other until the server is gone. */
async function applying(
  server: { url: string; dataDir: string },
  round: number,
  cases: Acknowledged[],
  stopped: AbortSignal,
): Promise<void> {
  await Promise.all(
    Array.from({ length: merchants }, async (_, index) => {
      try {
        const user = new BenchUser(server.url, `restore-${round}-${index}@bench.example`);
        await user.signUp(async (email) => {
          await query(
            server.dataDir,
            `update auth.users set email_verified = true where email = '${email}' returning id`,
          );
        });
        for (let number = 0; !stopped.aborted; number += 1) {
          const version = await user.prepareDraft(filesEach);
          const answer = await user.submit(version, `restore-${round}-${index}-${number}`);
          cases.push({ case_id: answer.case_id, at: Date.now() });
        }
      } catch (error) {
        // A server under load may refuse; the others go on.
        if (!stopped.aborted) say(`a merchant stopped: ${error instanceof Error ? error.message : String(error)}`);
      }
    }),
  );
}

function postmasterOf(dataDir: string): number {
  const elsewhere = join(dataDir, 'postgres-location.json');
  const home = existsSync(elsewhere)
    ? (JSON.parse(readFileSync(elsewhere, 'utf8')) as { home: string }).home
    : join(dataDir, 'postgres');
  return Number(readFileSync(join(home, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Kills everything at once, then deletes what was on the disk. */
async function lose(server: ServerProcess, dataDir: string): Promise<void> {
  const postmaster = postmasterOf(dataDir);
  process.kill(postmaster, 'SIGKILL');
  await server.kill();
  // Its children end when they notice.
  while (spawnSync('ps', ['-o', 'pid=', '-p', String(postmaster)]).status === 0) await sleep(20);
  await sleep(300);
}

async function restore({ folder, key, backupDir }: Place): Promise<number> {
  mkdirSync(folder, { mode: 0o755 });
  copyFileSync(key, join(folder, 'app-key'));
  const began = Date.now();
  await operate(folder, ['scripts/backup.ts', 'restore', backupDir]);
  return Date.now() - began;
}

/** Emails that arrived although the restored state holds them back; then they are released. */
async function holdAndRelease(folder: string, mail: FaultyMailServer): Promise<number> {
  const before = mail.arrived.length;
  await sleep(2_000);
  const sent = mail.arrived.length - before;
  await operate(folder, ['scripts/operator.ts', 'release-outgoing']);
  return sent;
}

async function operate(folder: string, command: string[]): Promise<void> {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: folder, INIT_CWD: root, DEMO: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${said}`);
}

async function query<Row extends pg.QueryResultRow>(dataDir: string, sql: string): Promise<Row[]> {
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
    await embedded.stop();
  }
}

/** Waits until the archive has a base backup of the present history. */
async function archived(backupDir: string, since: number): Promise<void> {
  for (const end = Date.now() + 180_000; Date.now() < end; await sleep(50))
    for (const name of namesIn(backupDir))
      // A base has a `.partial` name while it is being written.
      if (/(?<!\.partial)\/base\.json$/.test(String(name)) && statSync(join(backupDir, String(name))).mtimeMs > since)
        return;
  throw new Error('the archive got no base within three minutes');
}

/** The names in a folder; none while a folder in it is being renamed. */
function namesIn(folder: string): (string | Buffer)[] {
  try {
    return readdirSync(folder, { recursive: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function main(): Promise<boolean> {
  const work = temporaryFolder();
  const backupDir = join(work.path, 'archive');
  const key = join(work.path, 'app-key');
  const port = await freePort();
  const folder = (round: number) => join(work.path, `data-${round}`);
  const mail = await openFaultyMailServer({ faultOf: () => null });
  const start = (round: number) =>
    startServer(port, { DATA_DIR: folder(round), BACKUP_DIR: backupDir, SMTP_URL: mail.url, LOG_LEVEL: 'warn' });
  const all: Acknowledged[] = [];
  const done: Round[] = [];
  const began = Date.now();
  let since = Date.now();
  let server = await start(0);
  copyFileSync(join(folder(0), 'app-key'), key);
  try {
    for (let round = 0; round < rounds && Date.now() - began < minutes * 60_000; round += 1) {
      await archived(backupDir, since);
      const stopped = new AbortController();
      const cases: Acknowledged[] = [];
      const running = applying({ url: server.url, dataDir: folder(round) }, round, cases, stopped.signal);
      for (const end = Date.now() + 60_000; cases.length < merchants && Date.now() < end;) await sleep(20);
      await sleep(Math.random() * 4_000);
      stopped.abort();
      const killedAt = Date.now();
      await lose(server, folder(round));
      await running;
      const lostAt = Date.now();
      rmSync(folder(round), { recursive: true });
      since = Date.now();
      const restoreMs = await restore({ folder: folder(round + 1), key, backupDir });
      server = await start(round + 1);
      const rtoMs = Date.now() - since;
      const there = new Set(
        (await query<{ id: string }>(folder(round + 1), 'select id from cases')).map(({ id }) => id),
      );
      const keys = await query<{ key: string }>(folder(round + 1), 'select storage_key as key from case_files');
      all.push(...cases);
      const lost = all.filter(({ case_id }) => !there.has(case_id));
      const rpoMs = lost.length === 0 ? 0 : lostAt - Math.min(...lost.map(({ at }) => at));
      const filesGone = keys.filter(({ key: each }) => !existsSync(join(folder(round + 1), 'files', each))).length;
      const sentWhileHeld = await holdAndRelease(folder(round + 1), mail);
      const figures = { rpoMs, restoreMs, rtoMs, filesGone, sentWhileHeld, killedAt };
      done.push({ acknowledged: cases.length, lost: lost.length, ...figures });
      say(`round ${round + 1}: ${cases.length} acknowledged, ${lost.length} lost, RPO ${rpoMs} ms, RTO ${rtoMs} ms`);
      // Counted once.
      for (const each of lost) all.splice(all.indexOf(each), 1);
    }
  } catch (error) {
    say(
      `stopped after ${done.length} moments: ${error instanceof Error ? error.message : String(error)}\n${server.printed()}`,
    );
  } finally {
    await server.stop();
    await (await startEmbedded({ dataDir: folder(done.length), log: () => {} })).stop();
    await mail.close();
    work.remove();
  }
  report(done, mail);
  return done.length === rounds && done.every((each) => each.filesGone + each.sentWhileHeld === 0);
}

/** For each email that arrived more than once, how long before the next kill it first arrived, in milliseconds. */
function leftBeforeLoss(done: Round[], arrived: FaultyMailServer['arrived']): number[] {
  const again = [...Map.groupBy(arrived, ({ id }) => id).values()].filter(({ length }) => length > 1);
  return again.map(([first]) => {
    const at = first?.at ?? 0;
    return Math.min(...done.map(({ killedAt }) => killedAt - at).filter((ms) => ms >= 0));
  });
}

function report(done: Round[], { arrived }: FaultyMailServer): void {
  const again = leftBeforeLoss(done, arrived);
  const sum = (of: (round: Round) => number) => done.reduce((total, round) => total + of(round), 0);
  const worst = (of: (round: Round) => number) => Math.max(0, ...done.map(of));
  const middle = (of: (round: Round) => number) => done.map(of).sort((a, b) => a - b)[done.length >> 1] ?? 0;
  say(
    table([
      ['restore', `${done.length} random moments`],
      ['cases acknowledged', String(sum((round) => round.acknowledged))],
      ['of them lost', String(sum((round) => round.lost))],
      ['moments at which any was lost', String(done.filter((round) => round.lost > 0).length)],
      ['RPO, worst, ms', String(worst((round) => round.rpoMs))],
      ['restore, median / worst, ms', `${middle((round) => round.restoreMs)} / ${worst((round) => round.restoreMs)}`],
      ['RTO, median / worst, ms', `${middle((round) => round.rtoMs)} / ${worst((round) => round.rtoMs)}`],
      ['emails that arrived', String(arrived.length)],
      ['  while they were held', String(sum((round) => round.sentWhileHeld))],
      ['  again after they were released', String(again.length)],
      ['  which had left before the kill, ms', again.join(', ') || '-'],
      ['files without bytes', String(sum((round) => round.filesGone))],
    ]),
  );
}

main().then(
  (whole) => process.exit(whole ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
