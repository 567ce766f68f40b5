import { createReadStream, type ReadStream } from 'node:fs';

/**
 * A file of the spool, read in steps of 1 MB: by default they are 64 KB, and handing 160 of them to other threads and back costs
 * a busy process more than all else that it does for a file. `start`: the first byte that is read.
 */
export const readLocal = (path: string, start = 0): ReadStream =>
  createReadStream(path, { start, highWaterMark: 1024 * 1024 });
