import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { errorCode, syncToDisk, writeWhole } from './files.ts';
import type { Place } from './place.ts';
import { run } from './run.ts';
import { withoutStandby } from './standby.ts';

/** The superuser of the embedded server. */
export const superuser = 'postgres';

export const draftPrefix = 'new-';

function newPassword(): string {
  return randomBytes(24).toString('hex');
}

function isWhole(cluster: string): boolean {
  return existsSync(join(cluster, 'PG_VERSION')) && existsSync(join(cluster, 'global', 'pg_control'));
}

/**
 * Removes leftovers of interrupted initdb runs. An initdb whose parent was killed may still be writing; then a later
 * start removes its files.
 */
function removeDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    if (!name.startsWith(draftPrefix)) continue;
    try {
      rmSync(join(home, name), { recursive: true, force: true });
    } catch (error) {
      if (errorCode(error) !== 'ENOTEMPTY') throw error;
    }
  }
}

function passwordFor(home: string): string {
  const path = join(home, 'password');
  if (!existsSync(path)) writeWhole(path, newPassword());
  return readFileSync(path, 'utf8').trim();
}

/**
 * Builds the cluster in a temporary folder and renames it, so that a crash leaves nothing that looks like a cluster.
 */
async function makeCluster({ home, cluster, account }: Place, binaries: Binaries): Promise<void> {
  const draft = mkdtempSync(join(home, draftPrefix));
  const passwordFile = join(draft, 'password');
  writeFileSync(passwordFile, passwordFor(home), { mode: 0o600 });
  if (account.switched) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid);
  const options = [
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const access = [`--username=${superuser}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  await run(
    join(binaries.folder, 'bin', 'initdb'),
    [`--pgdata=${join(draft, 'cluster')}`, ...options, ...access],
    account,
  );
  renameSync(join(draft, 'cluster'), cluster);
  // Without this fsync, a power cut could undo the rename after the first writes were acknowledged.
  syncToDisk(home);
  removeDrafts(home);
}

/**
 * Creates the cluster unless there is one; returns true when it did. Throws when the folder holds anything but a
 * complete cluster of this major version: data is never replaced.
 */
export async function ensureCluster(place: Place, binaries: Binaries): Promise<boolean> {
  const { home, cluster } = place;
  removeDrafts(home);
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) {
    await makeCluster(place, binaries);
    return true;
  }
  if (!isWhole(cluster))
    throw new Error(
      `${cluster} is not a complete PostgreSQL cluster: restore it from a backup, or move the folder away to start with an empty database`,
    );
  const major = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (major !== binaries.major)
    throw new Error(
      `${cluster} was made by PostgreSQL ${major}, and this is ${binaries.major}: dump it with the old version and load it into a new DATA_DIR`,
    );
  return false;
}

/** The superuser's password, or null when its file is missing, as after restoring only the cluster. */
export function readPassword({ home }: Place): string | null {
  const path = join(home, 'password');
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}

/** Sets a new superuser password on a stopped cluster and returns it. */
export async function resetPassword({ home, cluster, account }: Place, binaries: Binaries): Promise<string> {
  const password = newPassword();
  const sql = `ALTER ROLE ${superuser} PASSWORD '${password}'\n`;
  await run(
    join(binaries.folder, 'bin', 'postgres'),
    ['--single', ...withoutStandby, '-D', cluster, 'postgres'],
    account,
    sql,
  );
  writeWhole(join(home, 'password'), password);
  return password;
}
