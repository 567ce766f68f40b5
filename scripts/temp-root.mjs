// Where to put a test run's temporary files.
import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** A RAM-backed folder, if it is large enough: on a disk, file creation is slow for minutes after many deletions. */
export function tempRoot() {
  const folder = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem()) > 8 * 1024 ** 3 ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
