// By hand: Node ships none of the known formats for encrypted streams, and this one binds a file to its key.

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { keyIdBytes, keyIdOf } from '../../engines/keys/key-id.ts';
import { StorageCorrupt } from './storage.ts';

/*
 * The sealed form of a file (version 2):
 *
 *   "UHSF" 02 | id of the application key, 8 bytes | 24 random bytes | chunk 0 | chunk 1 | … | last chunk
 *
 * The id and the random bytes are the salt. Version 1 had 32 random bytes and did not name its key.
 *
 * A chunk is up to 64 KiB of content under AES-256-GCM, followed by its 16-byte tag. Every chunk but the last is full;
 * the last may be short, and is empty only for an empty file or one that is a multiple of 64 KiB.
 * The key of a file is HKDF-SHA256(application key, salt, "unhold file v1\n" + storage key), so no two files share a key and
 * a file moved to another storage key does not open. The nonce is 7 zero bytes, the chunk's number (4 bytes,
 * big-endian), and 1 for the last chunk, else 0: chunks cannot be altered, reordered, dropped or cut off unnoticed.
 */
const magic = Buffer.from('UHSF');
const [unnamed, named] = [1, 2];
const saltBytes = 32;
const saltAt = magic.length + 1;
const headBytes = saltAt + saltBytes;
const tagBytes = 16;
const chunkBytes = 64 * 1024;
const sealedChunkBytes = chunkBytes + tagBytes;

/** Size and SHA-256 of the plain content, complete once the sealed stream has ended. */
export interface ContentMeter {
  size: number;
  sha256: string;
}

/** Encrypts content chunk by chunk. `appKey` holds at least 32 bytes. Fills `meter` as it goes. */
export async function* seal(
  content: AsyncIterable<Uint8Array>,
  appKey: Uint8Array,
  storageKey: string,
  meter: ContentMeter,
): AsyncGenerator<Buffer> {
  const salt = Buffer.concat([Buffer.from(keyIdOf(appKey), 'hex'), randomBytes(saltBytes - keyIdBytes)]);
  const key = fileKey(appKey, salt, storageKey);
  const hash = createHash('sha256');
  yield Buffer.concat([magic, Buffer.of(named), salt]);
  let number = 0;
  for await (const { bytes, last } of evenChunks(content, chunkBytes)) {
    hash.update(bytes);
    meter.size += bytes.length;
    const cipher = createCipheriv('aes-256-gcm', key, nonce(number, last));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
  meter.sha256 = hash.digest('hex');
}

/**
 * Decrypts content chunk by chunk with the key it was sealed with; only verified bytes come out. Throws StorageCorrupt.
 */
export async function* unseal(
  sealed: AsyncIterable<Uint8Array>,
  appKeys: readonly Uint8Array[],
  storageKey: string,
): AsyncGenerator<Buffer> {
  let keys: Buffer[] = [];
  let number = 0;
  for await (const { bytes, last } of afterHead(sealed, (head) => (keys = openHead(head, appKeys, storageKey)))) {
    if (bytes.length < tagBytes) throw new StorageCorrupt('the stored file is cut short');
    const opened = openWithOne(bytes, keys, nonce(number, last));
    keys = [opened.key];
    yield opened.content;
    number += 1;
  }
}

/** Whether a sealed file names this key; reads no more than its head. */
export async function isSealedWith(sealed: AsyncIterable<Uint8Array>, appKey: Uint8Array): Promise<boolean> {
  let head = Buffer.alloc(0);
  for await (const piece of sealed) {
    head = Buffer.concat([head, piece]);
    if (head.length >= headBytes) break;
  }
  return head[magic.length] === named && nameIn(head) === keyIdOf(appKey);
}

/** Size of the content inside a sealed file of `sealedSize` bytes. Throws StorageCorrupt for an impossible size. */
export function contentSize(sealedSize: number): number {
  const body = sealedSize - headBytes;
  const chunks = Math.ceil(body / sealedChunkBytes);
  if (body < tagBytes || body - (chunks - 1) * sealedChunkBytes < tagBytes)
    throw new StorageCorrupt('the stored file is cut short');
  return body - chunks * tagBytes;
}

function fileKey(appKey: Uint8Array, salt: Uint8Array, storageKey: string): Buffer {
  if (appKey.length < 32) throw new RangeError('the application key needs at least 32 bytes');
  return Buffer.from(hkdfSync('sha256', appKey, salt, `unhold file v1\n${storageKey}`, 32));
}

function nonce(number: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(number, 7);
  bytes[11] = last ? 1 : 0;
  return bytes;
}

const nameIn = (head: Buffer): string => head.subarray(saltAt, saltAt + keyIdBytes).toString('hex');

/** The keys that may open the file. */
function openHead(head: Buffer, appKeys: readonly Uint8Array[], storageKey: string): Buffer[] {
  const version = head[magic.length];
  if (!head.subarray(0, magic.length).equals(magic) || (version !== named && version !== unnamed))
    throw new StorageCorrupt('the stored file has an unknown form');
  const possible = appKeys.filter((each) => version === unnamed || nameIn(head) === keyIdOf(each));
  if (possible.length === 0) throw new StorageCorrupt('the stored file was altered, or is of a key that is not known');
  return possible.map((each) => fileKey(each, head.subarray(saltAt, headBytes), storageKey));
}

function openWithOne(bytes: Buffer, keys: readonly Buffer[], iv: Buffer): { content: Buffer; key: Buffer } {
  for (const [at, key] of keys.entries()) {
    try {
      return { content: openChunk(bytes, key, iv), key };
    } catch (error) {
      if (at === keys.length - 1) throw error;
    }
  }
  throw new StorageCorrupt('the stored file is cut short');
}

function openChunk(bytes: Buffer, key: Buffer, iv: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, iv);
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  const content = decipher.update(bytes.subarray(0, -tagBytes));
  try {
    decipher.final();
  } catch (cause) {
    throw new StorageCorrupt('the stored file was altered', { cause });
  }
  return content;
}

/** Passes the header to `onHead` and yields the rest, cut into encrypted chunks. */
async function* afterHead(
  sealed: AsyncIterable<Uint8Array>,
  onHead: (head: Buffer) => void,
): AsyncGenerator<{ bytes: Buffer; last: boolean }> {
  let waiting: Buffer | null = Buffer.alloc(0);
  const rest = async function* (): AsyncGenerator<Uint8Array> {
    for await (const piece of sealed) {
      if (waiting === null) {
        yield piece;
        continue;
      }
      waiting = Buffer.concat([waiting, piece]);
      if (waiting.length < headBytes) continue;
      onHead(waiting.subarray(0, headBytes));
      yield waiting.subarray(headBytes);
      waiting = null;
    }
  };
  yield* evenChunks(rest(), sealedChunkBytes);
}

/** Cuts a stream into chunks of `size` bytes; the last one may be shorter or empty and is marked. */
export async function* evenChunks(
  content: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Buffer<ArrayBuffer>; last: boolean }> {
  let pieces: Uint8Array[] = [];
  let held = 0;
  for await (const piece of content) {
    pieces.push(piece);
    held += piece.length;
    if (held < size) continue;
    const joined = Buffer.concat(pieces, held);
    // Dropped before the chunks are yielded, so that the bytes are not in memory twice while they are used.
    pieces = [];
    let at = 0;
    // The last chunk must be marked, so a full one is held until more has arrived.
    for (; joined.length - at > size; at += size) yield { bytes: joined.subarray(at, at + size), last: false };
    pieces = [joined.subarray(at)];
    held = joined.length - at;
  }
  yield { bytes: Buffer.concat(pieces, held), last: true };
}
