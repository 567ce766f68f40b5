import type { Truth } from './truth.ts';

/** Whether an identity of the format exposes what was done to a row. */
export interface Guards {
  dropped: boolean;
  doubled: boolean;
  /** All its amounts changed alike. */
  changed: boolean;
  /** Only its net changed. */
  cell: boolean;
}

export interface Row {
  cells: string[];
  /** The happening that it shows. */
  of: number | null;
  currency: string;
  /** Minor units, by column. */
  amounts: ReadonlyMap<number, number>;
  guards: Guards;
}

export interface Style {
  delimiter: string;
  /** Which cells stand in quotes. */
  quote: 'all' | 'needed' | 'none';
  bom: boolean;
  newline: string;
  encoding?: 'utf16le' | 'latin1';
}

export interface Sheet {
  name: string;
  /** Lines before the header, as written. */
  before: string;
  header: string[];
  rows: Row[];
  /** What follows the last row, as written. */
  after: string;
  style: Style;
  /** The column with a row's net: the last to be believed. */
  net: number;
  say: (minor: number, currency: string) => string;
}

export type Level = 'proven' | 'at least' | 'cannot be told';

/** Files of one account, and what they may be read to say. */
export interface Printed {
  format: string;
  sheets: Sheet[];
  truths: Truth[];
  /** The strongest level that these files allow without an answer. */
  allows: Level;
  /** The history begins with its first row: after the answer that it does, what is shown is proven. */
  begins: boolean;
  /** 'shown' and 'unnamed' are the truth's; 'below' allows any figure up to the actual one. */
  figure: 'shown' | 'unnamed' | 'below';
  /** Whether holds and releases can be paired by what the rows say. */
  paired: boolean;
  /** A month is missing between two of the files. */
  gap: boolean;
  /** Each hold and release stands twice, and sums to nothing. */
  bothLegs: boolean;
  /** Of days such as 01/08/2026, which no other day of the file explains. */
  monthFirst: boolean;
}

/** What a file of no withheld money prints, and one of holds that name their payment. */
export const untellable = {
  allows: 'cannot be told',
  figure: 'below',
  paired: false,
  gap: false,
  bothLegs: false,
  monthFirst: true,
} as const satisfies Partial<Printed>;
export const tellable = {
  allows: 'at least',
  figure: 'shown',
  paired: true,
  gap: false,
  bothLegs: false,
  monthFirst: true,
} as const satisfies Partial<Printed>;

/** A comma, quotes where they are needed, nothing around the header and its rows. */
export const plainSheet = {
  before: '',
  after: '',
  style: { delimiter: ',', quote: 'needed', bom: false, newline: '\n' },
} as const satisfies Partial<Sheet>;

export const noGuards: Guards = { dropped: false, doubled: false, changed: false, cell: false };
/** A sum over the rows exposes each of the three deeds, if any does. */
export const summed = (exposed: boolean, cell: boolean): Guards => ({
  dropped: exposed,
  doubled: exposed,
  changed: exposed,
  cell,
});

/** Of a running balance: the first row hides in what was there before, a last one left out was never missed. */
export const chained = (place: number, rows: number, cell: boolean): Guards => ({
  dropped: place > 0 && place < rows - 1,
  doubled: true,
  changed: place > 0,
  cell,
});

function cell(text: string, { delimiter, quote }: Style): string {
  const needed = text.includes(delimiter) || /["\r\n]/.test(text);
  return quote === 'all' || (quote === 'needed' && needed) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function lineOf(cells: readonly string[], style: Style): string {
  return cells.map((text) => cell(text, style)).join(style.delimiter);
}

export function write({ before, header, rows, after, style }: Sheet): Uint8Array {
  const lines = [header, ...rows.map(({ cells }) => cells)].map((cells) => lineOf(cells, style) + style.newline);
  const text = `${style.bom ? '\uFEFF' : ''}${before}${lines.join('')}${after}`;
  return Buffer.from(text, style.encoding ?? 'utf8');
}

/** The physical line of a happening's row, the first line of the file being 1; 0 where it has none. */
export function physicalLine({ before, rows, style }: Sheet, happening: number): number {
  const at = rows.findIndex(({ of }) => of === happening);
  return at < 0 ? 0 : before.split(style.newline).length + 1 + at;
}
