import type { AccountLine, Break, ReadExport } from './account.ts';
import { newestFirst, type JoinedAccount, type OwnRows } from './join-exports.ts';
import { dayOf } from './days.ts';
import { matchBank } from './match-bank.ts';
import { matchTotals, wholePayoutsFrom } from './match-totals.ts';
import { addedByRow, movesOf, type Link } from './meaning.ts';
import { writtenAmount } from './minor-units.ts';

/** What the identities of an account say: each that fails is a break; of those that hold, a sentence each. */
export interface Identities {
  breaks: Break[];
  checks: string[];
  /** The balance before the first row, where the files state one. */
  opening: number | null;
}

type Checked = Pick<Identities, 'breaks' | 'checks'>;

const nothingExposes =
  'The files state no balance and no total: a row that is missing, doubled or changed would not show.';
const endsOfBalances = 'A row that is missing or changed at the beginning or the end of a file would not show.';
const outsidePayouts =
  'A row outside of the payouts that were checked would not show if it were missing, doubled or changed.';

/** Holds an account to every identity that its files have, before any figure is said of it. */
export function findBreaks(account: JoinedAccount, exports: readonly ReadExport[]): Identities {
  const rows = rowsAddUp(account);
  const chains = account.exports.map((each) => chainOf(each, account.currency));
  const between = balancesMeet(account, chains);
  const totals = account.exports.map((each) => endsAddUp(each, account.currency));
  const payouts = payoutsAddUp(account);
  const pairs = reservePairs(account);
  const stated = matchTotals(account, exports);
  const banks = exports
    .filter(({ shows }) => shows === 'bank')
    .map((of) => chainOf({ of, rows: of.lines }, account.currency));
  const bank = {
    breaks: banks.flatMap(({ breaks }) => breaks.map((each) => ({ ...each, spoilsUntil: null }))),
    checks: [],
  };
  const all: Checked[] = [
    rows,
    ...chains,
    between,
    ...totals,
    payouts,
    pairs,
    stated,
    bank,
    matchBank(account, exports),
  ];
  return {
    breaks: [...account.breaks, ...all.flatMap(({ breaks }) => breaks)],
    checks: [
      ...all.flatMap(({ checks }) => checks),
      ...unexposed({
        total: pairs.isWhole || [...totals, stated].some(({ held }) => held > 0),
        balances: chains.some(({ links }) => links > 0),
        payouts: payouts.held > 0 || stated.byDay,
      }),
    ],
    opening: chains[0]?.opening ?? totals[0]?.opening ?? stated.opening,
  };
}

/** What none of the identities could have shown. */
function unexposed({ total, balances, payouts }: Record<'total' | 'balances' | 'payouts', boolean>): string[] {
  if (total) return [];
  if (balances) return [endsOfBalances];
  return [payouts ? outsidePayouts : nothingExposes];
}

/** Gross and fee are the net, row by row. */
function rowsAddUp({ lines, currency }: JoinedAccount): Checked {
  const breaks = lines
    .filter(({ gross, fee, net }) => gross + fee !== net)
    .map((line): Break => ({
      rule: 'row',
      at: { file: line.file, row: line.row },
      by: line.gross + line.fee - line.net,
      says: `Line ${line.row}: gross and fee differ from net by ${writtenAmount(line.gross + line.fee - line.net, currency)}.`,
      spoilsUntil: dayOf(line),
    }));
  return { breaks, checks: breaks.length === 0 ? ['Where a row names gross and fee, they make its net.'] : [] };
}

interface Chain extends Checked {
  links: number;
  opening: number | null;
  closing: number | null;
}
/**
 * The running balance of one file, from its oldest row on, in whichever order closes best: as the file has it, or by time,
 * for a spreadsheet may have sorted it, with the rows of a second either way round.
 */
