import type { AccountLine, DisputeWindow, Exposure, Figure, RowAt, Tranche } from './account.ts';
import { dayOf, daysAfter } from './days.ts';
import type { Ripe, Sales } from './find-cohorts.ts';
import { writtenAmount } from './minor-units.ts';

/** Why what can be disputed is in doubt, and what would show it. */
export type Doubt = { reason: string; wouldShow: string };

interface Known {
  currency: string;
  since: string;
  asOf: string;
  window: DisputeWindow;
  lines: readonly AccountLine[];
  sales: Sales;
  withheld: Figure;
  reserve: Figure;
  /** The holds that no break leaves in doubt. */
  tranches: readonly Tranche[];
  reserveDays: number | null;
  /** Whether the files begin with the account, so that no sale is older. */
  isFirst: boolean;
  /** Why a sale or a dispute may be missing from the rows; null where nothing says so. */
  doubt: Doubt | null;
}

/** z of a two-sided interval of 95 %. */
const z = 1.96;
/** The upper end of Wilson's interval for a rate of `hits` in `of`. Source: E. B. Wilson, JASA 22 (1927), 209. */
export function upperRate(hits: number, of: number): number {
  if (of === 0) return 0;
  const p = hits / of;
  const square = (z * z) / of;
  return Math.min(1, (p + square / 2 + z * Math.sqrt((p * (1 - p)) / of + square / (4 * of))) / (1 + square));
}

/** What buyers can still dispute, what of it is to be expected, and what is withheld beyond. Null without sales. */
export function findExposure(known: Known): Exposure | null {
  const { window, sales, since, asOf, isFirst } = known;
  if (sales.sales === 0) return null;
  const reachesBack = isFirst || since <= daysAfter(asOf, -window.days);
  const ceiling = ceilingOf(known, reachesBack);
  const expected = expectedOf(known, ceiling, sales.disputes, ofDisputes);
  return {
    window,
    reachesBack,
    ceiling,
    expected,
    reserveDays: known.reserveDays,
    overdue: overdueOf(known),
    excess: excessOf(known, expected, reachesBack),
    ripe: disputesIn(sales.disputes),
    rate: rateOf(sales.disputes),
    refunds: {
      ...refundsIn(sales.refunds),
      expected: expectedOf(known, ceiling, sales.refunds, ofRefunds),
    },
    notDue: notDueIn(known),
  };
}

function ceilingOf({ lines, sales, window, since, asOf, currency, doubt }: Known, reachesBack: boolean): Figure {
  if (doubt !== null) return { level: 'cannot be told', currency, ...doubt };
  const from = daysAfter(asOf, -window.days);
  const open = lines.filter((line) => line.effect === 'sale' && line.gross > 0 && dayOf(line) >= from);
  return {
    level: 'at least',
    amount: sales.open,
    currency,
    reason: [
      `${sales.openSales} sales can still be disputed on ${asOf}: gross, less what was refunded or disputed.`,
      window.rule,
      ...(reachesBack ? [] : [`The files begin on ${since}; earlier sales can be disputed too.`]),
    ].join(' '),
    ...rowsOf(open),
  };
}

/** Below so many sales a rate says nothing. */
const minSales = 30;

/** A share as a percentage of four decimals, rounded up, as it is printed: what is printed makes the sum. */
const roundedUp = (share: number): number => Math.ceil(share * 1_000_000) / 1_000_000;
const percent = (share: number): string => `${Number((share * 100).toFixed(4))}%`;

const byNumber = ({ hits, sales }: Ripe): number => roundedUp(upperRate(hits, sales));
const byAmount = ({ sum, gross }: Ripe): number => roundedUp(sum / gross);

/** The higher of the upper end of the rate by number and the rate by amount; null where too few sales are old enough to tell. */
const rateOf = (ripe: Ripe): number | null => (ripe.sales < minSales ? null : Math.max(byAmount(ripe), byNumber(ripe)));

/** Whether a rate is that by number, else by amount. */
export const isOfNumber = (hits: number, of: number, rate: number): boolean => roundedUp(upperRate(hits, of)) >= rate;

const disputesIn = ({ days, sales, gross, hits, sum }: Ripe) => ({ days, sales, gross, disputes: hits, disputed: sum });
const refundsIn = (ripe: Ripe) => {
  const { days, sales, gross, hits, sum } = ripe;
  return { days, sales, gross, refunds: hits, refunded: sum, rate: rateOf(ripe) };
};

/** Of the sales of an age, what was disputed or refunded, in sentences. */
type Said = { few: (days: number) => string; counted: (ripe: Ripe, money: (amount: number) => string) => string };

