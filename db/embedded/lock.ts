import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { touch } from './files.ts';

// Node has no flock; SQLite has, and the kernel releases it when its holder dies, so no lock goes stale.
const timeoutMs = 180_000;
const sqliteBusy = 5; // SQLITE_BUSY, in the low byte of SQLite's extended codes

function tryExclusive(lock: DatabaseSync): boolean {
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === sqliteBusy) return false;
    throw error;
  }
}

/**
 * Runs `work` while no other caller, in this process or another, holds the lock file at `path`. Throws after waiting 3
 * minutes.
 */
export async function exclusively<T>(path: string, work: () => Promise<T>): Promise<T> {
  touch(path);
  const lock = new DatabaseSync(path);
  try {
    const end = Date.now() + timeoutMs;
    while (!tryExclusive(lock)) {
      if (Date.now() > end) throw new Error(`another process has held ${path} for 3 minutes: look for one that hangs`);
      await sleep(20);
    }
    return await work();
  } finally {
    lock.close();
  }
}

/** Membership among the users of a shared resource; `leave` gives it up and returns whether it was the last one. */
type Membership = { leave(): boolean };

/** Joins the users counted by the lock file at `path`. Call it, and `leave`, inside `exclusively` on another file. */
export function joinUsers(path: string): Membership {
  touch(path);
  const lock = new DatabaseSync(path);
  lock.exec('BEGIN; SELECT 1 FROM sqlite_schema');
  return {
    leave() {
      lock.exec('ROLLBACK');
      const last = tryExclusive(lock);
      lock.close();
      return last;
    },
  };
}
