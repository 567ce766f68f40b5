import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/**
 * One file of an archive, opened when its turn comes. `packed`: to be compressed; PDFs and images are stored as they
 * are.
 */
export type ZipEntry = { path: string; packed: boolean; open(): Promise<Readable> };

/**
 * The entries as one ZIP, sequentially and no faster than it is read. An error in an entry fails the stream: a broken
 * archive must not pass for a whole one. When the reader leaves, the open entry is closed. `closed` is called exactly
 * once.
 */
export function zipStream(entries: readonly ZipEntry[], now: Date, closed: () => void): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let open: Readable | null = null;
  const fail = (error: unknown) => void output.destroy(error instanceof Error ? error : new Error(String(error)));
  for (const entry of entries) {
    zip.addReadStreamLazy(entry.path, { mtime: now, compress: entry.packed }, (give) => {
      if (output.destroyed) return;
      entry.open().then((stream) => {
        if (output.destroyed) return void stream.destroy();
        open = stream.once('error', fail);
        give(null, stream);
      }, fail);
    });
  }
  zip.on('error', fail);
  zip.end();
  zip.outputStream.on('error', fail);
  zip.outputStream.pipe(output);
  output.once('close', () => {
    open?.destroy();
    closed();
  });
  return output;
}
