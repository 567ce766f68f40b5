import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { giveToFolderOwner } from './files.ts';
import type { Place } from './place.ts';
import { cannotRun, spawnOptions } from './run.ts';

/** What postmaster.pid says of a running server. */
type Postmaster = { pid: number; port: number; ready: boolean };

/** PostgreSQL settings by name. */
export type Settings = Record<string, string>;

const settings: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '128MB',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  // Log that the archive of BACKUP_DIR has not fetched is kept, but must not fill the disk (server/backup/archive).
  max_slot_wal_keep_size: '4GB',
  // Parallel workers need /dev/shm, which is 64 MB in containers.
  max_parallel_workers_per_gather: '0',
  // Statements and error details hold personal data, which must not reach the log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

const startMilliseconds = 120_000;
const stopMilliseconds = 60_000;
const logBytes = 10_000_000;

function sameFolder(a: string, b: string): boolean {
  try {
    return realpathSync(a) === realpathSync(b);
  } catch {
    return false;
  }
}

/** What this process id is: a server of this cluster, something else (including a zombie), or nothing visible. */
function kindOf(pid: number, cluster: string): 'server' | 'other' | 'none' {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    if (!stdout.trim()) return 'none';
    return stdout.includes('postgres') && stdout.includes(cluster) ? 'server' : 'other';
  }
  try {
    const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const folder = args[args.indexOf('-D') + 1] ?? '';
    return basename(args[0] ?? '') === 'postgres' && sameFolder(folder, cluster) ? 'server' : 'other';
  } catch {
    return 'none';
  }
}

function readPidFile({ cluster }: Place): Postmaster | null {
  const path = join(cluster, 'postmaster.pid');
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** The running server of this cluster, no matter who started it; null when there is none. */
export function runningPostmaster(place: Place): Postmaster | null {
  const postmaster = readPidFile(place);
  return postmaster && kindOf(postmaster.pid, place.cluster) === 'server' ? postmaster : null;
}

/**
 * Removes a pid file whose id now belongs to another program, which PostgreSQL would take for a server. PostgreSQL
 * itself detects a dead id.
 */
export function removeStalePidFile(place: Place): void {
  const postmaster = readPidFile(place);
  if (postmaster && kindOf(postmaster.pid, place.cluster) === 'other')
    rmSync(join(place.cluster, 'postmaster.pid'), { force: true });
}

/**
 * Waits until the running server answers; null when it ended instead, such as one that was shutting down. Throws after
 * 2 minutes.
 */
export async function waitUntilReady(place: Place): Promise<Postmaster | null> {
  const end = Date.now() + startMilliseconds;
  for (;;) {
    const postmaster = runningPostmaster(place);
    if (postmaster === null || postmaster.ready) return postmaster;
    if (Date.now() > end)
      throw new Error(
        `the database in ${place.cluster} (process ${postmaster.pid}) has not become ready in 2 minutes: see ${logPath(place)}`,
      );
    await sleep(5);
  }
}

function logPath({ home }: Place): string {
  return join(home, 'server.log');
}

function openLog(place: Place): { handle: number; from: number } {
  const path = logPath(place);
  if (existsSync(path) && statSync(path).size > logBytes) renameSync(path, `${path}.1`);
  const handle = openSync(path, 'a', 0o600);
  giveToFolderOwner(path);
  return { handle, from: statSync(path).size };
}

/** The outcome of a launch: `ready`, or the lines the server logged before it gave up. */
type Launch = { ready: true } | { ready: false; log: string };

/**
 * Starts the server on a port of 127.0.0.1 in its own process group, so that Ctrl-C in the terminal does not reach it.
 * Throws when it is not ready within `patience` milliseconds.
 */
export async function launch(
  place: Place,
  binaries: Binaries,
  port: number,
  more: Settings = {},
  patience = startMilliseconds,
): Promise<Launch> {
  const program = join(binaries.folder, 'bin', 'postgres');
  const { handle, from } = openLog(place);
  const args = [
    '-D',
    place.cluster,
    '-p',
    String(port),
    ...Object.entries({ ...settings, ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = spawn(program, args, {
    ...spawnOptions(place.account),
    detached: true,
    stdio: ['ignore', handle, handle],
  });
  closeSync(handle);
  child.unref();
  await once(child, 'spawn').catch((cause: NodeJS.ErrnoException) => {
    throw cannotRun(program, cause);
  });
  const end = Date.now() + patience;
  while (child.exitCode === null && child.signalCode === null) {
    const postmaster = runningPostmaster(place);
    if (postmaster?.pid === child.pid && postmaster?.ready) return { ready: true };
    if (Date.now() > end)
      throw new Error(`the database in ${place.cluster} has not become ready in 2 minutes: see ${logPath(place)}`);
    await sleep(5);
  }
  return { ready: false, log: readFileSync(logPath(place)).subarray(from).toString('utf8').trim() };
}

/** Fast shutdown: open transactions are rolled back, committed ones are on disk. Throws after a minute. */
export async function shutDown(place: Place): Promise<void> {
  const postmaster = runningPostmaster(place);
  if (postmaster === null) return;
  process.kill(postmaster.pid, 'SIGINT');
  const end = Date.now() + stopMilliseconds;
  // The process outlives its pid file by a moment, during which a new server would find its shared memory in use.
  while (kindOf(postmaster.pid, place.cluster) === 'server') {
    if (Date.now() > end)
      throw new Error(
        `the database in ${place.cluster} (process ${postmaster.pid}) has not stopped in a minute: see ${logPath(place)}`,
      );
    await sleep(10);
  }
}
