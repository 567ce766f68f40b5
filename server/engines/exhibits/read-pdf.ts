import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { SlipReason } from '../../../domain/letters/exhibits.ts';
import { drawPage, isComment } from './draw-page.ts';
import { openPdf } from './open-pdf.ts';
import { maxPages } from './plan-book.ts';
import type { Sheet } from './sheet.ts';

/** What a file shows: its pages, or why it has none, with their number if known. */
export type ReadFile = { sheets: Sheet[] } | { slip: SlipReason; pages: number | null };

/**
 * The pages of a PDF. They are embedded as they are, so that text stays text; a page that shows more than its content
 * (filled forms, annotations, layers, edit protection) is drawn, because embedding would lose that. `drawAll` draws every
 * page.
 */
export async function readPdf(bytes: Uint8Array, drawAll = false): Promise<ReadFile> {
  let pdf: PDFDocumentProxy;
  try {
    pdf = await openPdf(bytes);
  } catch (error) {
    return {
      slip: error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'unreadable',
      pages: null,
    };
  }
  try {
    if (pdf.numPages === 0) return { slip: 'unreadable', pages: null };
    if (pdf.numPages > maxPages) return { slip: 'too_many_pages', pages: pdf.numPages };
    const drawn = drawAll || holdsPackedPictures(bytes) || (await isMoreThanPages(pdf));
    const sheets: Sheet[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1)
      sheets.push(await sheetOf(pdf, await pdf.getPage(number), drawn));
    return { sheets };
  } catch {
    // A damaged file may claim any number.
    return { slip: 'unreadable', pages: null };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** How many pages a PDF has, or null. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<number | null> {
  try {
    const pdf = await openPdf(bytes);
    const { numPages } = pdf;
    // A damaged file may claim any number: its last page must exist.
    await pdf.getPage(numPages);
    await pdf.loadingTask.destroy();
    return numPages;
  } catch {
    return null;
  }
}

async function sheetOf(pdf: PDFDocumentProxy, page: PDFPageProxy, drawn: boolean): Promise<Sheet> {
  const { width, height } = page.getViewport({ scale: 1 });
  const look = drawn || (await hasAdditions(page)) ? await drawPage(pdf, page) : { pdf_page: page.pageNumber };
  page.cleanup();
  return { width, height, source: look };
}

/** Pictures of a kind that `cleanPictures` does not open: what a camera wrote into them would come along. */
const holdsPackedPictures = (bytes: Uint8Array): boolean =>
  /\/JPXDecode|Decode\s*\/DCTDecode/.test(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'),
  );

/** Encrypted or layered: its appearance depends on the document around the page. */
async function isMoreThanPages(pdf: PDFDocumentProxy): Promise<boolean> {
  const [{ info }, layers] = await Promise.all([pdf.getMetadata(), pdf.getOptionalContentConfig()]);
  return ('EncryptFilterName' in info && Boolean(info.EncryptFilterName)) || [...layers].length > 0;
}

/**
 * Whether the page has anything to show that is not part of its content: a form field, a drawing, a stamp. Links are
 * invisible, and what somebody noted about the page does not leave.
 */
async function hasAdditions(page: PDFPageProxy): Promise<boolean> {
  if (page.userUnit !== 1) return true;
  const all: { subtype?: string }[] = await page.getAnnotations({ intent: 'print' });
  return all.some((each) => each.subtype !== 'Link' && !isComment(each));
}
