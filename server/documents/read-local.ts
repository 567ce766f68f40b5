import { createReadStream, type ReadStream } from 'node:fs';

/**
 * A file of the spool, read in steps of 1 MB. With the default of 64 KB a file takes 160 steps, and handing each to
 * another thread and back costs a busy process more than all its other work for the file. `start`: the first byte read.
 */
export const readLocal = (path: string, start = 0): ReadStream =>
  createReadStream(path, { start, highWaterMark: 1024 * 1024 });
