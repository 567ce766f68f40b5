import type { AccountLine, Answers, ReadExport } from '../../../domain/ledger-of-account/account.ts';
import { dayOf } from '../../../domain/ledger-of-account/days.ts';
import { markOf, readAmount, type DecimalMark } from './amounts.ts';
import { readTime } from './days.ts';
import type { Entry, Format, Row, StatedBalance } from './format.ts';
import type { Table } from './read-table.ts';
import type { Recognized } from './recognize.ts';
import { FileRefused, NeedsAnswer, asksForUntouched, quoted } from './refusal.ts';
import { WrittenDates } from './written-dates.ts';

/** Rows whose amounts decide which mark of decimals the file has. */
const sampleRows = 2_000;
const progressRows = 10_000;

/** A file to read; `index` is its place among the files of the case. */
export interface ExportSource {
  index: number;
  name: string;
  sha256: string;
  table: Table;
  /** How many rows it may have. */
  maxRows: number;
}

/** What one file says. Throws FileRefused and NeedsAnswer. */
export function readExport(
  source: ExportSource,
  recognized: Recognized,
  answers: Answers,
  onRows: (rows: number) => void,
): ReadExport {
  const reading = new Reading(source, recognized, answers);
  let width = 0;
  let rows = 0;
  source.table.read(recognized.head, recognized.line, (cells, line) => {
    if (width === 0) return void (width = cells.length);
    if (cells.every((cell) => cell === '')) return;
    rows += 1;
    if (rows > source.maxRows)
      throw new FileRefused('The files have more than 300,000 rows together.', 'Export a shorter period.');
    if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== ''))
      throw new FileRefused(`Line ${line} has more cells than the header.`, asksForUntouched);
    if (rows % progressRows === 0) onRows(rows);
    reading.add(cells, line);
  });
  onRows(rows);
  return reading.finish();
}

/** An account has a few; a file with hundreds would make hundreds of accounts. */
const maxCurrencies = 40;

/** No type or id of an export is longer; what is kept of a case has a bound. */
const maxText = 200;
const bounded = (text: string): string => (text.length > maxText ? text.slice(0, maxText) : text);

const isCurrency = /^[A-Z]{3}$/;

/** Rows of one file become lines. The first wait until they have shown the mark of decimals. */
class Reading {
  readonly #source: ExportSource;
  readonly #recognized: Recognized;
  readonly #answers: Answers;
  readonly #waiting: { cells: readonly string[]; line: number }[] = [];
  readonly #lines: AccountLine[] = [];
  readonly #stated: StatedBalance[] = [];
  /** Zones as the rows have them, in order. */
  readonly #zones = new Set<string>();
  readonly #dates = new WrittenDates();
  readonly #row: RowOfCells;
  readonly #readRow: ReturnType<Format['reader']>;
  #mark: DecimalMark | null = null;
  #rows = 0;

  constructor(source: ExportSource, recognized: Recognized, answers: Answers) {
    this.#source = source;
    this.#recognized = recognized;
    this.#answers = answers;
    this.#row = new RowOfCells(recognized);
    this.#readRow = recognized.format.reader();
  }

  add(cells: readonly string[], line: number): void {
    if (this.#mark !== null) return this.#read(cells, line, this.#mark);
    this.#waiting.push({ cells, line });
    if (this.#waiting.length === sampleRows) this.#decideMark();
  }

  #decideMark(): void {
    const { format, columns } = this.#recognized;
    const places = format.amounts.flatMap((column) => columns.get(column) ?? []);
    const mark = markOf(this.#waiting.flatMap(({ cells }) => places.map((at) => cells[at] ?? '')));
    if (mark === 'both')
      throw new FileRefused('This file writes amounts with both a point and a comma for cents.', asksForUntouched);
    this.#mark = mark === 'unsure' ? this.#answeredMark() : mark;
    for (const { cells, line } of this.#waiting.splice(0)) this.#read(cells, line, this.#mark);
  }

  #answeredMark(): DecimalMark {
    const key = `unit:${this.#source.sha256.slice(0, 16)}`;
    const answer = this.#answers[key];
    if (answer === '.' || answer === ',') return answer;
    throw new NeedsAnswer({
      key,
      kind: 'unit',
      subject: this.#source.name,
      text: `In ${quoted(this.#source.name)}, is “1,234” more than a thousand?`,
      choices: [
        { value: '.', label: 'Yes: a comma groups thousands' },
        { value: ',', label: 'No: a comma stands before decimals' },
      ],
      blocks: true,
    });
  }

  #read(cells: readonly string[], line: number, mark: DecimalMark): void {
    const entry = this.#readRow(this.#row.at(cells, line, mark));
    if (entry === null) return;
    if (!Array.isArray(entry) && !('date' in entry)) return void this.#stated.push(entry);
    this.#rows += 1;
    if (Array.isArray(entry)) for (const each of entry) this.#add(each, line);
    else this.#add(entry, line);
  }

  #add(entry: Entry, line: number): void {
    if (entry.zone) this.#zones.add(entry.zone);
    this.#lines.push(lineOf(entry, this.#source.index, line));
    this.#dates.add(entry.date, entry.availableOn ?? '');
  }

