import type { AccountLine, Cohort, DisputeWindow, RowAt, Tranche } from './account.ts';
import { dayOf, daysAfter, daysBetween } from './days.ts';

interface Sale {
  day: string;
  gross: number;
  refunded: number;
  disputed: number;
  /** The days of its last refund and its last dispute; '' without one. */
  refundedOn: string;
  disputedOn: string;
  refundedBy: RowAt[];
  disputedBy: RowAt[];
}

/** Sales of a certain age: of how many there was a dispute or refund, of how much, and by which rows. */
export type Ripe = { days: number; sales: number; gross: number; hits: number; sum: number; rows: RowAt[] };

/** The sales of an account by day, with what was refunded and disputed of each. */
export interface Sales {
  cohorts: Cohort[];
  sales: number;
  /** Of the sales that are as old as the slowest dispute took, and thirty days at least: younger ones may yet be disputed. */
  disputes: Ripe;
  /** Of those that are as old as the slowest refund took, too; refunded in whole or part. */
  refunds: Ripe;
  /** Sum of what can still be disputed, and of how many sales. */
  open: number;
  openSales: number;
  /** The sales that open holds name, by their payment. */
  held: ReadonlyMap<string, NonNullable<Tranche['sale']>>;
}

/**
 * Each sale with what names its payment: refunds, disputes, and a dispute's hold that is not released. What names a
 * payment that the files do not have lowers no sale; what names none, the last one before it of the same amount, else
 * the last that is large enough. Several rows of one payment are one sale.
 */
export function findSales(
  lines: readonly AccountLine[],
  tranches: readonly Tranche[],
  window: DisputeWindow,
  asOf: string,
): Sales {
  const sales = new Map<string, Sale>();
  for (const line of lines) if (line.effect === 'sale' && line.gross > 0) addSale(sales, line);
  const unnamed = new UnnamedSales([...sales.values()]);
  for (const line of lines) {
    const { effect, payment, gross } = line;
    if (effect !== 'refund' && effect !== 'dispute') continue;
    const sale = payment === null ? unnamed.before(line) : sales.get(payment);
    if (!sale) continue;
    sale[effect === 'refund' ? 'refunded' : 'disputed'] -= gross;
    sale[effect === 'refund' ? 'refundedOn' : 'disputedOn'] = dayOf(line);
    sale[effect === 'refund' ? 'refundedBy' : 'disputedBy'].push(line);
  }
  for (const { kind, hold, outstanding } of tranches) {
    const sale = sales.get(hold.payment ?? '');
    if (kind !== 'dispute hold' || !sale || outstanding === 0) continue;
    sale.disputed += outstanding;
    sale.disputedOn = hold.day;
    sale.disputedBy.push(hold);
  }
  return { ...summed([...sales.values()], window, asOf), held: heldIn(sales, tranches, window, asOf) };
}

function heldIn(
  sales: ReadonlyMap<string, Sale>,
  tranches: readonly Tranche[],
  window: DisputeWindow,
  asOf: string,
): Sales['held'] {
  const held = new Map<string, NonNullable<Tranche['sale']>>();
  for (const { hold, outstanding } of tranches) {
    const sale = sales.get(hold.payment ?? '');
    if (sale && hold.payment !== null && outstanding > 0)
      held.set(hold.payment, { open: openOf(sale, window, asOf), disputed: sale.disputed });
  }
  return held;
}

const openOf = ({ day, gross, refunded, disputed }: Sale, { days }: DisputeWindow, asOf: string): number =>
  daysAfter(day, days) >= asOf ? Math.max(0, gross - refunded - disputed) : 0;

/** Sales in order of time, for what does not name the one that it lowers. */
class UnnamedSales {
  readonly #sales: readonly Sale[];

  constructor(sales: readonly Sale[]) {
    this.#sales = sales;
  }

  before(line: AccountLine): Sale | undefined {
    const day = dayOf(line);
    const isPart = (sale: Sale): boolean =>
      sale.day <= day && sale.gross - sale.refunded - sale.disputed >= -line.gross;
    return (
      this.#sales.findLast((sale) => isPart(sale) && sale.gross === -line.gross) ??
      this.#sales.findLast((sale) => isPart(sale))
    );
  }
}

function addSale(sales: Map<string, Sale>, line: AccountLine): void {
  const { payment, gross, file, row } = line;
  const key = payment ?? `${file}:${row}`;
  const sale = sales.get(key);
  if (sale) sale.gross += gross;
  else
    sales.set(key, {
      day: dayOf(line),
      gross,
      refunded: 0,
      disputed: 0,
      refundedOn: '',
      disputedOn: '',
      refundedBy: [],
      disputedBy: [],
    });
}

function summed(sales: readonly Sale[], window: DisputeWindow, asOf: string): Omit<Sales, 'held'> {
  const cohorts = new Map<string, Cohort>();
  const all = { sales: sales.length, open: 0, openSales: 0 };
  for (const sale of sales) {
    const { day, gross, refunded, disputed } = sale;
    const cohort = cohorts.get(day) ?? emptyCohort(day, window);
    cohorts.set(day, cohort);
    const open = openOf(sale, window, asOf);
    cohort.sales += 1;
    cohort.gross += gross;
    cohort.refunded += refunded;
    cohort.disputed += disputed;
    cohort.open += open;
    all.open += open;
    all.openSales += open > 0 ? 1 : 0;
  }
  const disputes = ripeOf(sales, asOf, 'disputed', minRipeDays);
  return {
    disputes,
    refunds: ripeOf(sales, asOf, 'refunded', disputes.days),
    cohorts: [...cohorts.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    ...all,
  };
}

const minRipeDays = 30;

/** The sales as old as the slowest of these took, and so many days at least. */
function ripeOf(sales: readonly Sale[], asOf: string, what: 'refunded' | 'disputed', minDays: number): Ripe {
  const days = sales.reduce(
    (days, sale) => (sale[what] > 0 ? Math.max(days, daysBetween(sale.day, sale[`${what}On`])) : days),
    minDays,
  );
  const last = daysAfter(asOf, -days);
  const ripe = sales.filter(({ day }) => day <= last);
  const hit = ripe.filter((sale) => sale[what] > 0);
  return {
    days,
    sales: ripe.length,
    gross: ripe.reduce((sum, { gross }) => sum + gross, 0),
    hits: hit.length,
    sum: hit.reduce((sum, sale) => sum + sale[what], 0),
    rows: hit.flatMap((sale) => sale[`${what}By`]).toSorted((a, b) => a.file - b.file || a.row - b.row),
  };
}

const emptyCohort = (day: string, { days }: DisputeWindow): Cohort => ({
  day,
  sales: 0,
  gross: 0,
  refunded: 0,
  disputed: 0,
  closes: daysAfter(day, days),
  open: 0,
});

/** The cohorts by month of sale, 'YYYY-MM', which close with their last day. */
export function cohortMonths(cohorts: readonly Cohort[]): (Omit<Cohort, 'day'> & { month: string })[] {
  const months = new Map<string, Omit<Cohort, 'day'> & { month: string }>();
  for (const { day, ...cohort } of cohorts) {
    const month = day.slice(0, 7);
    const of = months.get(month);
    months.set(
      month,
      of
        ? {
            month,
            sales: of.sales + cohort.sales,
            gross: of.gross + cohort.gross,
            refunded: of.refunded + cohort.refunded,
            disputed: of.disputed + cohort.disputed,
            closes: cohort.closes,
            open: of.open + cohort.open,
          }
        : { month, ...cohort },
    );
  }
  return [...months.values()];
}
