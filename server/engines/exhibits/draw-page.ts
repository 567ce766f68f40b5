import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { printedSize, type Sheet } from './sheet.ts';

const dotsPerPoint = 150 / 72;
const quality = 90;

const commentTypes = new Set(['Text', 'Popup', 'FileAttachment', 'Sound', 'Caret']);
/** Whether an annotation is what somebody noted about the page, rather than a part of it. */
export const isComment = ({ subtype }: { subtype?: string }): boolean => commentTypes.has(subtype ?? '');

/** A page as it prints without comments, at 150 dpi of its size in the book, whatever size it claims. */
export async function drawPage(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<Sheet['source']> {
  const full = page.getViewport({ scale: 1 });
  const canvas = await paintPage(pdf, page, (printedSize(full).width / full.width) * dotsPerPoint);
  const picture = await canvas.encode('jpeg', quality);
  freeCanvas(canvas);
  return { picture, format: 'jpg' };
}

/** At once: the garbage collector underestimates its size. */
export function freeCanvas(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

/** A page as it prints without comments, `scale` pixels a point. */
export async function paintPage(pdf: PDFDocumentProxy, page: PDFPageProxy, scale: number): Promise<Canvas> {
  const { AnnotationMode } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  for (const { id, ...annotation } of await page.getAnnotations({ intent: 'print' }))
    if (isComment(annotation)) pdf.annotationStorage.setValue(id, { noPrint: true });
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // pdf.js declares the browser's types; this canvas has every method that it calls.
  await page.render({
    canvas: null,
    canvasContext: context as never,
    viewport,
    intent: 'print',
    annotationMode: AnnotationMode.ENABLE_STORAGE,
  }).promise;
  return canvas;
}
