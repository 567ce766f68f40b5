import type { Readable } from 'node:stream';

/**
 * The folder of files that exist for a day at most, such as pieces of an unfinished upload: never backed up or
 * archived.
 */
export const passingFolder = 'unfinished';

/** What was stored: `size` in bytes and `sha256` in hex, both of the plain content. */
export interface StoredFile {
  size: number;
  sha256: string;
}

/**
 * Stores files. Keys look like `cases/<uuid>/<timestamp>-<token>.pdf`: segments of letters, digits, `.`, `_`, `-` that
 * start with a letter or digit. Every method throws StorageKeyInvalid for any other key, and may throw
 * StorageUnavailable, as may a stream while it is read.
 */
export interface Storage {
  /**
   * Stores or replaces. Once it resolves the bytes survive a crash; when it rejects nothing is left. Throws
   * StorageFull.
   */
  put(key: string, content: Uint8Array | Readable): Promise<StoredFile>;
  /** The plain content as a stream. Throws StorageMissing; the stream fails with StorageCorrupt when the file was altered or cut. */
  get(key: string): Promise<Readable>;
  /** Size of the plain content in bytes and when it was written, or null when missing. */
  stat(key: string): Promise<{ size: number; modified: Date } | null>;
  /** Removes the file; does nothing when it is missing. */
  remove(key: string): Promise<void>;
  /** The bytes as stored, encrypted under the application's key, for a backup. Throws StorageMissing. */
  sealed(key: string): Promise<Readable>;
  /** Stores or replaces what `sealed` gave for the same key; durable and whole like `put`. Throws StorageFull. */
  putSealed(key: string, content: Readable): Promise<void>;
  /** Every key under a folder such as `cases/<uuid>`, sorted; all keys when it is ''. */
  list(folder: string): Promise<string[]>;
}

export class StorageKeyInvalid extends Error {
  override name = 'StorageKeyInvalid';
}
export class StorageMissing extends Error {
  override name = 'StorageMissing';
}
/** It cannot be reached, or does not work right now: the same call may succeed later. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}
/** No space left; nothing was stored, and reading still works. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}
/**
 * The stored bytes are not those that were written: altered, cut, moved to another key, or encrypted with another key.
 */
export class StorageCorrupt extends Error {
  override name = 'StorageCorrupt';
}

const segment = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

/** Returns the key when it is a safe relative path. Throws StorageKeyInvalid. */
export function checkedKey(key: string): string {
  const safe = key.length <= 500 && key.split('/').every((part) => segment.test(part));
  if (!safe) throw new StorageKeyInvalid('not a storage key');
  return key;
}
