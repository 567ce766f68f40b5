import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { openPdf } from './open-pdf.ts';
import type { FormDifference } from './prescribed-forms.ts';

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
      if (isMarked(await grayOf(before, page), await grayOf(after, page))) return { pages, ink: true };
    return { pages, ink: false };
  } finally {
    await before.loadingTask.destroy();
    await after.loadingTask.destroy();
  }
}

type Gray = { width: number; height: number; data: Uint8ClampedArray };

async function grayOf(pdf: PDFDocumentProxy, number: number): Promise<Gray> {
  const page = await pdf.getPage(number);
  const full = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: 612 / full.width });
  const [width, height] = [Math.ceil(viewport.width), Math.min(2_000, Math.ceil(viewport.height))];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  // pdf.js declares the browser's types; this canvas has every method that it calls.
  await page.render({ canvas: null, canvasContext: context as never, viewport, intent: 'print' }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  page.cleanup();
  return { width, height, data };
}

/** A scan has another size to the pixel: only counsel can compare it. */
function isMarked(before: Gray, after: Gray): boolean {
  if (before.width !== after.width || before.height !== after.height) return true;
  let marked = 0;
  for (let at = 0; at < before.data.length; at += 4) {
    const difference = [0, 1, 2].map((part) => Math.abs((before.data[at + part] ?? 0) - (after.data[at + part] ?? 0)));
    if (Math.max(...difference) > darker) marked += 1;
  }
  return marked >= mark;
}
