import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The operating-system user that runs PostgreSQL; `switched` when that is not the user of this process. */
export type Account = { uid: number; gid: number; name: string; switched: boolean };

const execute = 1;
const read = 4;

/** True when this process runs as root, which PostgreSQL refuses. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The user of this process. */
export function ownAccount(): Account {
  return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, name: 'the current user', switched: false };
}

/** The unprivileged user that stands in for root. Throws when the system has none. */
export function nobodyAccount(): Account {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid) {
    throw new Error(
      'PostgreSQL refuses to run as root, and this system has no user "nobody": start as an ordinary user or set DATABASE_URL',
    );
  }
  return { uid: Number(uid), gid: Number(gid), name: 'nobody', switched: true };
}

/** The owner of an existing path, for root to run as, so that root and that user can take turns. */
export function ownerAccount(path: string): Account {
  const { uid, gid } = statSync(path);
  return { uid, gid, name: `user ${uid}`, switched: true };
}

function allowed(path: string, account: Account, bit: number): boolean {
  const { mode, uid, gid } = statSync(path);
  if (uid === account.uid) return (mode & (bit << 6)) !== 0;
  if (gid === account.gid) return (mode & (bit << 3)) !== 0;
  return (mode & bit) !== 0;
}

/** The topmost folder, `path` included, that the account may not enter; null when it may enter all of them. */
export function closedFolder(path: string, account: Account): string | null {
  const folders: string[] = [];
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    folders.unshift(folder);
    if (folder === dirname(folder)) break;
  }
  return folders.find((folder) => !allowed(folder, account, execute)) ?? null;
}

/** True when the account may read and run the file at `path`. */
export function mayRun(path: string, account: Account): boolean {
  return (
    closedFolder(dirname(path), account) === null && allowed(path, account, read) && allowed(path, account, execute)
  );
}
