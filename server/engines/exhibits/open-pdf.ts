import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PDFDocumentProxy } from 'pdfjs-dist';

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const data = (name: string): string => `${pathToFileURL(`${folder}/${name}`).href}/`;
const pixelsOfPicture = 50_000_000;

/** Opens a PDF without running anything in it. Throws pdf.js's errors; PasswordException when it needs a password. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  return getDocument({
    // A copy: pdf.js detaches the buffer it is given.
    data: new Uint8Array(bytes),
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
    maxImageSize: pixelsOfPicture,
    standardFontDataUrl: data('standard_fonts'),
    cMapUrl: data('cmaps'),
    cMapPacked: true,
    wasmUrl: data('wasm'),
    iccUrl: data('iccs'),
  }).promise;
}
