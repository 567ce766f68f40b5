import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { pagePdf, textAt, writePdf } from './page-pdf.ts';
import type { ExhibitFile } from '../../server/engines/exhibits/exhibits.ts';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export function fileOf(filename: string, content_type: string, bytes: Uint8Array): ExhibitFile {
  return { filename, content_type, size_bytes: bytes.byteLength, sha256: sha256(bytes), bytes };
}

type PageLook = {
  rotate?: number;
  width?: number;
  height?: number;
  /** Additional entries for each page's dictionary. */ more?: string;
};

/** A PDF with this many pages, each showing its number as a word. */
export const pdfOf = (count: number, { rotate = 0, width = 612, height = 792, more = '' }: PageLook = {}): Buffer =>
  pagePdf(
    Array.from({ length: count }, (_, index) => textAt(`Source page ${index + 1}`, height - 90, { size: 24 })),
    { page: `/MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} ${more}` },
  );

/** A page whose content decompresses to this many megabytes of drawing operators. */
export function bombPdf(megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 'q 1 0 0 1 1 1 cm Q\n'), { level: 9 }).toString(
    'latin1',
  );
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Annots [<< /Type /Annot /Subtype /Square /Rect [1 1 9 9] /F 4 >>] >>',
    `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`,
  ]);
}

/** Pages whose parents form a cycle. */
export const circlePdf = (): Buffer =>
  writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 2 0 R] /Count 2 >>',
    '<< /Type /Pages /Kids [2 0 R] /Count 2 /Parent 2 0 R >>',
  ]);

/** An image of 80 by 40 with a red corner at the top left. */
function corner(type: 'image/png' | 'image/jpeg'): Buffer {
  const canvas = createCanvas(80, 40);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 80, 40);
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, 20, 20);
  return type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg');
}

export const pngFile = (): Buffer => corner('image/png');

/** A JPG with one of EXIF's eight orientations and a GPS location. */
export function jpgFile(orientation: number): Buffer {
  const jpg = corner('image/jpeg');
  const tiff = Buffer.from([
    0x49,
    0x49,
    0x2a,
    0,
    8,
    0,
    0,
    0,
    1,
    0,
    0x12,
    0x01,
    3,
    0,
    1,
    0,
    0,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS 45.5 N 122.6 W')]);
  return Buffer.concat([jpg.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, body.length + 2]), body, jpg.subarray(2)]);
}
