import { extname } from 'node:path';
import { hasMeaning } from '../../../domain/documents/known-words.ts';
import { DocumentUnreadable } from '../reader/reader.ts';
import { htmlText } from './html-text.ts';
import { withoutRunningLines } from './running-lines.ts';

/**
 * `bare_pages`: numbers of the PDF's pages that are blank, scanned or without meaning; their words are not in `text`.
 */
type FullText = { text: string; bare_pages: readonly number[] };

/** The longest agreements have some 80 pages. */
const maxPages = 400;

const scan = { lines: [], spans: [], confidence: 0, unsure: [] };
/** No OCR: its mistakes would end up in a text that is compared character by character. */
const noRecognizer = async () => ({ recognize: async () => scan, close: async () => {} });

/**
 * The words of an agreement's file, read by its extension: .txt, .html, .htm or .pdf. Nothing in it is run or loaded.
 * Throws DocumentUnreadable.
 */
export async function readFullText(name: string, content: Uint8Array): Promise<FullText> {
  switch (extname(name).toLowerCase()) {
    case '.txt':
      return { text: decoded(content), bare_pages: [] };
    case '.html':
    case '.htm':
      return { text: htmlText(decoded(content)), bare_pages: [] };
    case '.pdf':
      return pdfText(content);
    default:
      throw new DocumentUnreadable('An agreement is read from a .txt, .html or .pdf file.');
  }
}

function decoded(content: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    if (!text.includes('\0')) return text;
  } catch {
    // Not UTF-8: refused below.
  }
  throw new DocumentUnreadable('It is not text in UTF-8. Save it as UTF-8 and add it again.');
}

async function pdfText(content: Uint8Array): Promise<FullText> {
  const { readPdf } = await import('../reader/read-pdf.ts');
  const { pages, read } = await readPdf(content, {
    recognizer: noRecognizer,
    onProgress: () => {},
    textPages: maxPages,
  });
  if (pages > maxPages)
    throw new DocumentUnreadable(`It has ${pages} pages; an agreement of up to ${maxPages} is read.`);
  const full = read.filter(({ lines }) => lines.length > 0 && hasMeaning(lines.join('\n')));
  const withText = new Set(full.map(({ number }) => number));
  const text = withoutRunningLines(full.map(({ lines }) => lines))
    .flat()
    .join('\n');
  return {
    text: text.replaceAll('\0', ''),
    bare_pages: Array.from({ length: pages }, (_, index) => index + 1).filter((number) => !withText.has(number)),
  };
}
