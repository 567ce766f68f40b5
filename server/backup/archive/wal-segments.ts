/*
 * The write-ahead log in the archive: one file for each of PostgreSQL's segments of 16 MB, under its name, only ever
 * appended to. A file is records, each
 *
 *   length of the rest, 4 bytes, big-endian | a piece of the log, deflated, then sealed (ports/storage/sealed-stream.ts)
 *
 * sealed under the segment's name and the piece's offset in it, so that records cannot be altered or moved unnoticed.
 * A record that a crash cut off does not count; the server still has its part of the log.
 */
import { open, readdir, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { StorageCorrupt } from '../../ports/storage/storage.ts';
import { seal, unseal } from '../../ports/storage/sealed-stream.ts';
import { syncFolder } from '../backup-file.ts';

export const segmentBytes = 16n * 1024n * 1024n;
const lengthBytes = 4;
const maxRecordBytes = 64 * 1024 * 1024;

const hex = (value: bigint): string => value.toString(16).toUpperCase().padStart(8, '0');

/** PostgreSQL's name of the segment that has `position`. */
export function segmentName(timeline: number, position: bigint): string {
  const number = position / segmentBytes;
  return `${hex(BigInt(timeline))}${hex(number / 256n)}${hex(number % 256n)}`;
}

/** Where the segment of this name begins. */
export const segmentStart = (name: string): bigint =>
  (BigInt(`0x${name.slice(8, 16)}`) * 256n + BigInt(`0x${name.slice(16)}`)) * segmentBytes;

/** The names of the segments in a folder, in order. */
export async function segmentsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort();
}

/**
 * The pieces of a segment in order, up to the first record that is cut or altered. `end`: where the piece ends in the
 * file.
 */
export async function* readSegment(
  folder: string,
  name: string,
  appKey: string,
): AsyncGenerator<{ data: Buffer; end: number }> {
  await using file = await open(join(folder, name), 'r');
  let [place, offset] = [0, 0];
  for (;;) {
    const sealed = await readRecord(file, place);
    const data = sealed && (await openRecord(sealed, appKey, contextOf(name, offset)));
    if (!data) return;
    place += lengthBytes + sealed.length;
    offset += data.length;
    yield { data, end: place };
  }
}

/** Opens a segment to append to, dropping a record that a crash cut off. `length`: bytes of the log that it has. */
export async function openSegment(
  folder: string,
  name: string,
  appKey: string,
): Promise<{ file: FileHandle; length: number }> {
  let [length, end] = [0, 0];
  const file = await open(join(folder, name), 'a', 0o600);
  for await (const piece of readSegment(folder, name, appKey)) {
    length += piece.data.length;
    end = piece.end;
  }
  await file.truncate(end);
  await syncFolder(folder);
  return { file, length };
}

/** Appends a piece of the log at `offset` of its segment. Not flushed. */
export async function appendPiece(
  file: FileHandle,
  piece: { name: string; offset: number; data: Buffer },
  appKey: string,
): Promise<void> {
  const packed = deflateRawSync(piece.data, { level: 3 });
  const sealed = await buffer(
    seal(once(packed), Buffer.from(appKey), contextOf(piece.name, piece.offset), { size: 0, sha256: '' }),
  );
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(sealed.length);
  await file.appendFile(Buffer.concat([length, sealed]));
}

const contextOf = (name: string, offset: number): string => `wal ${name} ${offset}`;

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

async function readRecord(file: FileHandle, place: number): Promise<Buffer | null> {
  const head = await file.read(Buffer.alloc(lengthBytes), 0, lengthBytes, place);
  const length = head.bytesRead === lengthBytes ? head.buffer.readUInt32BE() : 0;
  if (length === 0 || length > maxRecordBytes) return null;
  const { bytesRead, buffer: sealed } = await file.read(Buffer.alloc(length), 0, length, place + lengthBytes);
  return bytesRead === length ? sealed : null;
}

async function openRecord(sealed: Buffer, appKey: string, context: string): Promise<Buffer | null> {
  try {
    return inflateRawSync(await buffer(unseal(once(sealed), [Buffer.from(appKey)], context)));
  } catch (error) {
    if (error instanceof StorageCorrupt) return null;
    throw error;
  }
}
