import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** One file of a backup: SHA-256 in hex and size in bytes, both of the file as it is on the disk. */
export type BackupFile = { path: string; sha256: string; bytes: number };

/** Writes `content` to a new file of mode 0600 and flushes it. Throws when there is one, or no space. */
export async function writeBackupFile(
  folder: string,
  path: string,
  content: AsyncIterable<Uint8Array>,
): Promise<BackupFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
  await using file = await open(join(folder, path), 'wx', 0o600);
  for await (const piece of content) {
    hash.update(piece);
    for (let at = 0; at < piece.length;) at += (await file.write(piece, at)).bytesWritten;
    bytes += piece.length;
  }
  await file.sync();
  return { path, sha256: hash.digest('hex'), bytes };
}

/** Hash and size of a file as it is now. Throws when it is missing. */
export async function hashFile(folder: string, path: string): Promise<BackupFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of filePieces(join(folder, path), hash)) bytes += piece.length;
  return { path, sha256: hash.digest('hex'), bytes };
}

/** A file's bytes, which also go into `hash`. */
export async function* filePieces(path: string, hash?: Hash): AsyncGenerator<Buffer> {
  const stream: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: 256 * 1024 });
  for await (const piece of stream) {
    hash?.update(piece);
    yield piece;
  }
}

/** Flushes the names in a folder and in all folders below it, so that they survive a power cut. */
export async function syncFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await syncFolders(join(folder, entry.name));
  await syncFolder(folder);
}

/** Flushes the names in one folder. */
export async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r');
  await handle.sync();
}
