// Where what a run of the tests makes and deletes again is best put.
import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** The machine's memory as a folder, where there is more than enough: on a disk, many deleted files make each new one slow for minutes. */
export function tempRoot() {
  const folder = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem()) > 8 * 1024 ** 3 ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
