import type { PDFDocumentProxy } from 'pdfjs-dist';
import { freeCanvas, paintPage } from './draw-page.ts';
import { openPdf } from './open-pdf.ts';
import type { FormDifference } from './prescribed-forms.ts';
import { printedSize } from './sheet.ts';

/** Of 256: what a program draws a little differently is no ink. */
const darker = 60;
/** Pixels at 72 dpi: less than one typed letter. */
const mark = 12;

/**
 * Whether a file returned as the form shows more than the blank: another number or size of pages, or ink where the blank has none. Text, field
 * values and signatures are all ink, whatever program wrote them.
 */
export async function compareForm(blank: Uint8Array, returned: Uint8Array): Promise<FormDifference> {
  const [before, after] = [await openPdf(blank), await openPdf(returned)];
  try {
    const pages = after.numPages;
    if (pages !== before.numPages) return { pages, ink: true };
    for (let page = 1; page <= pages; page += 1)
      if (isMarked(await pixelsOf(before, page), await pixelsOf(after, page))) return { pages, ink: true };
    return { pages, ink: false };
  } finally {
    await before.loadingTask.destroy();
    await after.loadingTask.destroy();
  }
}

type Pixels = { width: number; height: number; data: Uint8ClampedArray };

/** At 72 dpi of its size in the book, whatever size it claims. */
async function pixelsOf(pdf: PDFDocumentProxy, number: number): Promise<Pixels> {
  const page = await pdf.getPage(number);
  const full = page.getViewport({ scale: 1 });
  const canvas = await paintPage(pdf, page, printedSize(full).width / full.width);
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  freeCanvas(canvas);
  page.cleanup();
  return { width, height, data };
}

/** A scan has another size to the pixel: only counsel can compare it. */
function isMarked(before: Pixels, after: Pixels): boolean {
  if (before.width !== after.width || before.height !== after.height) return true;
  let marked = 0;
  for (let at = 0; at < before.data.length; at += 4) {
    const difference = [0, 1, 2].map((part) => Math.abs((before.data[at + part] ?? 0) - (after.data[at + part] ?? 0)));
    if (Math.max(...difference) > darker) marked += 1;
  }
  return marked >= mark;
}
