import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';
import { FileRefused, asksForUntouched } from './refusal.ts';

/** A row: its cells as text, and its physical line, 1-based. */
export type OnRow = (cells: readonly string[], line: number) => void;
/** A table with its rows before the header, or without one. */
export interface Table {
  /** The first rows, under one delimiter, to find the header in. */
  heads: readonly Head[];
  /** Whether each head is another sheet, and not the same rows under another delimiter. */
  isWorkbook: boolean;
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
const lineBreaks = ['\r\n', '\n', '\r'];
const maxRecordBytes = 256 * 1024;

/** Text with a delimiter, in any of the encodings that exports come in. Throws FileRefused for what is no text. */
export function textTable(bytes: Buffer): Table {
  const text = withoutMark(asUtf8(bytes));
  const start = text.subarray(0, headBytes);
  const end = start.length < headBytes ? start.length : start.lastIndexOf('\n') + 1;
  const heads = delimiters.map((delimiter) => headOf(start.subarray(0, end), delimiter));
  return { heads, isWorkbook: false, read: (head, from, onRow) => readRows(text, head.delimiter, from, onRow) };
}

const withoutMark = (bytes: Buffer): Buffer =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;

/** Bytes as UTF-8: by its mark, else UTF-8 if they are, else UTF-16 where every other byte is 0, else Windows-1252. */
function asUtf8(bytes: Buffer): Buffer {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return recoded(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return recoded(bytes, 'utf-16be');
  const start = bytes.subarray(0, 1024);
  const zeros = (odd: 0 | 1): number => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > start.length / 4) return recoded(bytes, 'utf-16le');
  if (zeros(0) > start.length / 4) return recoded(bytes, 'utf-16be');
  return isUtf8(bytes) ? withoutZeros(bytes) : recoded(bytes, 'windows-1252');
}

const recoded = (bytes: Buffer, encoding: string): Buffer =>
  withoutZeros(Buffer.from(new TextDecoder(encoding).decode(bytes)));

/** No text has zeros, and no database keeps them in one. */
function withoutZeros(bytes: Buffer): Buffer {
  if (bytes.includes(0)) throw new FileRefused('This file is no table of text.', asksForUntouched);
  return bytes;
}

/** Tab-separated text has no quotes, unless its first cell is quoted. */
const quoteOf = (delimiter: string, bytes: Buffer): '"' | false =>
  delimiter === '\t' && bytes[0] !== 0x22 ? false : '"';

function headOf(bytes: Buffer, delimiter: string): Head {
  const rows: { cells: string[]; line: number }[] = [];
  const lines = new LineCounter(bytes);
  try {
    parse(bytes, {
      delimiter,
      quote: quoteOf(delimiter, bytes),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: headRows,
      record_delimiter: lineBreaks,
      on_record: (cells: string[], { bytes: end }) => {
        rows.push({ cells, line: lines.startOf(end) });
        return null;
      },
    });
  } catch {
    // Under a wrong delimiter quotes may not close; the rows before are looked at all the same.
  }
  return { delimiter, rows };
}

function readRows(bytes: Buffer, delimiter: string, from: number, onRow: OnRow): void {
  const lines = new LineCounter(bytes);
  let last = 0;
  try {
    parse(bytes, {
      delimiter,
      quote: quoteOf(delimiter, bytes),
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: maxRecordBytes,
      record_delimiter: lineBreaks,
      on_record: (cells: string[], { bytes: end }) => {
        last = lines.startOf(end);
        if (last >= from) onRow(cells, last);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileRefused(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'This file ends in the middle of a cell: it was cut off.'
        : `This file cannot be read below line ${last}.`,
      asksForUntouched,
    );
  }
}

/** Counts physical lines by bytes: the library counts a CRLF twice where the first line ends with LF alone. */
class LineCounter {
  readonly #bytes: Buffer;
  /** LF, or CR in a file without LF. */
  readonly #break: number;
  #at = 0;
  #line = 1;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#break = bytes.includes(0x0a) ? 0x0a : 0x0d;
  }

  /** The line on which the row starts that ends before a byte; rows are asked for in order. */
  startOf(end: number): number {
    while (this.#at < end && (this.#bytes[this.#at] === 0x0a || this.#bytes[this.#at] === 0x0d)) {
      if (this.#bytes[this.#at] === this.#break) this.#line += 1;
      this.#at += 1;
    }
    const start = this.#line;
    for (let next = this.#next(); next >= 0 && next < end; next = this.#next()) {
      this.#line += 1;
      this.#at = next + 1;
    }
    this.#at = Math.max(this.#at, end);
    return start;
  }

  #next(): number {
    return this.#bytes.indexOf(this.#break, this.#at);
  }
}
