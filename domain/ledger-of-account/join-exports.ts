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
  /** What of several files was counted once, as sentences. */
  checks: string[];
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
 * The accounts of all files. Files that overlap are joined by the rows' ids; where rows have none, by their content, as
 * often as the file that has it most often: two equal rows of one file can both be right.
 */
export function joinExports(exports: readonly ReadExport[]): JoinedAccount[] {
  const accounts = new Map<string, ReadExport[]>();
  for (const each of exports.filter(({ shows }) => shows !== 'bank' && shows !== 'totals'))
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
  const known = new KnownRows();
  const breaks: Break[] = [];
  const lines: AccountLine[] = [];
  const own: OwnRows[] = [];
  /** Rows with their doubles in other files, which can name more. */
  const names = new Map<AccountLine, AccountLine>();
  const once = { named: 0, equal: 0 };
  let until = '';
  for (const of of inTime) {
    const { rows, doubles } = withoutDoubles(of, currency);
    own.push({ of, rows });
    breaks.push(...doubles, ...known.otherCopies(rows, of));
    for (const line of newestFirst(rows) ? rows.toReversed() : rows) {
      const before = inTime.length > 1 ? known.find(line, of) : undefined;
      if (before === undefined) {
        lines.push(line);
        breaks.push(...known.contradiction(line, of));
        continue;
      }
      once[of.hasIds || of.shows === 'restated reserve' ? 'named' : 'equal'] += 1;
      if (before !== null) names.set(before, line);
    }
    if (inTime.length > 1) known.add(rows, of);
    const gap = until === '' ? null : missedMonth(until, of.file.from);
    if (gap !== null) breaks.push(gapBefore(gap, of.file.from));
    if (of.file.to > until) until = of.file.to;
  }
  return {
    processor,
    currency,
    exports: own,
    lines: lines.map((line) => named(line, names.get(line))).toSorted((a, b) => a.at - b.at),
    breaks,
    checks: onceSays(once),
  };
}

const onceSays = ({ named: byId, equal }: { named: number; equal: number }): string[] => [
  ...(byId > 0 ? [`Rows that more than one file has, by the same id, and that are counted once: ${byId}.`] : []),
  ...(equal > 0
    ? [
        `Rows that are equal in more than one file, and are counted once: ${equal}. They have no ids, so what happened twice would be missing.`,
      ]
    : []),
];

/** A row with the payment and payout that its double in another file names: a later export can know of a payout. */
function named(line: AccountLine, other: AccountLine | undefined): AccountLine {
  if (other === undefined) return line;
  const payment = line.payment ?? other.payment;
  if (line.payout !== null || other.payout === null) return { ...line, payment };
  const { payout, bucket, availableOn } = other;
  return { ...line, payment, payout, bucket, availableOn };
}

/** The rows of the files before. */
class KnownRows {
  readonly #byId = new Map<string, AccountLine[]>();
  readonly #byContent = new Map<string, AccountLine[]>();
  /** How many rows of the file that is read now have a content. */
  readonly #met = new Map<string, number>();
  /** The rows of each settlement, as text. */
  readonly #settlements = new Map<string | null, string>();

  add(rows: readonly AccountLine[], { hasIds, shows }: ReadExport): void {
    if (shows === 'restated reserve')
      for (const [settlement, text] of settlementsIn(rows)) this.#settlements.set(settlement, text);
    else
      for (const line of rows)
        if (hasIds && line.id !== null) this.#byId.set(line.id, [...(this.#byId.get(line.id) ?? []), line]);
    this.#met.clear();
  }

  /** Settlements of which a file before has other rows: which of the two is the processor's, nobody can say. */
  otherCopies(rows: readonly AccountLine[], { shows }: ReadExport): Break[] {
    if (shows !== 'restated reserve') return [];
    return [...settlementsIn(rows)].flatMap(([settlement, text]): Break[] => {
      const before = this.#settlements.get(settlement);
      const last = rows.findLast(({ payout }) => payout === settlement);
      if (before === undefined || before === text || !last) return [];
      return [
        {
          rule: 'duplicate',
          at: { file: last.file, row: last.row },
          by: 0,
          says: `Settlement ${settlement} is in two files that say different things of it.`,
          spoilsUntil: lastDay(rows, settlement),
        },
      ];
    });
  }

  /**
   * The row as a file before has it: of the same id and sum, for another export can word it otherwise; without ids, of
   * the same content, so often as the files before have it. Null where it was in one and cannot be named, undefined where
   * it was in none.
   */
  find(line: AccountLine, { hasIds, shows }: ReadExport): AccountLine | null | undefined {
    if (shows === 'restated reserve') return this.#settlements.has(line.payout) ? null : undefined;
    if (hasIds && line.id !== null) return this.#byId.get(line.id)?.find(({ net }) => net === line.net);
    const content = [line.at, line.type, line.gross, line.net, line.payment, line.id].join(' ');
    const known = this.#byContent.get(content) ?? [];
    const met = this.#met.get(content) ?? 0;
    this.#met.set(content, met + 1);
    const before = known[met];
    if (before === undefined) this.#byContent.set(content, [...known, line]);
    return before;
  }

  /** A row whose id a file before has with another sum. */
  contradiction(line: AccountLine, { hasIds }: ReadExport): Break[] {
    const [before] = (hasIds && line.id !== null && this.#byId.get(line.id)) || [];
    if (!before) return [];
    const [sum, other] = [line, before].map(({ net }) => writtenAmount(net, line.currency));
    return [
      {
        rule: 'duplicate',
        at: { file: line.file, row: line.row },
        by: line.net - before.net,
        says: `Line ${line.row} says ${sum} where another file says ${other} of the same id.`,
        spoilsUntil: dayOf(line),
      },
    ];
  }
}

/** The rows of each settlement in any order, as text that is equal for equal ones. */
const settlementsIn = (rows: readonly AccountLine[]): Map<string | null, string> =>
  new Map(
    [...Map.groupBy(rows, ({ payout }) => payout)].map(([settlement, own]) => [
      settlement,
      own
        .map(({ at, type, net, payment }) => [at, type, net, payment].join(' '))
        .toSorted()
        .join('\n'),
    ]),
  );

const lastDay = (rows: readonly AccountLine[], settlement: string | null): string =>
  rows.reduce((last, line) => (line.payout === settlement && dayOf(line) > last ? dayOf(line) : last), '');

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
