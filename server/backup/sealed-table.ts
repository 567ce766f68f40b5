import { pipeline } from 'node:stream/promises';
import { Readable, type Writable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { seal, unseal } from '../ports/storage/sealed-stream.ts';
import { filePieces } from './backup-file.ts';

/**
 * A table's rows as a backup stores them: compressed, then encrypted under the application's key, bound to backup and
 * path.
 */
export function sealTable(rows: Readable, appKey: string, context: string): AsyncIterable<Uint8Array> {
  const zipped = createGzip({ level: 6 });
  rows.once('error', (error) => zipped.destroy(error));
  return seal(rows.pipe(zipped), Buffer.from(appKey), context, { size: 0, sha256: '' });
}

/** Writes the rows of a sealed table into `to`. Throws StorageCorrupt. */
export async function openTable(path: string, appKey: string, context: string, to: Writable): Promise<void> {
  const opened = Readable.from(unseal(filePieces(path), [Buffer.from(appKey)], context), { objectMode: false });
  await pipeline(opened, createGunzip(), to);
}

/** What a table of a backup is sealed under. */
export const tableContext = (backup: string, path: string): string => `backup ${backup} ${path}`;