const ofDisputes: Said = {
  few: (days) => `Fewer than ${minSales} sales are ${days} days old, so that no rate of disputes follows from them.`,
  counted: (ripe, money) =>
    `Of ${ripe.sales} sales that are at least ${ripe.days} days old (no dispute in the files came later after its sale), ${ripe.hits} were disputed (up to ${percent(byNumber(ripe))}, the upper end of Wilson’s interval of 95%), by amount ${money(ripe.sum)} of ${money(ripe.gross)} (${percent(byAmount(ripe))}).`,
};
const ofRefunds: Said = {
  few: (days) => `Fewer than ${minSales} sales are ${days} days old, so that no rate of refunds follows from them.`,
  counted: (ripe, money) =>
    `Of ${ripe.sales} sales that are at least ${ripe.days} days old, ${ripe.hits} were refunded in whole or part (up to ${percent(byNumber(ripe))}, the upper end of Wilson’s interval of 95%), by amount ${money(ripe.sum)} of ${money(ripe.gross)} (${percent(byAmount(ripe))}).`,
};

/** What is to be expected of all that can still be disputed, at the rate of the sales that are old enough. */
function expectedOf({ sales: { open }, currency }: Known, ceiling: Figure, ripe: Ripe, says: Said): Figure {
  if (ceiling.level === 'cannot be told') return ceiling;
  const rate = rateOf(ripe);
  if (rate === null)
    return {
      level: 'cannot be told',
      currency,
      reason: says.few(ripe.days),
      wouldShow: 'An export that lists each sale over a longer time.',
    };
  return {
    level: 'at least',
    amount: Math.ceil(open * rate),
    currency,
    reason: [
      says.counted(ripe, (amount) => writtenAmount(amount, currency)),
      'The higher rate, times all that can still be disputed.',
    ].join(' '),
    ...rowsOf(ripe.rows),
  };
}

const termMissing = 'The days after which the processor has to release each part, from its notice or your agreement.';

function overdueOf({ tranches, reserve, reserveDays, asOf, currency }: Known): Figure {
  if (reserve.level === 'cannot be told') return { ...reserve };
  if (reserveDays === null)
    return {
      level: 'cannot be told',
      currency,
      reason: 'The files do not say when a reserve is due.',
      wouldShow: termMissing,
    };
  const due = tranches.filter(
    ({ kind, hold, outstanding }) => kind === 'reserve' && outstanding > 0 && daysAfter(hold.day, reserveDays) <= asOf,
  );
  return {
    level: 'at least',
    amount: due.reduce((sum, { outstanding }) => sum + outstanding, 0),
    currency,
    reason: `Withheld more than ${reserveDays} days before ${asOf} and not released in the files.`,
    ...rowsOf(due.map(({ hold }) => hold)),
  };
}

/** Reserve that its term does not release yet, in minor units; 0 without a term. */
const notDueIn = ({ tranches, reserveDays, asOf }: Known): number =>
  reserveDays === null
    ? 0
    : tranches
        .filter(({ kind, hold }) => kind === 'reserve' && daysAfter(hold.day, reserveDays) > asOf)
        .reduce((sum, { outstanding }) => sum + outstanding, 0);

function excessOf(known: Known, expected: Figure, reachesBack: boolean): Figure {
  const { withheld, reserve, reserveDays, asOf, currency, window } = known;
  if (withheld.level === 'cannot be told') return { ...withheld };
  if (expected.level === 'cannot be told') return { ...expected };
  // Disputes of sales before the files would lower what exceeds them.
  if (!reachesBack)
    return {
      level: 'cannot be told',
      currency,
      reason: 'Sales made before the files can still be disputed, and are not in them.',
      wouldShow: `An export that begins on ${daysAfter(asOf, -window.days)} or before.`,
    };
  if (reserveDays === null && reserve.level !== 'cannot be told' && reserve.amount > 0)
    return {
      level: 'cannot be told',
      currency,
      reason: 'A reserve that is not due yet may be kept, and the files do not say when it is due.',
      wouldShow: termMissing,
    };
  const scheduled = notDueIn(known);
  return {
    level: 'at least',
    amount: Math.max(0, withheld.amount - expected.amount - scheduled),
    currency,
    reason: `Withheld are ${writtenAmount(withheld.amount, currency)}; disputes to be expected are ${writtenAmount(expected.amount, currency)}, and reserve that is not due yet ${writtenAmount(scheduled, currency)}: both are left aside.`,
    rows: withheld.rows,
    rowCount: withheld.rowCount,
  };
}

const maxFigureRows = 500;
/** The rows that a figure rests on, of which it lists the first. */
export function rowsOf(rows: readonly RowAt[]): { rows: RowAt[]; rowCount: number } {
  return { rows: rows.slice(0, maxFigureRows).map(({ file, row }) => ({ file, row })), rowCount: rows.length };
}
