import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { contentSize, seal, unseal, type ContentMeter } from './sealed-stream.ts';
import {
  checkedKey,
  StorageFull,
  StorageMissing,
  StorageUnavailable,
  type Storage,
  type StoredFile,
} from './storage.ts';

interface FileStorageOptions {
  /** Folder of the files; created when missing. */
  directory: string;
  /** At least 32 secret bytes; no file can be opened without them. */
  app_key: Uint8Array;
  /** Earlier keys: files under them are still read, but new ones are not written. */
  old_keys?: readonly Uint8Array[];
  /** How a new file is opened; tests simulate a full disk here. */
  open_new?: (path: string) => Promise<FileHandle>;
}

const openNew = (path: string): Promise<FileHandle> => open(path, 'wx', 0o600);

/**
 * Stores encrypted files under a folder: written to a temporary name, flushed, then renamed, so that a key holds a
 * complete file or none.
 */
export function createFileStorage({
  directory,
  app_key,
  old_keys = [],
  open_new = openNew,
}: FileStorageOptions): Storage {
  const root = resolve(directory);
  const pathOf = (key: string): string => join(root, checkedKey(key));
  return {
    put: async (key, content): Promise<StoredFile> => {
      const path = pathOf(key);
      const meter: ContentMeter = { size: 0, sha256: '' };
      try {
        await writeDurably(root, path, seal(pieces(content), app_key, key, meter), open_new);
      } catch (error) {
        throw storageError(error);
      }
      return { size: meter.size, sha256: meter.sha256 };
    },
    get: async (key) => {
      const path = pathOf(key);
      // Opened before answering, so that a missing file fails before the first byte.
      const file = await open(path).catch((error: unknown) => {
        throw storageError(error);
      });
      const sealed = file.createReadStream({ highWaterMark: 128 * 1024 });
      const content = Readable.from(unseal(sealed, [app_key, ...old_keys], key), { objectMode: false });
      // A client that disconnects before the first byte would never start the generator that closes the file.
      return content.once('close', () => sealed.destroy());
    },
    sealed: async (key) => {
      const file = await open(pathOf(key)).catch((error: unknown) => {
        throw storageError(error);
      });
      return file.createReadStream({ highWaterMark: 128 * 1024 });
    },
    putSealed: async (key, content) => {
      const path = pathOf(key);
      await writeDurably(root, path, content, open_new).catch((error: unknown) => {
        throw storageError(error);
      });
    },
    stat: async (key) => {
      const found = await stat(pathOf(key)).catch(missingAsNull);
      return found?.isFile() ? { size: contentSize(found.size), modified: found.mtime } : null;
    },
    remove: async (key) => {
      const path = pathOf(key);
      await rm(path, { force: true }).catch(missingAsNull);
      await syncFolder(dirname(path)).catch(missingAsNull);
    },
    list: async (folder) => {
      const base = folder === '' ? root : pathOf(folder);
      const entries = await readdir(base, { recursive: true, withFileTypes: true }).catch(missingAsNull);
      const files = (entries ?? []).filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
      return files
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .replaceAll('\\', '/'),
        )
        .sort();
    },
  };
}

async function* pieces(content: Uint8Array | Readable): AsyncGenerator<Uint8Array> {
  if (content instanceof Uint8Array) {
    yield content;
    return;
  }
  for await (const piece of content) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
}

async function writeDurably(
  root: string,
  path: string,
  content: AsyncIterable<Uint8Array>,
  openFile: (path: string) => Promise<FileHandle>,
): Promise<void> {
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = join(folder, `.${randomUUID()}.tmp`);
  try {
    await using file = await openFile(temporary);
    for await (const bytes of content) await writeAll(file, bytes);
    await file.sync();
    await rename(temporary, path);
    await syncFolders(folder, made === undefined ? folder : dirname(made), root);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) at += (await file.write(bytes, at)).bytesWritten;
}

/** A new name survives a crash only once its folder is flushed, and each new folder's parent too. */
async function syncFolders(from: string, upTo: string, root: string): Promise<void> {
  for (let folder = from; ; folder = dirname(folder)) {
    await syncFolder(folder);
    if (folder === upTo || folder === root || folder === dirname(folder)) return;
  }
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r');
  await handle.sync();
}

function missingAsNull(error: unknown): null {
  if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
  throw storageError(error);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Errors of a disk that is broken, unreachable over the network or mounted read-only, or of too many open files. */
const awayCodes = new Set([
  'EIO',
  'ESTALE',
  'EROFS',
  'EACCES',
  'EPERM',
  'ETIMEDOUT',
  'ENOTCONN',
  'EHOSTDOWN',
  'EMFILE',
  'ENFILE',
]);

function storageError(error: unknown): unknown {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StorageFull('no space is left for files', { cause: error });
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR')
    return new StorageMissing('there is no such file', { cause: error });
  if (awayCodes.has(code)) return new StorageUnavailable('the disk of files does not work', { cause: error });
  return error;
}
