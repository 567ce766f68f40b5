import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';
import { FileRefused } from './refusal.ts';

/** A row: its cells as text, and its physical line, 1-based. */
export type OnRow = (cells: readonly string[], line: number) => void;
/** A table with its rows before the header, or without one. */
export interface Table {
  /** The first rows, under one delimiter, to find the header in. */
  heads: readonly Head[];
  /** Reads the rows from a line on. Throws FileRefused. */
  read(head: Head, from: number, onRow: OnRow): void;
}
export interface Head {
  delimiter: string;
  rows: readonly { cells: string[]; line: number }[];
}

const delimiters = [',', '\t', ';', '|'];
const headBytes = 64 * 1024;
/** Preambles are shorter; eBay's has eleven lines. */
const headRows = 30;
const maxRecordBytes = 256 * 1024;

/** Text with a delimiter, in any of the encodings that exports come in. Throws FileRefused for what is no text. */
export function textTable(bytes: Buffer): Table {
  const utf8 = asUtf8(bytes);
  const start = utf8.subarray(0, headBytes);
  const end = start.length < headBytes ? start.length : start.lastIndexOf('\n') + 1;
  const heads = delimiters.map((delimiter) => headOf(start.subarray(0, end), delimiter));
  return { heads, read: (head, from, onRow) => readRows(utf8, head.delimiter, from, onRow) };
}

/** Bytes as UTF-8: by its mark, else UTF-8 if they are, else UTF-16 where every other byte is 0, else Windows-1252. */
function asUtf8(bytes: Buffer): Buffer {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return recoded(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return recoded(bytes, 'utf-16be');
  const start = bytes.subarray(0, 1024);
  const zeros = (odd: 0 | 1): number => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > start.length / 4) return recoded(bytes, 'utf-16le');
  if (zeros(0) > start.length / 4) return recoded(bytes, 'utf-16be');
  if (bytes.includes(0))
    throw new FileRefused('This file is no table of text.', 'Export again as CSV, and do not open or save it before.');
  return isUtf8(bytes) ? bytes : recoded(bytes, 'windows-1252');
}

const recoded = (bytes: Buffer, encoding: string): Buffer => Buffer.from(new TextDecoder(encoding).decode(bytes));

/** Tab-separated text has no quotes, unless its first cell is quoted. */
const quoteOf = (delimiter: string, bytes: Buffer): '"' | false =>
  delimiter === '\t' && !/^\uFEFF?"/.test(bytes.toString('utf8', 0, 8)) ? false : '"';

function headOf(bytes: Buffer, delimiter: string): Head {
  const rows: { cells: string[]; line: number }[] = [];
  try {
    parse(bytes, {
      bom: true,
      delimiter,
      quote: quoteOf(delimiter, bytes),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: headRows,
      on_record: (cells: string[], { lines }) => {
        rows.push({ cells, line: lines });
        return null;
      },
    });
  } catch {
    // Under a wrong delimiter quotes may not close; the rows before are looked at all the same.
  }
  return { delimiter, rows };
}

const breaksIn = (cells: readonly string[], what: RegExp): number =>
  cells.reduce((sum, cell) => sum + (cell.match(what)?.length ?? 0), 0);

function readRows(bytes: Buffer, delimiter: string, from: number, onRow: OnRow): void {
  let last = from - 1;
  let tooMany = 0;
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
  try {
    parse(start, {
      delimiter,
      quote: quoteOf(delimiter, start),
      relax_column_count: true,
      skip_empty_lines: true,
      from_line: from,
      max_record_size: maxRecordBytes,
      on_record: (cells: string[], { lines }) => {
        let line = lines - tooMany;
        if (line > last + 1) {
          // The library names the last line of a row, and counts a CRLF inside of quotes twice.
          tooMany += breaksIn(cells, /\r\n/g);
          line = lines - tooMany - breaksIn(cells, /\r\n|\n|\r/g);
        }
        last = lines - tooMany;
        onRow(cells, line);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileRefused(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'This file ends in the middle of a cell: it was cut off.'
        : `Line ${last + 1} of this file cannot be read: its quotation marks do not pair.`,
      'Export it again, and do not open or save it before.',
    );
  }
}