  finish(): ReadExport {
    if (this.#mark === null) this.#decideMark();
    const lines = this.#lines;
    if (lines.length === 0)
      throw new FileRefused('This file has a header and no transactions.', 'Export a period that has transactions.');
    this.#dates.addTo(lines, { ...this.#source, zones: [...this.#zones] }, this.#answers);
    const { format } = this.#recognized;
    const currencies = [...new Set(lines.map(({ currency }) => currency))];
    const moved = lines.reduce((sum, { gross, net }) => sum + Math.abs(gross) + Math.abs(net), 0);
    if (currencies.length > maxCurrencies || !Number.isSafeInteger(moved))
      throw new FileRefused('This file has more currencies, or larger sums, than an account has.', asksForUntouched);
    const [from, to] = lines.reduce(
      ([first, last], { at }) => [Math.min(first, at), Math.max(last, at)],
      [Infinity, 0],
    );
    return {
      file: {
        name: this.#source.name,
        sha256: this.#source.sha256,
        processor: format.processor,
        format: format.key,
        title: format.title,
        rows: this.#rows,
        from: dayOf({ at: from }),
        to: dayOf({ at: to }),
        zone: format.zone ?? ([...this.#zones].slice(0, 4).join(', ') || null),
        currencies,
        cannotShow: format.cannotShow,
      },
      lines,
      shows: format.shows,
      hasIds: format.hasIds,
      alone: format.alone ?? null,
      mayHaveBothLegs: format.mayHaveBothLegs ?? false,
      stated: statedOf(this.#stated),
      window: format.window,
    };
  }
}

/** Stated openings and closings of each currency; one without the other states nothing. */
function statedOf(stated: readonly StatedBalance[]): ReadExport['stated'] {
  const of = (currency: string, end: 'opening' | 'closing'): number | undefined =>
    stated.find((each) => each.currency === currency && each[end] !== undefined)?.[end];
  return [...new Set(stated.map(({ currency }) => currency))].flatMap((currency) => {
    const [opening, closing] = [of(currency, 'opening'), of(currency, 'closing')];
    return opening === undefined || closing === undefined ? [] : [{ currency, opening, closing }];
  });
}

function lineOf(entry: Entry, file: number, row: number): AccountLine {
  const { type, effect, currency, gross, fee, net } = entry;
  return {
    file,
    row,
    // The time of day; its day follows once the whole file has shown the order of day and month.
    at: readTime(entry.time ?? ''),
    type,
    effect,
    kind: entry.kind ?? null,
    bucket: entry.bucket ?? 'available',
    currency,
    gross,
    fee,
    net,
    balance: entry.balance ?? null,
    id: entry.id ?? null,
    payment: entry.payment ?? null,
    payout: entry.payout ?? null,
    brand: entry.brand || null,
    availableOn: null,
  };
}

/** One row after the other through the same object: 300,000 rows make no 300,000 readers. */
class RowOfCells implements Row {
  readonly #recognized: Recognized;
  /** Repeated texts, such as types and zones, are kept once. */
  readonly #texts = new Map<string, string>();
  #cells: readonly string[] = [];
  #line = 0;
  #mark: DecimalMark = '.';

  constructor(recognized: Recognized) {
    this.#recognized = recognized;
  }

  at(cells: readonly string[], line: number, mark: DecimalMark): this {
    for (const column of this.#recognized.format.required)
      if ((this.#recognized.columns.get(column) ?? 0) >= cells.length)
        throw new FileRefused(`Line ${line} has fewer cells than the header: the file was cut off.`, asksForUntouched);
    this.#cells = cells;
    this.#line = line;
    this.#mark = mark;
    return this;
  }

  #cell(column: string): string {
    const at = this.#recognized.columns.get(column);
    return at === undefined ? '' : (this.#cells[at] ?? '');
  }

  text(column: string): string {
    const text = bounded(this.#cell(column).trim());
    const kept = this.#texts.get(text);
    if (kept !== undefined) return kept;
    if (this.#texts.size < 1_000) this.#texts.set(text, text);
    return text;
  }

  amount(column: string, currency: string): number | null {
    const amount = readAmount(this.#cell(column), this.#mark, currency);
    if (amount === undefined) return this.#refuse(column, 'is not an amount');
    return amount;
  }

  currency(column: string): string {
    const currency = this.text(column).toUpperCase();
    return isCurrency.test(currency) ? currency : this.#refuse(column, 'is not a currency');
  }

  #refuse(column: string, why: string): never {
    throw new FileRefused(`Line ${this.#line}: ${quoted(this.#cell(column))} ${why}.`, asksForUntouched);
  }
}
