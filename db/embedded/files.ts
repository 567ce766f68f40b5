import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { isRoot } from './account.ts';

/**
 * When root works in another user's folder, chowns what root created to that user, who would be locked out otherwise.
 */
export function giveToFolderOwner(path: string): void {
  if (!isRoot()) return;
  const { uid, gid } = statSync(dirname(path));
  if (uid !== 0) chownSync(path, uid, gid);
}

/** Creates the file, readable by its owner only, unless it exists. */
export function touch(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  giveToFolderOwner(path);
}

/** Creates the folder and its parents; the folder itself gets exactly `mode`, regardless of the umask. */
export function makeFolder(path: string, mode: number): void {
  if (mkdirSync(path, { recursive: true, mode }) === undefined) return;
  chmodSync(path, mode);
  giveToFolderOwner(path);
}

/** Flushes a file, or the entries of a folder, to disk. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function writeDraft(path: string, content: string, mode: number): string {
  const draft = `${path}.${randomBytes(4).toString('hex')}.new`;
  writeFileSync(draft, content, { mode, flush: true });
  giveToFolderOwner(draft);
  return draft;
}

/** The code of a system error, such as EEXIST. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Writes a small file atomically: a crash leaves the old content or the new. */
export function writeWhole(path: string, content: string, mode = 0o600): void {
  renameSync(writeDraft(path, content, mode), path);
  syncToDisk(dirname(path));
}

/** Like `writeWhole`, but returns false and writes nothing when the file exists: of two concurrent callers one wins. */
export function claimWhole(path: string, content: string, mode: number): boolean {
  const draft = writeDraft(path, content, mode);
  try {
    linkSync(draft, path);
    syncToDisk(dirname(path));
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}
