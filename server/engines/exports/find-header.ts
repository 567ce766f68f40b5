import { mappingLimits } from '../../../domain/ledger-of-account/mapping.ts';
import { readAmount } from './amounts.ts';
import { readDay } from './days.ts';
import type { Head } from './read-table.ts';

/** The names of a table's columns with where they are. */
interface Header {
  head: Head;
  line: number;
  cells: readonly string[];
}

/** The row of names above a table, under the delimiter that makes most columns; undefined where no row can be one. */
export function findHeader(heads: readonly Head[]): Header | undefined {
  return heads
    .flatMap((head): Header[] => {
      const found = head.rows.find(({ cells }, at) => isHeader(cells, head.rows.slice(at + 1, at + 4)));
      return found ? [{ head, ...found }] : [];
    })
    .toSorted((a, b) => b.cells.length - a.cells.length)[0];
}

function isHeader(cells: readonly string[], next: Head['rows']): boolean {
  const names = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (names.length < mappingLimits.minColumns || names.some((name) => isAmount(name) || isDay(name))) return false;
  if ([cells, ...next.map((row) => row.cells)].some(({ length }) => length > mappingLimits.columns)) return false;
  return next.some((row) => row.cells.some((cell) => isDay(cell.trim())) && row.cells.some((cell) => isAmount(cell)));
}

/** Whether a cell reads as an amount under either mark of decimals. */
export const isAmount = (cell: string): boolean =>
  ['.' as const, ',' as const].some((mark) => typeof readAmount(cell, mark, 'BHD') === 'number');

/** Whether a cell reads as a day in either order. */
export const isDay = (cell: string): boolean =>
  readDay(cell, 'month first') !== undefined || readDay(cell, 'day first') !== undefined;
