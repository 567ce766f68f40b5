import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { closedFolder, isRoot, nobodyAccount, ownAccount, ownerAccount, type Account } from './account.ts';
import { claimWhole, makeFolder, writeWhole } from './files.ts';

/**
 * Where one DATA_DIR keeps its server, and which account runs it. `home` holds `cluster` (PGDATA), `password`, `port`,
 * `server.log` and the lock files.
 */
export type Place = { home: string; cluster: string; account: Account };

const locationFile = 'postgres-location.json';

const locationFields = z.object({ home: z.string(), dataDir: z.string() });
type Location = z.infer<typeof locationFields>;

function readLocation(dataDir: string): Location | null {
  const path = join(dataDir, locationFile);
  return existsSync(path) ? locationFields.parse(JSON.parse(readFileSync(path, 'utf8'))) : null;
}

function locationText(dataDir: string, home: string): string {
  const why =
    'The database of this DATA_DIR is kept at "home": its server does not run as root, and no other user may enter this folder.';
  return `${JSON.stringify({ home, dataDir, why }, null, 2)}\n`;
}

/** The recorded home of a DATA_DIR. Refuses the two cases in which following it would lose or mix data. */
function recordedHome(dataDir: string): string | null {
  const location = readLocation(dataDir);
  if (!location) return null;
  const file = join(dataDir, locationFile);
  if (!existsSync(location.home)) {
    throw new Error(
      `the database recorded in ${file} is gone from ${location.home}: restore it there, or delete that file to begin with an empty one`,
    );
  }
  if (location.dataDir === dataDir) return location.home;
  if (existsSync(location.dataDir) && readLocation(location.dataDir)?.home === location.home) {
    throw new Error(
      `${dataDir} is a copy of ${location.dataDir}, and both would use the database at ${location.home}: delete ${file} to give the copy its own`,
    );
  }
  writeWhole(file, locationText(dataDir, location.home), 0o644);
  return location.home;
}

function existingPlace(home: string): Place {
  const cluster = join(home, 'cluster');
  const account = isRoot() ? ownerAccount(cluster) : ownAccount();
  if (account.uid === 0)
    throw new Error(`${cluster} belongs to root, which PostgreSQL refuses: give it to another user with chown -R`);
  if (statSync(cluster).uid !== account.uid) {
    throw new Error(`${cluster} belongs to another user: start as that user (or as root), or choose another DATA_DIR`);
  }
  const closed = closedFolder(cluster, account);
  if (closed)
    throw new Error(
      `${account.name}, which runs the database in ${cluster}, may not enter ${closed}: open it with chmod o+x`,
    );
  return { home, cluster, account };
}

/**
 * Creates a home outside DATA_DIR under a name that is never reused: a DATA_DIR deleted and recreated must not get its
 * old database.
 */
function newHomeOutside(dataDir: string, systemDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const folder = join(systemDir, `${hash}-${randomBytes(3).toString('hex')}`);
  for (const each of [systemDir, folder, join(folder, 'postgres')]) makeFolder(each, 0o755);
  if (claimWhole(join(dataDir, locationFile), locationText(dataDir, join(folder, 'postgres')), 0o644))
    return join(folder, 'postgres');
  rmSync(folder, { recursive: true });
  return readLocation(dataDir)!.home;
}

/**
 * Finds or creates the home of the server of `dataDir`. PostgreSQL refuses root, so root runs it as `nobody`; when
 * `nobody` may not enter DATA_DIR, the home is below `systemDir` and a file in DATA_DIR says so. Throws, with what to
 * do about it, when files of an earlier start belong to another user or are gone.
 */
export function findPlace(dataDir: string, systemDir: string): Place {
  mkdirSync(dataDir, { recursive: true });
  const real = realpathSync(dataDir);
  const recorded = recordedHome(real);
  const near = recorded ?? join(real, 'postgres');
  if (existsSync(join(near, 'cluster'))) return existingPlace(near);
  const account = isRoot() ? nobodyAccount() : ownAccount();
  const outside = !recorded && closedFolder(real, account) !== null;
  const home = outside ? newHomeOutside(real, systemDir) : near;
  makeFolder(home, 0o755);
  return { home, cluster: join(home, 'cluster'), account };
}
