import { inflateRawSync } from 'node:zlib';

interface Entry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
}

const endRecord = 0x06054b50;
const centralRecord = 0x02014b50;
const localRecord = 0x04034b50;
const mostEntries = 5_000;
const mostUnpacked = 300 * 1024 * 1024;
/** Real spreadsheets reach about 50 times; a bomb a thousand. Small files may exceed it harmlessly. */
const mostRatio = 200;
const freeUnpacked = 20 * 1024 * 1024;
const mostTypesXml = 1024 * 1024;

/**
 * Says whether the bytes of a whole ZIP file are a Word document or a spreadsheet (OOXML), from its table of contents and its
 * declared main part. Null for anything else: another ZIP, macros enabled, a broken table, or sizes that only a bomb declares.
 */
export function recognizeOoxml(file: Buffer): 'docx' | 'xlsx' | null {
  const entries = zipEntries(file);
  if (entries === null || isBomb(entries, file.length)) return null;
  const types = typesXml(file, entries);
  if (types === null) return null;
  const names = new Set(entries.map((entry) => entry.name.toLowerCase()));
  if (hasMainPart(types, names, 'wordprocessingml.document.main')) return 'docx';
  if (hasMainPart(types, names, 'spreadsheetml.sheet.main')) return 'xlsx';
  return null;
}

/** The table of contents at the end of a ZIP file, or null when it is broken or of the 64-bit kind that no small file needs. */
function zipEntries(file: Buffer): Entry[] | null {
  const end = endOffset(file);
  if (end < 0) return null;
  const count = file.readUInt16LE(end + 10);
  const entries: Entry[] = [];
  let at = file.readUInt32LE(end + 16);
  if (count > mostEntries) return null;
  for (; entries.length < count;) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== centralRecord) return null;
    const nameLength = file.readUInt16LE(at + 28);
    entries.push({
      name: file.toString('utf8', at + 46, at + 46 + nameLength),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      offset: file.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

/** The end record stands within the last 64 KiB and 22 bytes, before an optional comment. */
function endOffset(file: Buffer): number {
  const lowest = Math.max(0, file.length - 22 - 0xffff);
  for (let at = file.length - 22; at >= lowest; at -= 1) if (file.readUInt32LE(at) === endRecord) return at;
  return -1;
}

function isBomb(entries: readonly Entry[], fileSize: number): boolean {
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  const offsets = new Set(entries.map((entry) => entry.offset));
  // Entries that share bytes are how a small file declares terabytes.
  const sharesBytes = packed > fileSize || offsets.size < entries.length;
  return sharesBytes || unpacked > mostUnpacked || (unpacked > freeUnpacked && unpacked > packed * mostRatio);
}

function typesXml(file: Buffer, entries: readonly Entry[]): string | null {
  const entry = entries.find(({ name }) => name.toLowerCase() === '[content_types].xml');
  if (entry === undefined || entry.offset + 30 > file.length || file.readUInt32LE(entry.offset) !== localRecord)
    return null;
  const start = entry.offset + 30 + file.readUInt16LE(entry.offset + 26) + file.readUInt16LE(entry.offset + 28);
  const bytes = file.subarray(start, start + entry.packed);
  if (entry.method === 0) return bytes.toString('utf8');
  try {
    return inflateRawSync(bytes, { maxOutputLength: mostTypesXml }).toString('utf8');
  } catch {
    return null;
  }
}

function hasMainPart(types: string, names: ReadonlySet<string>, kind: string): boolean {
  const overrides = types.match(/<(?:\w+:)?Override\b[^>]*>/g) ?? [];
  const main = overrides.find((element) => element.includes(`.${kind}+xml`));
  const [, part = ''] = /PartName\s*=\s*["']\/?([^"']+)["']/.exec(main ?? '') ?? [];
  return names.has(part.toLowerCase());
}