function chainOf({ of: { file, lines }, rows: all }: OwnRows, currency: string): Chain {
  const own = all.filter((line): line is Link => line.currency === currency && line.balance !== null);
  if (own.length === 0) return { breaks: [], checks: [], links: 0, opening: null, closing: null };
  const adds = addedByRow(all);
  const byTime = (rows: readonly Link[]): Link[] => rows.toSorted((a, b) => a.at - b.at);
  const inTime = newestFirst(lines) ? own.toReversed() : own;
  const orders = [() => inTime, () => byTime(inTime), () => byTime(inTime.toReversed())];
  let best: { rows: Link[]; broken: number[] } | null = null;
  for (const order of orders) {
    const rows = order();
    const broken = brokenLinks(rows, adds);
    if (best === null || broken.length < best.broken.length) best = { rows, broken };
    if (broken.length === 0) break;
  }
  const { rows, broken } = best ?? { rows: own, broken: [] };
  const [first, last] = [rows[0], rows.at(-1)];
  const links = rows.length - 1;
  return {
    breaks: broken.map((at) => brokenAt(rows, at, { currency, adds })),
    checks:
      broken.length === 0 && links > 0
        ? [`Each of the ${links} balances of ${file.name} after the first follows from the row before.`]
        : [],
    links,
    opening: first ? first.balance - adds(first) : null,
    closing: last?.balance ?? null,
  };
}

/** How many of a file's own balances do not follow from the row before, of how many that could. */
export function brokenBalances(of: ReadExport): { broken: number; of: number } {
  const chains = of.file.currencies.map((currency) => chainOf({ of, rows: of.lines }, currency));
  return {
    broken: chains.reduce((sum, { breaks }) => sum + breaks.length, 0),
    of: chains.reduce((sum, { links }) => sum + links, 0),
  };
}

type Adds = ReturnType<typeof addedByRow>;

function brokenLinks(rows: readonly Link[], adds: Adds): number[] {
  return rows.flatMap((row, at) => {
    const before = rows[at - 1];
    return before === undefined || before.balance + adds(row) === row.balance ? [] : [at];
  });
}

function brokenAt(rows: readonly Link[], at: number, { currency, adds }: { currency: string; adds: Adds }): Break {
  const [before, row] = [rows[at - 1], rows[at]];
  if (before === undefined || row === undefined) throw new RangeError(`no row ${at}`);
  const by = row.balance - before.balance - adds(row);
  return {
    rule: 'balance',
    at: { file: row.file, row: row.row },
    by,
    says: `The balance at line ${row.row} is off by ${writtenAmount(by, currency)}: a row before it is missing, doubled or changed.`,
    spoilsUntil: dayOf(row),
  };
}

/** Where one file ends and the next begins, the balances meet, unless the files overlap. */
function balancesMeet({ exports, currency }: JoinedAccount, chains: readonly Chain[]): Checked {
  const breaks = exports.flatMap((next, at): Break[] => {
    const [before, opening, closing] = [exports[at - 1], chains[at]?.opening, chains[at - 1]?.closing];
    if (!before || opening === null || closing === null || opening === undefined || closing === undefined) return [];
    if (opening === closing || next.of.file.from <= before.of.file.to) return [];
    return [
      {
        rule: 'gap',
        at: null,
        by: opening - closing,
        says: `${before.of.file.name} ends with ${writtenAmount(closing, currency)} and ${next.of.file.name} begins with ${writtenAmount(opening, currency)}: rows between them are missing.`,
        spoilsUntil: next.of.file.from,
      },
    ];
  });
  return { breaks, checks: [] };
}

/** Opening and all that moved the available balance are the closing, where the file states both. */
function endsAddUp(
  { of: { stated, file }, rows }: OwnRows,
  currency: string,
): Checked & { held: number; opening: number | null } {
  const own = stated.find((each) => each.currency === currency);
  if (!own) return { breaks: [], checks: [], held: 0, opening: null };
  const moved = rows.reduce((sum, line) => sum + (movesOf(line).available ?? 0), 0);
  const by = own.closing - own.opening - moved;
  const sums = `${writtenAmount(own.opening, currency)} at the beginning and all rows of ${file.name} make ${writtenAmount(own.closing, currency)} at the end`;
  return {
    breaks:
      by === 0
        ? []
        : [
            {
              rule: 'total',
              at: null,
              by,
              says: `It does not close: ${sums}, but for ${writtenAmount(by, currency)}.`,
              spoilsUntil: file.to,
            },
          ],
    checks: by === 0 ? [`${sums}.`] : [],
    held: 1,
    opening: own.opening,
  };
}

