import { readDocx } from '../reader/read-docx.ts';
import { cellGap, maxLines } from '../reader/lines.ts';
import { maxPartBytes, openZip } from '../reader/open-zip.ts';
import { shownSheets, type Cell } from '../reader/read-sheets.ts';
import { DocumentUnreadable } from '../reader/reader.ts';
import { breakableText, printableText } from '../typst/printable-text.ts';
import type { Typesetter } from '../typst/typesetter.ts';
import type { ExhibitFile } from './exhibits.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const sheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Word documents and workbooks have no pages of their own. */
export const officeTypes: ReadonlySet<string> = new Set([word, sheets]);

/** Lines of cells; each part begins a page. */
type Part = readonly (readonly string[])[];

/**
 * A PDF of what a reader of the document sees: its text, a sheet a page, without comments, tracked changes, hidden text and
 * hidden sheets. Throws PdfError, and DocumentUnreadable also for one that is cut off or hides rows or columns.
 */
export async function setOffice({ bytes, content_type }: ExhibitFile, typesetter: Typesetter): Promise<Uint8Array> {
  const parts = await (content_type === word ? wordParts(bytes) : sheetParts(bytes));
  if (parts.some((lines) => lines.length >= maxLines)) throw new DocumentUnreadable('The document is too long.');
  const print = (text: string): string => breakableText(printableText(text, typesetter.covered), 32);
  const pages = parts.map((lines) => lines.map((cells) => cells.map(print)));
  return typesetter.set('office.typ', { pages }, '2000-01-01');
}

async function wordParts(bytes: Uint8Array): Promise<Part[]> {
  const { read } = await readDocx(bytes);
  return read.map(({ lines }) => lines.map((line) => line.split(cellGap)));
}

/** Numbers as they are stored: what they mean is not for the exhibit to say. */
async function sheetParts(bytes: Uint8Array): Promise<Part[]> {
  if (await hidesCells(bytes)) throw new DocumentUnreadable('The workbook hides rows or columns.');
  return (await shownSheets(bytes)).map(({ sheet, data }) => [
    [sheet],
    ...data.filter((row) => row.some((cell) => cell !== null)).map((row) => row.map(cellText)),
  ]);
}

const cellText = (cell: Cell): string =>
  cell === null ? '' : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);

/** Which rows are hidden is not told by the package that reads them. */
async function hidesCells(bytes: Uint8Array): Promise<boolean> {
  const zip = await openZip(Buffer.from(bytes));
  for (const name of zip?.names ?? []) {
    if (!/^xl\/worksheets\/[^/]+\.xml$/.test(name)) continue;
    const xml = await zip?.text(name, maxPartBytes);
    if (typeof xml !== 'string' || /<(?:row|col)\b[^>]*\bhidden="(?:1|true)"/.test(xml)) return true;
  }
  return false;
}
