import type { ReadDocument } from '../../../domain/documents/reading.ts';
import { DocumentUnreadable } from './reader.ts';
import type { ReadingWork } from './read-pdf.ts';

/** Pixels: what a phone's camera takes. More would fill the memory when it is unpacked. */
const mostPixels = 50_000_000;

/** A photo or a scan as one page, recognised. Throws DocumentUnreadable. */
export async function readPicture(content: Uint8Array, { recogniser, onProgress }: ReadingWork): Promise<ReadDocument> {
  const picture = Buffer.from(content);
  const size = pictureSize(picture);
  if (!size) throw new DocumentUnreadable('The picture is damaged.');
  if (size.width * size.height > mostPixels) throw new DocumentUnreadable('The picture is larger than can be read.');
  onProgress({ pages: 1, read: 0 });
  const { lines, confidence } = await (await recogniser()).recognise(picture);
  onProgress({ pages: 1, read: 1 });
  return { pages: 1, read: [{ number: 1, lines, way: 'ocr', confidence, hidden: 0 }] };
}

/** Width and height as a PNG's or JPG's head says them, before anything is unpacked. Null for another or a broken file. */
export function pictureSize(file: Buffer): { width: number; height: number } | null {
  if (file.length > 24 && file.readUInt32BE(0) === 0x89504e47)
    return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= file.length && file[at] === 0xff;) {
    const marker = file[at + 1] ?? 0;
    // The frame's head: C0 to CF without the tables that share the range.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    at += 2 + file.readUInt16BE(at + 2);
  }
  return null;
}
