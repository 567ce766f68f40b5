import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

const filter = PDFName.of('Filter');
const jpeg = PDFName.of('DCTDecode');

/**
 * A PDF whose JPEG pictures say no more than they show: embedded as they are, they bring along where, when and with which
 * device they were taken. The same bytes where there is nothing to take out.
 */
export async function cleanPictures(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  let cleaned = 0;
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.dict.lookup(filter) !== jpeg) continue;
    const picture = withoutMetadata(object.contents);
    if (picture.byteLength === object.contents.byteLength) continue;
    document.context.assign(ref, PDFRawStream.of(object.dict, picture));
    cleaned += 1;
  }
  return cleaned === 0 ? pdf : document.save({ useObjectStreams: false });
}

/** What colors depend on: JFIF, the color profile, Adobe's transform. */
const kept = new Set([0xe0, 0xe2, 0xee]);
const isMetadata = (marker: number): boolean =>
  (marker >= 0xe0 && marker <= 0xef && !kept.has(marker)) || marker === 0xfe;

/** A JPEG without comments and other programs' segments, and without what follows its end. */
export function withoutMetadata(bytes: Uint8Array): Uint8Array {
  const jpg = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Buffer[] = [jpg.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= jpg.byteLength && jpg[at] === 0xff) {
    const marker = jpg[at + 1] ?? 0;
    if (marker === 0xd9) break;
    const segment = at + 2 + jpg.readUInt16BE(at + 2);
    // Behind the start of a scan come its data, up to the next segment.
    const end = marker === 0xda ? nextMarker(jpg, segment) : segment;
    if (!isMetadata(marker)) parts.push(jpg.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}

function nextMarker(jpg: Buffer, from: number): number {
  for (let at = jpg.indexOf(0xff, from); at !== -1; at = jpg.indexOf(0xff, at + 1)) {
    const next = jpg[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return jpg.byteLength;
}
