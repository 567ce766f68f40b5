// Runs a real PostgreSQL beside the app: nothing to install, and no acknowledged row is lost when either of them is killed.
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { packageFolder, prepareBinaries, type Binaries } from './embedded/binaries.ts';
import { ensureCluster, readPassword, resetPassword, superuser } from './embedded/cluster.ts';
import { exclusively, joinUsers } from './embedded/lock.ts';
import { findPlace, type Place } from './embedded/place.ts';
import { choosePort } from './embedded/port.ts';
import { releaseOrphanedCommits } from './embedded/standby.ts';
import {
  launch,
  removeStalePidFile,
  runningPostmaster,
  shutDown,
  waitUntilReady,
  type Settings,
} from './embedded/postmaster.ts';

const database = 'unhold';
const retryMilliseconds = 15_000;
const watchMilliseconds = 1_000;
const orphansMilliseconds = 3_000;

type EmbeddedOptions = {
  /** DATA_DIR. The server lives in `postgres` below it, or where `postgres-location.json` in it says. */
  dataDir: string;
  log: (message: string) => void;
  /** Where root keeps a cluster that `nobody` could not reach elsewhere. */
  systemDir?: string;
  /** Overrides of PostgreSQL settings, for tests. */
  settings?: Settings;
};

export type EmbeddedDatabase = {
  /** Superuser address of database "unhold". Stable across restarts unless its port was taken meanwhile. */
  url: string;
  /** True when an already running server was adopted or shared. */
  adopted: boolean;
  /** Detaches from the server, and shuts it down (fast, without losing data) unless another process still uses it. */
  stop(): Promise<void>;
};

type Server = { port: number; adopted: boolean };

function urlOf(port: number, password: string, name: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}`;
}

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Starts the server, or adopts one that a killed process left behind or another process shares. Call it under the lock.
 */
async function ensureServer(place: Place, binaries: Binaries, settings: Settings): Promise<Server> {
  const end = Date.now() + retryMilliseconds;
  for (;;) {
    const running = runningPostmaster(place) && (await waitUntilReady(place));
    if (running) return { port: running.port, adopted: true };
    removeStalePidFile(place);
    const port = await choosePort(place);
    const result = await launch(place, binaries, port, settings);
    if (result.ready) return { port, adopted: false };
    // After a kill, orphaned backends hold the shared memory for a moment, and a free port can be taken before we bind
    // it.
    const passes = /shared memory|lock file|could not bind|could not create any TCP/.test(result.log);
    if (!passes || Date.now() > end) throw new Error(`the database in ${place.cluster} does not start:\n${result.log}`);
    await sleep(250);
  }
}

/**
 * The address of database "unhold", created if missing, once the server on this port has proved to be this cluster's.
 */
async function ensureDatabase(place: Place, port: number, password: string): Promise<string> {
  const url = urlOf(port, password, database);
  const ask = () => query<{ data_directory: string }>(url, 'SHOW data_directory');
  const [row] = await ask().catch(async (error: { code?: string }) => {
    if (error.code !== '3D000') throw error;
    await query(urlOf(port, password, 'postgres'), `CREATE DATABASE ${database}`);
    return ask();
  });
  if (!row || realpathSync(row.data_directory) !== realpathSync(place.cluster)) {
    throw new Error(
      `the server on port ${port} serves ${row?.data_directory}, not ${place.cluster}: stop it and start again`,
    );
  }
  return url;
}

async function ensurePassword(place: Place, binaries: Binaries): Promise<string> {
  const password = readPassword(place);
  if (password !== null) return password;
  await shutDown(place);
  return resetPassword(place, binaries);
}

type Watch = { place: Place; start: () => Promise<Server>; port: number; url: string; log: (message: string) => void };

/**
 * Restarts the server if it is killed while the app runs, and releases commits that wait for the archive of a killed
 * process. Returns a function that ends the watch.
 */
function watch({ place, start, port, url, log }: Watch): () => Promise<void> {
  let reviving: Promise<void> | null = null;
  let said = '';
  const say = (message: string) => {
    if (message !== said) log(message);
    said = message;
  };
  const revive = async () => {
    say('Database: the server is gone, starting it again');
    const server = await start();
    say(
      server.port === port
        ? 'Database: the server is back'
        : `Database: port ${port} was taken meanwhile, restart the app`,
    );
  };
  const timer = setInterval(() => {
    if (reviving !== null || runningPostmaster(place) !== null) return;
    reviving = revive()
      .catch((error: Error) => say(`Database: ${error.message}`))
      .finally(() => (reviving = null));
  }, watchMilliseconds);
  timer.unref();
  let releasing: Promise<void> | null = null;
  const orphans = setInterval(() => {
    releasing ??= releaseOrphanedCommits(place, url)
      // The server is gone; the other timer restarts it.
      .catch(() => {})
      .finally(() => (releasing = null));
  }, orphansMilliseconds);
  orphans.unref();
  return async () => {
    clearInterval(timer);
    clearInterval(orphans);
    await Promise.all([reviving, releasing]);
  };
}

/**
 * Starts the PostgreSQL of `dataDir` on a port of 127.0.0.1, or adopts the running one, and creates what is missing:
 * the cluster, the superuser password (in a file of mode 0600) and database "unhold". Safe to call from several
 * processes at once. Throws an error that says what to do when no server can be started.
 */
export async function startEmbedded({
  dataDir,
  log,
  systemDir = '/var/lib/unhold',
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const place = findPlace(dataDir, systemDir);
  const copies = place.account.switched ? systemDir : join(place.home, 'programs');
  const binaries = await prepareBinaries(packageFolder(), place.account, copies);
  const lock = join(place.home, 'start.lock');
  const start = () => ensureServer(place, binaries, settings);
  return exclusively(lock, async () => {
    if (await ensureCluster(place, binaries)) log(`Database: made a new one in ${place.home}`);
    const password = await ensurePassword(place, binaries);
    const { port, adopted } = await start();
    const url = await ensureDatabase(place, port, password);
    await releaseOrphanedCommits(place, url);
    const membership = joinUsers(join(place.home, 'users.lock'));
    const endWatch = watch({ place, start: () => exclusively(lock, start), port, url, log });
    let stopped: Promise<void> | null = null;
    const leave = async () => {
      await endWatch();
      await exclusively(lock, async () => {
        if (membership.leave()) await shutDown(place);
      });
    };
    return { url, adopted, stop: () => (stopped ??= leave()) };
  });
}