/** The rows of a payout are the payout, where the files have a row for it; a settlement has all of its own. */
function payoutsAddUp(account: JoinedAccount): Checked & { held: number } {
  const { lines, currency, exports } = account;
  const isWhole = exports.every(({ of }) => of.shows === 'restated reserve');
  const from = isWhole ? '' : wholePayoutsFrom(account);
  const paid = Map.groupBy(
    lines.filter((line) => line.effect === 'payout' && line.payout !== null),
    ({ payout }) => payout,
  );
  const sums = new Map<string, number>();
  for (const { payout, effect, net } of lines)
    if (payout !== null && effect !== 'payout') sums.set(payout, (sums.get(payout) ?? 0) + net);
  const checked = [...paid].flatMap(([payout, rows]) => {
    const [last, sum, out] = [
      rows.at(-1),
      sums.get(payout ?? '') ?? 0,
      -rows.reduce((total, { net }) => total + net, 0),
    ];
    const isExpected = sums.size > 0 && dayOf(last ?? { at: 0 }) >= from;
    return last && (sum === out || isExpected) ? [{ last, sum, out }] : [];
  });
  const breaks = checked.flatMap(({ last, sum, out }): Break[] => {
    const by = out - sum;
    if (by === 0) return [];
    const mayBeOlder = !isWhole && by > 0;
    const [made, was] = [writtenAmount(sum, currency), writtenAmount(out, currency)];
    return [
      {
        rule: 'payout',
        at: { file: last.file, row: last.row },
        by,
        says: `The rows of payout ${last.payout} make ${made}, and ${was} was paid: ${mayBeOlder ? 'rows are missing, or older than the files' : 'they differ'}.`,
        spoilsUntil: mayBeOlder ? null : dayOf(last),
      },
    ];
  });
  const each = checked.length === 1 ? 'the payout' : `each of ${checked.length} payouts`;
  const checks = checked.length > 0 && breaks.length === 0 ? [`The rows of ${each} make what was paid.`] : [];
  return { breaks, checks, held: checked.length };
}

/** What was paid without rows: it may have been a release, so no figure may count on it. */
export const paidWithoutRows = (breaks: readonly Break[]): number =>
  breaks.reduce((sum, { rule, at, by, spoilsUntil }) => {
    const isMissing = rule === 'payout' && at !== null && spoilsUntil === null;
    return isMissing ? sum + by : sum;
  }, 0);

/** A settlement gives back the whole reserve that the one before it kept. */
function reservePairs({ exports, lines, currency }: JoinedAccount): Checked & { isWhole: boolean } {
  if (exports.every(({ of }) => of.shows !== 'restated reserve')) return { breaks: [], checks: [], isWhole: false };
  const rows = lines.filter(({ kind }) => kind === 'reserve');
  let kept: AccountLine | null = null;
  let pairs = 0;
  const breaks: Break[] = [];
  for (const row of rows) {
    if (row.effect === 'hold') kept = row;
    else if (kept !== null) {
      pairs += 1;
      const by = row.net + kept.net;
      if (by !== 0)
        breaks.push({
          rule: 'reserve pair',
          at: { file: row.file, row: row.row },
          by,
          says: `The settlement of ${dayOf(kept)} kept ${writtenAmount(-kept.net, currency)} and the next gives back ${writtenAmount(row.net, currency)}: a settlement between them is missing, or a row was changed.`,
          spoilsUntil: dayOf(row),
        });
      kept = null;
    }
  }
  const checks =
    pairs > 0 && breaks.length === 0 ? ['Each settlement gives back the reserve that the one before it kept.'] : [];
  return { breaks, checks, isWhole: true };
}
