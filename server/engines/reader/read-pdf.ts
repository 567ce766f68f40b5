import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import { AnnotationMode, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ReadDocument, ReadPage } from '../../../domain/documents/extraction.ts';
import { hasMeaning, knownLetters } from '../../../domain/documents/known-words.ts';
import { linesOf } from './lines.ts';
import { DocumentUnreadable, readerLimits, type ReadProgress } from './reader.ts';
import type { Recognizer } from './recognize-text.ts';
import { textRuns, type PageRuns } from './text-runs.ts';
import { isVisible, paintScale, type InkedRun, type Painted } from './visible-text.ts';

const packageFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string): string => `${join(packageFolder, name)}/`;
/** Images with more pixels than this are skipped: a small file can unpack to one that fills the memory. */
const maxImagePixels = 60_000_000;
/** A page with fewer letters than this and an image over half of it is a scan. */
const fewLetters = 40;
/** Pixels per point for OCR: 200 dpi; fewer on pages larger than this many pixels. */
const scanScale = 200 / 72;
const maxPixels = 12_000_000;

/** Annotations are visible, so they are painted and read like the page; `STORAGE` adds the values of `drawValues`. */
const annotationMode = AnnotationMode.ENABLE_STORAGE;

/** The properties of a form field that are used here. */
type FormField = { id: string; fieldType?: string; fieldValue?: unknown; hasAppearance?: boolean };

/** State shared while a document is read page by page; `textPages` is where reading ends. */
export type ReadOptions = {
  recognizer: () => Promise<Recognizer>;
  onProgress: (progress: ReadProgress) => void;
  textPages?: number;
};

/**
 * The pages of a PDF: visible text, and OCR of scans. Scripts, forms and links are not run. Throws DocumentUnreadable.
 */
export async function readPdf(content: Uint8Array, options: ReadOptions): Promise<ReadDocument> {
  const task = getDocument({
    data: new Uint8Array(content),
    enableXfa: false,
    maxImageSize: maxImagePixels,
    verbosity: 0,
    stopAtErrors: false,
    useSystemFonts: false,
    disableFontFace: true,
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
  });
  try {
    const pdf = await task.promise.catch((error: unknown) => {
      throw new DocumentUnreadable(whyNotOpened(error));
    });
    if (await isForeignForm(pdf))
      throw new DocumentUnreadable('It is a form that only Adobe’s programs show. Print it to a PDF and add that.');
    return await readPages(pdf, options);
  } finally {
    await task.destroy();
  }
}

function whyNotOpened(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return name === 'PasswordException'
    ? 'This PDF has a password, so nobody can open it here. Save it without the password, or take a photo of each page, and add that.'
    : 'This PDF is damaged and cannot be opened. Download or save it again, or take a photo of each page, and add that.';
}

/** A dynamic XFA form: a program makes its pages, and the PDF itself only asks for another viewer. */
async function isForeignForm(pdf: PDFDocumentProxy): Promise<boolean> {
  const { info } = (await pdf.getMetadata()) as { info: { IsXFAPresent?: boolean; IsAcroFormPresent?: boolean } };
  return info.IsXFAPresent === true && info.IsAcroFormPresent !== true;
}

async function readPages(
  pdf: PDFDocumentProxy,
  { recognizer, onProgress, textPages = readerLimits.textPages }: ReadOptions,
): Promise<ReadDocument> {
  const read: ReadPage[] = [];
  let scans = 0;
  // Set once OCR reads a page no better than its own text, so a document in another language costs one OCR only.
  let isTrusted = false;
  onProgress({ pages: pdf.numPages, read: 0 });
  for (let number = 1; number <= Math.min(pdf.numPages, textPages); number += 1) {
    const page = await pdf.getPage(number);
    await drawValues(pdf, page);
    const text = await textOf(page, number).catch(() => null);
    const mayLook = scans < readerLimits.scannedPages;
    if (text?.page && (text.hasMeaning || isTrusted || !mayLook)) read.push(text.page);
    else if (mayLook) {
      scans += 1;
      const picture = paint(await painted(page, scaleFor(page)));
      const seen = await (await recognizer()).recognize(picture);
      const better = betterOf(text?.page, { number, way: 'ocr', hidden: text?.hidden ?? 0, ...seen });
      isTrusted ||= better === text?.page;
      read.push(better);
    }
    page.cleanup();
    onProgress({ pages: pdf.numPages, read: number });
  }
  return { pages: pdf.numPages, read };
}

