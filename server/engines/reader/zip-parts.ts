import { inflateRawSync } from 'node:zlib';

/** More than this of one part, unpacked, is no document that a person wrote. */
const mostUnpacked = 40 * 1024 * 1024;

/** The parts of an office file that `wanted` names, as text. A part that is broken or unfolds without end is left out. Null when it is no ZIP. */
export function zipParts(file: Buffer, wanted: (name: string) => boolean): Map<string, string> | null {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || end + 22 > file.length) return null;
  const parts = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (
    let left = file.readUInt16LE(end + 10);
    left > 0 && at + 46 <= file.length && file.readUInt32LE(at) === 0x02014b50;
    left -= 1
  ) {
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const text = wanted(name)
      ? textAt(file, {
          method: file.readUInt16LE(at + 10),
          packed: file.readUInt32LE(at + 20),
          local: file.readUInt32LE(at + 42),
        })
      : null;
    if (text !== null) parts.set(name, text);
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return parts;
}

function textAt(
  file: Buffer,
  { method, packed, local }: { method: number; packed: number; local: number },
): string | null {
  if (local + 30 > file.length) return null;
  const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  const bytes = file.subarray(from, from + packed);
  try {
    return (method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: mostUnpacked })).toString('utf8');
  } catch {
    return null;
  }
}
