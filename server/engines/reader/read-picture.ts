import type { ReadDocument } from '../../../domain/documents/extraction.ts';
import { pictureSize } from '../picture-size.ts';
import { DocumentUnreadable } from './reader.ts';
import type { ReadOptions } from './read-pdf.ts';

/** Pixels: as many as a phone's camera takes. More would fill the memory when decoded. */
const maxPixels = 50_000_000;

/** A photo or scan as one page, by OCR. Throws DocumentUnreadable. */
export async function readPicture(content: Uint8Array, { recognizer, onProgress }: ReadOptions): Promise<ReadDocument> {
  const picture = Buffer.from(content);
  const size = pictureSize(picture);
  if (!size) throw new DocumentUnreadable('This picture is damaged. Take it again, or save it again, and add that.');
  if (size.width * size.height > maxPixels) throw new DocumentUnreadable('The picture is larger than can be read.');
  onProgress({ pages: 1, read: 0 });
  const { lines, spans, confidence, unsure } = await (await recognizer()).recognize(picture);
  onProgress({ pages: 1, read: 1 });
  return { pages: 1, read: [{ number: 1, lines, way: 'ocr', confidence, hidden: 0, unsure, spans }] };
}