/** Has fields drawn that hold a value but no appearance, as every viewer does. */
async function drawValues(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<void> {
  const fields = (await page.getAnnotations().catch(() => [])) as FormField[];
  for (const { id, fieldType, fieldValue, hasAppearance } of fields) {
    const value = Array.isArray(fieldValue) ? fieldValue[0] : fieldValue;
    if (!hasAppearance && (fieldType === 'Tx' || fieldType === 'Ch') && typeof value === 'string')
      pdf.annotationStorage.setValue(id, { value });
  }
}

type PageText = { page: ReadPage | null; hidden: number; hasMeaning: boolean };

/**
 * The page's own visible text; `page` is null when the page is a scan, whose invisible text layer is unverified and
 * ignored. `hasMeaning`: false when the stored letters may differ from those that the page shows.
 */
async function textOf(page: PDFPageProxy, number: number): Promise<PageText> {
  const viewport = page.getViewport({ scale: paintScale });
  const operators = await page.getOperatorList({ annotationMode });
  const found = textRuns(operators, viewport.transform, viewport, (name) =>
    page.commonObjs.has(name) ? page.commonObjs.get(name) : null,
  );
  if (found.runs.length === 0) return { page: null, hidden: 0, hasMeaning: false };
  const canvas = await painted(page, paintScale);
  const pixels: Painted = {
    data: canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data,
    width: canvas.width,
    height: canvas.height,
  };
  const visible = found.runs.filter((run) => isVisible(run, pixels));
  const hidden = letters(found.runs) - letters(visible);
  if (isScan(found, letters(visible))) return { page: null, hidden, hasMeaning: false };
  return {
    page: { number, ...linesOf(visible), way: 'text', confidence: 1, hidden },
    hidden,
    hasMeaning: haveMeaning(visible),
  };
}

/** In another language both have few known letters; then the page's own text is kept, because OCR makes mistakes. */
function betterOf(text: ReadPage | null | undefined, seen: ReadPage): ReadPage {
  const knownIn = ({ lines }: ReadPage): number => knownLetters(lines.join('\n')).known;
  return text && knownIn(seen) <= 1.25 * knownIn(text) ? text : seen;
}

/** Judged font by font: each has its own table from glyphs to letters, and any one of them may lack it. */
const haveMeaning = (runs: readonly InkedRun[]): boolean =>
  [...Map.groupBy(runs, ({ font }) => font).values()].every((ofFont) => hasMeaning(linesOf(ofFont).lines.join('\n')));

const letters = (runs: readonly { text: string }[]): number =>
  runs.reduce((sum, { text }) => sum + text.replaceAll(/\s/g, '').length, 0);

function isScan({ picture }: PageRuns, seen: number): boolean {
  return seen < fewLetters && (seen === 0 || picture > 0.5);
}

function scaleFor(page: PDFPageProxy): number {
  const { width, height } = page.getViewport({ scale: 1 });
  return Math.min(scanScale, Math.sqrt(maxPixels / (width * height)));
}

async function painted(page: PDFPageProxy, scale: number) {
  const viewport = page.getViewport({ scale });
  const pixels = viewport.width * viewport.height;
  if (pixels > 2 * maxPixels) throw new DocumentUnreadable('A page of it is larger than can be read.');
  const canvas = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)));
  // The package declares the browser's canvas type; it draws on this one.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#ffffff', annotationMode })
    .promise;
  return canvas;
}

const paint = (canvas: Awaited<ReturnType<typeof painted>>): Buffer => canvas.toBuffer('image/png');
