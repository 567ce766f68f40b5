import { text } from 'node:stream/consumers';
import { fromBufferPromise, type Entry } from 'yauzl';

const maxEntries = 5_000;
const maxUnpacked = 300 * 1024 * 1024;
/** Real spreadsheets reach a ratio of about 50; a bomb, a thousand. Small files may exceed it harmlessly. */
const maxRatio = 200;
const freeUnpacked = 20 * 1024 * 1024;

/** No part of a real document unpacks to more than this. */
export const maxPartBytes = 40 * 1024 * 1024;

/** A ZIP file's parts, by lower-case name, as office programs compare them. */
interface Zip {
  names: ReadonlySet<string>;
  /** What a part unpacks to, as declared; 0 where it is missing. */
  bytesOf(name: string): number;
  /** A part as text; null when it is missing, broken, encrypted, or longer than `maxBytes`. */
  text(name: string, maxBytes: number): Promise<string | null>;
}

/** Opens an untrusted ZIP file. Null when its directory is broken or declares what only a bomb does. */
export async function openZip(file: Buffer): Promise<Zip | null> {
  try {
    const zip = await fromBufferPromise(file);
    if (zip.entryCount > maxEntries) return null;
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    if (isBomb(entries, file.length)) return null;
    const parts = new Map(entries.map((entry) => [entry.fileName.toLowerCase(), entry]));
    // Of two parts with one name, different programs would read different ones.
    if (parts.size < entries.length) return null;
    return {
      names: new Set(parts.keys()),
      bytesOf: (name) => parts.get(name)?.uncompressedSize ?? 0,
      text: async (name, maxBytes) => {
        const entry = parts.get(name);
        if (!entry || entry.uncompressedSize > maxBytes) return null;
        // yauzl fails the stream when the unpacked size differs from the declared one.
        return zip
          .openReadStreamPromise(entry)
          .then(text)
          .catch(() => null);
      },
    };
  } catch {
    return null;
  }
}

function isBomb(entries: readonly Entry[], fileSize: number): boolean {
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const offsets = new Set(entries.map((entry) => entry.relativeOffsetOfLocalHeader));
  // Overlapping entries are how a small file declares terabytes.
  const sharesBytes = packed > fileSize || offsets.size < entries.length;
  return sharesBytes || unpacked > maxUnpacked || (unpacked > freeUnpacked && unpacked > packed * maxRatio);
}
