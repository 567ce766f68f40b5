import { text } from 'node:stream/consumers';
import { fromBufferPromise, type Entry } from 'yauzl';

const maxEntries = 5_000;
const maxUnpacked = 300 * 1024 * 1024;
/** Real spreadsheets reach about 50 times; a bomb a thousand. Small files may exceed it harmlessly. */
const maxRatio = 200;
const freeUnpacked = 20 * 1024 * 1024;

/** More than this of one part, unpacked, is no document that a person wrote. */
export const maxPartBytes = 40 * 1024 * 1024;

/** A ZIP file's parts, by their names in lower case, as office programs compare them. */
export interface Zip {
  names: ReadonlySet<string>;
  /** A part as text; null when it is not there, broken, encrypted, or longer than `maxBytes`. */
  text(name: string, maxBytes: number): Promise<string | null>;
}

/** Opens a ZIP file that a stranger sent. Null when its table of contents is broken or declares what only a bomb does. */
export async function openZip(file: Buffer): Promise<Zip | null> {
  try {
    const zip = await fromBufferPromise(file);
    if (zip.entryCount > maxEntries) return null;
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    if (isBomb(entries, file.length)) return null;
    const parts = new Map(entries.map((entry) => [entry.fileName.toLowerCase(), entry]));
    // Of two parts with one name, each program would read another.
    if (parts.size < entries.length) return null;
    return {
      names: new Set(parts.keys()),
      text: async (name, maxBytes) => {
        const entry = parts.get(name);
        if (!entry || entry.uncompressedSize > maxBytes) return null;
        // yauzl fails the stream when it unpacks to another size than was declared.
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
  // Entries that share bytes are how a small file declares terabytes.
  const sharesBytes = packed > fileSize || offsets.size < entries.length;
  return sharesBytes || unpacked > maxUnpacked || (unpacked > freeUnpacked && unpacked > packed * maxRatio);
}
