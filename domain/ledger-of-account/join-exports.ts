import type { AccountLine, Break, ReadExport } from './account.ts';
import { dayOf } from './days.ts';
import { writtenAmount } from './minor-units.ts';

/** The rows of one export in one currency, without doubles, in the order of the file. */
export interface OwnRows {
  of: ReadExport;
  rows: AccountLine[];
}

/** All that the files say of one account in one currency, each row once. */
export interface JoinedAccount {
  processor: string;
  currency: string;
  /** By their first day. */
  exports: OwnRows[];
  /** In order of time; rows of the same second as their file has them. */
  lines: AccountLine[];
  /** What the join itself found: doubles and gaps. */
  breaks: Break[];
}

/** Whether two rows with the same id are the same: a row that was changed is none of the two files' double. */
const isSame = (a: AccountLine, b: AccountLine | undefined): boolean =>
  b !== undefined && a.type === b.type && a.net === b.net && a.at === b.at;

/** Whether a file lists its newest rows first. */
export function newestFirst(lines: readonly AccountLine[]): boolean {
  const [first, last] = [lines[0], lines.at(-1)];
  return first !== undefined && last !== undefined && first.at > last.at;
}

/**
 * The accounts of all files. Files that overlap are joined by the rows' ids; where rows have none, a later file counts
 * only from the day after the earlier one ends, for two equal rows of one file can both be right.
 */
export function joinExports(exports: readonly ReadExport[]): JoinedAccount[] {
  const accounts = new Map<string, ReadExport[]>();
  for (const each of exports.filter(({ shows }) => shows !== 'bank'))
    for (const currency of each.file.currencies) {
      const key = `${each.file.processor} ${currency}`;
      accounts.set(key, [...(accounts.get(key) ?? []), each]);
    }
  return [...accounts].map(([key, files]) => {
    const [processor = '', currency = ''] = key.split(' ');
    return joined(processor, currency, files);
  });
}

function joined(processor: string, currency: string, exports: readonly ReadExport[]): JoinedAccount {
  const inTime = exports.toSorted((a, b) => (a.file.from < b.file.from ? -1 : 1));
  const known = new Map<string, AccountLine>();
  const breaks: Break[] = [];
  const lines: AccountLine[] = [];
  const own: OwnRows[] = [];
  let until = '';
  for (const of of inTime) {
    const { rows, doubles } = withoutDoubles(of, currency);
    own.push({ of, rows });
    breaks.push(...doubles);
    const isNew = (line: AccountLine): boolean =>
      of.hasIds && line.id !== null ? !isSame(line, known.get(line.id)) : dayOf(line) > until;
    for (const line of newestFirst(rows) ? rows.toReversed() : rows) if (isNew(line)) lines.push(line);
    if (inTime.length > 1) for (const line of rows) if (line.id !== null) known.set(line.id, line);
    const gap = until === '' ? null : missedMonth(until, of.file.from);
    if (gap !== null) breaks.push(gapBefore(gap, of.file.from));
    if (of.file.to > until) until = of.file.to;
  }
  return { processor, currency, exports: own, lines: lines.toSorted((a, b) => a.at - b.at), breaks };
}

/** The rows in a currency, an equal one with the same id only once. */
function withoutDoubles({ lines, hasIds }: ReadExport, currency: string): { rows: AccountLine[]; doubles: Break[] } {
  const own = lines.filter((line) => line.currency === currency);
  if (!hasIds) return { rows: own, doubles: [] };
  const known = new Map<string, AccountLine>();
  const doubles: Break[] = [];
  const rows = own.filter((line) => {
    if (line.id === null) return true;
    const isDouble = isSame(line, known.get(line.id));
    if (isDouble) doubles.push(doubleOf(line, currency));
    else known.set(line.id, line);
    return !isDouble;
  });
  return { rows, doubles };
}

const doubleOf = ({ file, row, net }: AccountLine, currency: string): Break => ({
  rule: 'duplicate',
  at: { file, row },
  by: net,
  says: `Line ${row} repeats a row with the same id, ${writtenAmount(net, currency)}. It is counted once.`,
  spoilsUntil: null,
});

/** The first whole month between two days, 'YYYY-MM'; null where there is none. */
export function missedMonth(until: string, from: string): string | null {
  const [year = 0, month = 0] = until.split('-').map(Number);
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
  return next < from.slice(0, 7) ? next : null;
}

const gapBefore = (month: string, from: string): Break => ({
  rule: 'gap',
  at: null,
  by: 0,
  says: `No file covers ${month}. What was withheld or released in it cannot be seen.`,
  spoilsUntil: from,
});
