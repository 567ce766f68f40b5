import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import type { ExhibitFile } from './exhibits.ts';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export function fileOf(filename: string, content_type: string, bytes: Uint8Array): ExhibitFile {
  return { filename, content_type, size_bytes: bytes.byteLength, sha256: sha256(bytes), bytes };
}

type PageLook = { rotate?: number; width?: number; height?: number; /** More entries of each page's dictionary, of the catalogue, and of the trailer. */ more?: string; catalog?: string; trailer?: string };

/** A PDF of so many pages, each with its number in words; written by hand, so that nothing of it is a library's opinion. */
export function pdfOf(count: number, { rotate = 0, width = 612, height = 792, more = '', catalog = '', trailer = '' }: PageLook = {}): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${4 + index * 2} 0 R`).join(' ');
  const pages = Array.from({ length: count }, (_, index) => {
    const content = `BT /F1 24 Tf 72 ${height - 90} Td (Source page ${index + 1}) Tj ET`;
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} ${more} /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ];
  });
  return written([`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`, `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>', ...pages.flat()], trailer);
}

/** Would show an alert in a program that runs scripts. */
export const scriptedPdf = (): Buffer => pdfOf(1, { catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\("run"\\);) >>' });

/** Opens with a password alone. */
export const lockedPdf = (): Buffer => pdfOf(1, { trailer: `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>` });

/** A page whose content unpacks to so many megabytes of drawing. */
export function bombPdf(megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 'q 1 0 0 1 1 1 cm Q\n'), { level: 9 }).toString('latin1');
  return written([
    '<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Annots [<< /Type /Annot /Subtype /Square /Rect [1 1 9 9] /F 4 >>] >>',
    `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`,
  ]);
}

/** Pages that name each other as their parents. */
export const circlePdf = (): Buffer => written(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R 2 0 R] /Count 2 >>', '<< /Type /Pages /Kids [2 0 R] /Count 2 /Parent 2 0 R >>']);

function written(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.5\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  return Buffer.from(`${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`, 'latin1');
}

/** A picture with a red corner at the top left, 80 by 40. */
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

/** A JPG that its camera noted as lying in one of EXIF's eight ways, and the place where it was taken. */
export function jpgFile(orientation: number): Buffer {
  const jpg = corner('image/jpeg');
  const tiff = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS 45.5 N 122.6 W')]);
  return Buffer.concat([jpg.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, body.length + 2]), body, jpg.subarray(2)]);
}
