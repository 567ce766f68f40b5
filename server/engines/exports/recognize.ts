import type { Format } from './format.ts';
import { amazon } from './formats/amazon.ts';
import { bank } from './formats/bank.ts';
import { ebay } from './formats/ebay.ts';
import { paypal, paypalStatement } from './formats/paypal.ts';
import { shopify } from './formats/shopify.ts';
import { square } from './formats/square.ts';
import { stripe, stripeHistory } from './formats/stripe.ts';
import { shopifyPayouts, stripeSummary } from './formats/totals.ts';
import { venmo } from './formats/venmo.ts';
import { findHeader } from './find-header.ts';
import { refuseKnown } from './known-files.ts';
import type { Head, Table } from './read-table.ts';
import { FileRefused } from './refusal.ts';

/** The exports that are read. The bank's comes last: its columns are in others, too. */
const formats: readonly Format[] = [
  paypal,
  paypalStatement,
  stripe,
  stripeHistory,
  square,
  shopify,
  amazon,
  ebay,
  venmo,
  stripeSummary,
  shopifyPayouts,
  bank,
];

/** The place of each column of a format in the rows. */
export type Columns = ReadonlyMap<string, number>;
export interface Recognized {
  format: Format;
  head: Head;
  /** The physical line of the header. */
  line: number;
  columns: Columns;
}

/** A table whose header no format knows. */
export interface UnknownHeader {
  head: Head;
  line: number;
  cells: readonly string[];
}

export const named = (cell: string): string => cell.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/**
 * The format whose header a file has, under whichever delimiter and below whatever preamble, or the header that nobody
 * knows. Throws FileRefused.
 */
export function recognize({ heads, isWorkbook }: Table): Recognized | UnknownHeader {
  const found = heads.flatMap((head) => headerIn(head) ?? []);
  const [first] = found;
  if (isWorkbook && found.length > 1)
    throw new FileRefused(
      'This workbook has transactions on several sheets.',
      'Export the transactions as CSV, or each sheet as a file.',
    );
  if (first) return first;
  for (const { rows } of heads) for (const { cells } of rows) refuseKnown(new Set(cells.map((cell) => named(cell))));
  const unknown = findHeader(heads);
  if (unknown) return unknown;
  throw new FileRefused(
    'We do not know this kind of file.',
    'Export the list of all transactions from your processor as CSV, and do not open or save it before.',
  );
}

function headerIn(head: Head): Recognized | undefined {
  for (const { cells, line } of head.rows) {
    const names = cells.map((cell) => named(cell));
    for (const format of formats) {
      const columns = columnsOf(format, names);
      if (format.required.every((column) => columns.has(column))) return { format, head, line, columns };
    }
  }
  return undefined;
}

function columnsOf({ columns }: Format, names: readonly string[]): Columns {
  return new Map(
    Object.entries(columns).flatMap(([column, known]): [string, number][] => {
      const name = known.find((each) => names.includes(each));
      return name === undefined ? [] : [[column, names.indexOf(name)]];
    }),
  );
}
