import readXlsxFile from 'read-excel-file/node';
import type { ReadDocument, ReadPage } from '../../../domain/documents/extraction.ts';
import { cellGap, pageOf, type LaidLine } from './lines.ts';
import { DocumentUnreadable } from './reader.ts';
import { maxPartBytes, openZip } from './open-zip.ts';

/** The package's type names the Date constructor where it returns a Date. */
export type Cell = string | number | boolean | Date | null;
const maxRows = 5_000;
const maxSheets = 30;
const maxCellLength = 500;

/**
 * The sheets of a workbook, one per page and one row per line; hidden sheets are skipped. Formulas are not evaluated.
 * Throws DocumentUnreadable.
 */
export async function readSheets(content: Uint8Array): Promise<ReadDocument> {
  const shown = await shownSheets(content);
  const read = shown.slice(0, maxSheets).map(({ sheet, data }, index): ReadPage => ({
    number: index + 1,
    way: 'text',
    confidence: 1,
    hidden: 0,
    ...pageOf([{ text: sheet, spans: [] }, ...linesOf(data.slice(0, maxRows))].filter(({ text }) => text !== '')),
  }));
  return { pages: shown.length, read };
}

/**
 * The sheets of a workbook that are not hidden, with their cells as stored; `parseNumber` makes of a number's digits what
 * a cell shall have. Throws DocumentUnreadable.
 */
export async function shownSheets(
  content: Uint8Array,
  parseNumber?: (digits: string) => string,
): Promise<{ sheet: string; data: Cell[][] }[]> {
  const file = Buffer.from(content);
  const workbook = await (await openZip(file))?.text('xl/workbook.xml', maxPartBytes);
  const sheets = workbook ? await readXlsxFile(file, parseNumber && { parseNumber }).catch(() => null) : null;
  if (!workbook || !sheets)
    throw new DocumentUnreadable(
      'This workbook is damaged. Open and save it again, or save it as a PDF, and add that.',
    );
  const hidden = hiddenSheets(workbook);
  return sheets.filter(({ sheet }) => !hidden.has(sheet)).map(({ sheet, data }) => ({ sheet, data: data as Cell[][] }));
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

/** Words in the heading of a column or row that make its numbers money, and words that make them counts. */
const moneyWords =
  /\b(?:amounts?|balances?|total|gross|net|fees?|volume|sales|refunds?|charges?|payouts?|deposits?|withdrawals?|debits?|credits?|paid|held|reserves?|price|value|disputed|chargebacks?|usd)\b|\$/i;
const countWords =
  /\b(?:number|no|count|counts|qty|quantity|items?|orders|transactions|days?|id|year|month|ratio|rate|percent|reference|code)\b|#|%/i;
const isMoneyHeading = (cell: Cell | undefined): boolean =>
  typeof cell === 'string' && moneyWords.test(cell) && !countWords.test(cell);
const isCountHeading = (cell: Cell | undefined): boolean => typeof cell === 'string' && countWords.test(cell);
const hasCents = (cell: Cell | undefined): boolean => typeof cell === 'number' && !Number.isInteger(cell);

/**
 * The rows as lines. A whole number is written as money where its column's heading or its row's first cell names money,
 * or where other numbers of its column have cents; a heading that names a count keeps it whole. The workbook's own
 * number formats are not read.
 */
function linesOf(rows: readonly Cell[][]): LaidLine[] {
  const headings: (Cell | undefined)[] = [];
  const cents = new Set(rows.flatMap((row) => row.flatMap((cell, at) => (hasCents(cell) ? [at] : []))));
  return rows.map((row) => {
    const texts = row.filter((cell) => typeof cell === 'string');
    if (texts.length >= 2) row.forEach((cell, at) => typeof cell === 'string' && (headings[at] = cell));
    const isMoney = (at: number): boolean => {
      const label = typeof row[0] === 'string' && at > 0 ? row[0] : undefined;
      if (isCountHeading(headings[at]) || isCountHeading(label)) return false;
      return isMoneyHeading(headings[at]) || isMoneyHeading(label) || cents.has(at);
    };
    const cells = row.map((cell, at) => ({ text: cellText(cell, isMoney(at)), at })).filter(({ text }) => text !== '');
    // Columns of one width, with room between them.
    return { text: cells.map(({ text }) => text).join(cellGap), spans: cells.map(({ at }) => [at, at + 0.5]) };
  });
}

/**
 * Numbers get two decimals, like money, except a whole one that is small enough for a count or a year and is no money.
 */
function cellText(cell: Cell, isMoney: boolean): string {
  if (cell === null) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number')
    return Number.isInteger(cell) && Math.abs(cell) < 10_000 && !isMoney
      ? String(cell)
      : cell.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return String(cell).replaceAll(/\s+/g, ' ').trim().slice(0, maxCellLength);
}
