import { shownSheets, type Cell } from '../reader/read-sheets.ts';
import { openZip } from '../reader/open-zip.ts';
import { DocumentUnreadable } from '../reader/reader.ts';
import type { Head, Table } from './read-table.ts';
import { FileRefused } from './refusal.ts';

const maxWorkbookBytes = 10 * 1024 * 1024;
/** The library keeps whole sheets in memory, at several times what they unpack to. */
const maxSheetBytes = 30 * 1024 * 1024;
const headRows = 30;
const asksForCsv = 'Export the list of transactions as CSV, and do not open or save it before.';

/** A workbook as a table: each sheet that is shown is one that may have the header. Throws FileRefused. */
export async function workbookTable(content: Buffer): Promise<Table> {
  if (content.length > maxWorkbookBytes)
    throw new FileRefused('This workbook is larger than 10 MB.', 'Export a shorter period, or CSV.');
  await refuseUncomputed(content);
  const sheets = await shownSheets(content, (digits) => digits).catch((error: unknown) => {
    if (error instanceof DocumentUnreadable)
      throw new FileRefused('This is no workbook, or a damaged one.', asksForCsv);
    throw error;
  });
  const rows = new Map<Head, string[][]>(
    sheets.map(({ data }): [Head, string[][]] => {
      const all = data.map((row) => row.map((cell) => cellText(cell)));
      return [{ delimiter: '', rows: all.slice(0, headRows).map((cells, at) => ({ cells, line: at + 1 })) }, all];
    }),
  );
  return {
    heads: [...rows.keys()],
    isWorkbook: true,
    read: (head, from, onRow) =>
      rows.get(head)?.forEach((cells, at) => {
        if (at + 1 >= from) onRow(cells, at + 1);
      }),
  };
}

/** A formula whose value was never computed is an empty cell to the library, and may be an amount. */
async function refuseUncomputed(content: Buffer): Promise<void> {
  const zip = await openZip(content);
  if (!zip?.names.has('xl/workbook.xml')) throw new FileRefused('This is no workbook, or a damaged one.', asksForCsv);
  const sheets = [...zip.names].filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
  if (sheets.reduce((sum, name) => sum + zip.bytesOf(name), 0) > maxSheetBytes)
    throw new FileRefused('This workbook has more rows than we can read.', 'Export a shorter period, or CSV.');
  for (const name of sheets)
    if (hasUncomputed((await zip.text(name, maxSheetBytes)) ?? ''))
      throw new FileRefused('This workbook has formulas that were never computed.', asksForCsv);
}

const hasUncomputed = (sheet: string): boolean =>
  /<f\b[^>]*(?:\/>|>[^<]*<\/f>)\s*(?:<v\s*\/>|<v>\s*<\/v>)?\s*<\/c>/.test(sheet);

function cellText(cell: Cell): string {
  if (cell === null) return '';
  // A day and time are a fraction of a day, which comes a millisecond off.
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime())
      ? ''
      : new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().slice(0, 19);
  return String(cell);
}
