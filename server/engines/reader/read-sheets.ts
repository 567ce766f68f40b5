import readXlsxFile from 'read-excel-file/node';
import type { ReadDocument, ReadPage } from '../../../domain/documents/extraction.ts';
import { cellGap } from './lines.ts';
import { DocumentUnreadable } from './reader.ts';
import { maxPartBytes, openZip } from './open-zip.ts';

/** The package's type names the Date constructor where it returns a Date. */
type Cell = string | number | boolean | Date | null;
const maxRows = 5_000;
const maxSheets = 30;
const maxCellLength = 500;

/**
 * The sheets of a workbook, one per page and one row per line; hidden sheets are skipped. Formulas are not evaluated.
 * Throws DocumentUnreadable.
 */
export async function readSheets(content: Uint8Array): Promise<ReadDocument> {
  const file = Buffer.from(content);
  const workbook = await (await openZip(file))?.text('xl/workbook.xml', maxPartBytes);
  const sheets = workbook ? await readXlsxFile(file).catch(() => null) : null;
  if (!workbook || !sheets) throw new DocumentUnreadable('The workbook is damaged.');
  const hidden = hiddenSheets(workbook);
  const shown = sheets.filter(({ sheet }) => !hidden.has(sheet));
  const read = shown.slice(0, maxSheets).map(({ sheet, data }, index): ReadPage => ({
    number: index + 1,
    way: 'text',
    confidence: 1,
    hidden: 0,
    lines: [sheet, ...data.slice(0, maxRows).map((row) => lineOf(row as Cell[]))].filter((line) => line !== ''),
  }));
  return { pages: shown.length, read };
}

function hiddenSheets(workbook: string): ReadonlySet<string> {
  const sheets = workbook.match(/<sheet\b[^>]*>/g) ?? [];
  return new Set(
    sheets
      .filter((sheet) => /\bstate="(hidden|veryHidden)"/.test(sheet))
      .map((sheet) => unescape(/\bname="([^"]*)"/.exec(sheet)?.[1] ?? '')),
  );
}

const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

const lineOf = (row: readonly Cell[]): string =>
  row
    .map(cellText)
    .filter((text) => text !== '')
    .join(cellGap);

/** Numbers with two decimals, as money is written; integers small enough to be a year stay as they are. */
function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number')
    return Number.isInteger(cell) && Math.abs(cell) < 10_000
      ? String(cell)
      : cell.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return String(cell).replaceAll(/\s+/g, ' ').trim().slice(0, maxCellLength);
}
