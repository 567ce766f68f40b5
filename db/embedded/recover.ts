import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { packageFolder, prepareBinaries, type Binaries } from './binaries.ts';
import { draftPrefix, resetPassword } from './cluster.ts';
import { syncToDisk } from './files.ts';
import { findPlace, type Place } from './place.ts';
import { choosePort } from './port.ts';
import { launch, shutDown, type Settings } from './postmaster.ts';
import { run } from './run.ts';
import { withoutStandby } from './standby.ts';
import { unpack } from './unpack.ts';

type Recovery = {
  /** An empty DATA_DIR. */
  dataDir: string;
  /** A base backup of the cluster, as tar. */
  base: Readable;
  /** Segments of the log that follow the base, in order, each with its full 16 MB. */
  segments: AsyncIterable<{ name: string; content: Buffer }>;
  /** The moment to stop at; null: the end of the log. */
  to: Date | null;
  /** SQL for database "unhold", run before anybody can start the program on it. */
  mark: string;
  systemDir?: string;
};

const patience = 6 * 60 * 60_000;
const tooEarly = 'recovery ended before configured recovery target was reached';

/**
 * Makes the cluster of an empty DATA_DIR from a base backup and the log since. Returns the moment of its last change;
 * null when the log has none after the base. It works in another folder until the cluster is whole, so an interrupted
 * recovery leaves no cluster.
 */
export async function recover({
  dataDir,
  base,
  segments,
  to,
  mark,
  systemDir = '/var/lib/unhold',
}: Recovery): Promise<Date | null> {
  const place = findPlace(dataDir, systemDir);
  if (existsSync(place.cluster)) throw new Error(`${dataDir} has a database already.`);
  const copies = place.account.switched ? systemDir : join(place.home, 'programs');
  const binaries = await prepareBinaries(packageFolder(), place.account, copies);
  const home = mkdtempSync(join(place.home, draftPrefix));
  const draft: Place = { ...place, home, cluster: join(home, 'cluster') };
  try {
    give(draft, home);
    mkdirSync(draft.cluster, { mode: 0o700 });
    give(draft, draft.cluster);
    await unpack(base, draft.cluster, draft.account);
    for await (const { name, content } of segments) writeOwn(draft, join(draft.cluster, 'pg_wal', name), content);
    writeOwn(draft, join(draft.cluster, 'recovery.signal'), Buffer.alloc(0));
    const last = await replay(draft, binaries, to);
    await run(
      join(binaries.folder, 'bin', 'postgres'),
      ['--single', ...withoutStandby, '-D', draft.cluster, 'unhold'],
      draft.account,
      `${mark}\n`,
    );
    await resetPassword(draft, binaries);
    renameSync(join(home, 'password'), join(place.home, 'password'));
    renameSync(draft.cluster, place.cluster);
    syncToDisk(place.home);
    return last;
  } finally {
    await shutDown(draft).catch(() => {});
    rmSync(home, { recursive: true, force: true });
  }
}

function give({ account }: Place, path: string): void {
  if (account.switched) chownSync(path, account.uid, account.gid);
}

function writeOwn(place: Place, path: string, content: Buffer): void {
  writeFileSync(path, content, { mode: 0o600, flush: true });
  give(place, path);
}

/** Runs the server until it has replayed the log, and stops it. */
async function replay(place: Place, binaries: Binaries, to: Date | null): Promise<Date | null> {
  const settings = {
    // All segments are in pg_wal already.
    restore_command: 'false',
    hot_standby: 'off',
    recovery_target_action: 'promote',
    autovacuum: 'off',
  };
  const port = await choosePort(place);
  // Names of time zones, even Z, are not known yet when this is read.
  const target: Settings = to ? { recovery_target_time: to.toISOString().replace('T', ' ').replace('Z', '+00') } : {};
  const result = await launch(place, binaries, port, { ...settings, ...target }, patience);
  // Nothing was committed after that moment, so replay to the end of the log instead.
  const again = !result.ready && result.log.includes(tooEarly);
  const last = again ? await launch(place, binaries, port, settings, patience) : result;
  if (!last.ready) throw new Error(`the database could not be restored:\n${last.log}`);
  await shutDown(place);
  return lastChange(await readFile(join(place.home, 'server.log'), 'utf8'));
}

function lastChange(log: string): Date | null {
  const [, time] = [...log.matchAll(/last completed transaction was at log time (\S+ \S+?)\+00$/gm)].at(-1) ?? [];
  return time === undefined ? null : new Date(`${time.replace(' ', 'T')}Z`);
}
