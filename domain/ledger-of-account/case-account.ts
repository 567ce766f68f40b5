import type { Cents } from '../money/cents.ts';
import type { Account, AccountProof, Exposure, Figure, HoldKind, Tranche } from './account.ts';
import { daysAfter } from './days.ts';
import { isOfNumber } from './find-exposure.ts';

export type StatedFigure = Exclude<Figure, { level: 'cannot be told' }>;
export const isStated = (figure: Figure): figure is StatedFigure => figure.level !== 'cannot be told';

/**
 * The account that a case is about, with what is withheld in it: in dollars, as the case's own sum is, and of several
 * the one with most withheld. Null where the exports tell no sum.
 */
export function caseAccount({ accounts }: AccountProof): { account: Account; withheld: StatedFigure } | null {
  const stated = accounts.flatMap((account) =>
    account.currency === 'USD' && isStated(account.withheld) ? [{ account, withheld: account.withheld }] : [],
  );
  return stated.toSorted((a, b) => b.withheld.amount - a.withheld.amount)[0] ?? null;
}

/** Where the exports contradict the sum that the merchant typed, in cents: both, and the day of the former. */
export type SumContradiction = { shown_cents: Cents; level: StatedFigure['level']; day: string; typed_cents: Cents };

const dollarsOf = (cents: Cents): number => Math.floor(cents / 100);

/** "At least" a sum contradicts only a smaller one, and cents contradict none: merchants enter whole dollars (spec, section 5). */
export function sumContradiction(proof: AccountProof, typed: Cents | null): SumContradiction | null {
  const found = caseAccount(proof);
  if (!found || typed === null) return null;
  const { amount, level } = found.withheld;
  const [shown, entered] = [dollarsOf(amount), dollarsOf(typed)];
  if (level === 'at least' ? shown <= entered : shown === entered) return null;
  return { shown_cents: amount, level, day: found.account.asOf, typed_cents: typed };
}

/** What the merchant answered, by the questions' keys, with the question and the choice as they read then. */
export type StoredAnswers = Readonly<Record<string, { choice: string; text: string; label: string }>>;

/** What a merchant confirmed of their exports, as a letter may state it, with the exhibit that shows it. */
export type ConfirmedAccount = {
  exhibit_file_id: string;
  level: StatedFigure['level'];
  withheld_cents: Cents;
  day: string;
  /** The first day of the files. */
  since: string;
  parts: number;
  /** The rows that the parts are and those that released some of them; empty where they are too many to name, or of several files. */
  rows: readonly number[];
  /** The parts one by one; empty where they are too many for a letter. */
  held: readonly HeldPart[];
  /** What of it is reserve; null where the files do not tell it. */
  reserve_cents: Cents | null;
  /** Null where the files leave in doubt what can still be disputed, or do not reach back to the oldest open sale. */
  exposure: ConfirmedExposure | null;
  /** Reserve due by the term that the merchant was given and not released; null where there is none. */
  overdue: { cents: Cents; days: number } | null;
};

/** What one row withheld, as far as it still is. */
export type HeldPart = {
  day: string;
  kind: HoldKind;
  /** As the file names it; its kind in our words where the file's are no plain words. */
  as: string;
  cents: Cents;
  /** The row, and those that released some of it. */
  rows: readonly number[];
  /** The payment or order that is held; null where the row names none. */
  payment: string | null;
  /** What of that sale can still be disputed and what was disputed of it, in cents; null where the files do not have it. */
  sale?: Tranche['sale'] | null;
};

/**
 * Whether a loss is so small beside what is withheld that a letter and its exhibit state it; one that is not speaks for
 * the processor, which has the same rows. Both in cents.
 */
export const isStatedLoss = (expected: number, withheld: number): boolean => expected * 2 <= withheld;

/** Both in cents. */
export type ByAmount = { sum: Cents; gross: Cents };

/** What is withheld beyond loss, refunds and reserve that is not due; null where they reach it, or it cannot be told. */
export function beyondRefunds({ excess, refunds }: Pick<Exposure, 'excess' | 'refunds'>): Cents | null {
  if (!refunds || !isStated(excess) || !isStated(refunds.expected)) return null;
  return excess.amount > refunds.expected.amount ? excess.amount - refunds.expected.amount : null;
}

/** What buyers can still dispute of the account's sales on its day. */
export type ConfirmedExposure = {
  /** From the sale; of these, `delivery_days` are the merchant's average delivery time. */
  window_days: number;
  delivery_days?: number | null;
  /** Sales that are at least so many days old, how many of these were disputed, and what was debited for it. */
  ripe_days: number;
  sales: number;
  disputes: number;
  disputed_cents?: Cents;
  /** In percent, of four decimals. */
  rate: number;
  /** Where the rate by amount is the higher: what was disputed, of what. */
  by_amount?: ByAmount | null;
  open_cents: Cents;
  /** At the account's own rate of disputes. */
  expected_cents: Cents;
  /** What of the sales of an age was refunded, and is to be expected so of what is open; null where it cannot be told. */
  refunds?: {
    days: number;
    sales: number;
    refunds: number;
    refunded_cents: Cents;
    rate: number;
    by_amount: ByAmount | null;
    expected_cents: Cents;
  } | null;
  /** Reserve that its term does not release yet; null where there is a reserve of which nobody knows the term. */
  not_due_cents: Cents | null;
  /** The day on which the last part of that reserve is due; null where none is known. */
  last_due: string | null;
  /** Of that reserve, after how many days each part is due; null where none is known. */
  reserve_days?: number | null;
  /** Of the last sale, and the last on which it can be disputed; null without a sale. */
  last_sale: { on: string; closes: string } | null;
};

/** A letter names no more rows, and lists no more parts, than these; its exhibit lists them. */
const maxRows = 6;

/** Null where the exports state no sum, and where they contradict what the merchant typed: a letter states one sum. */
export function confirmedAccount(
  proof: AccountProof,
  exhibitFileId: string,
  typed: Cents | null,
): ConfirmedAccount | null {
  const found = caseAccount(proof);
  if (!found || found.withheld.amount <= 0 || sumContradiction(proof, typed)) return null;
  const { account, withheld } = found;
  const parts = account.tranches.filter(({ outstanding }) => outstanding > 0);
  const holds = parts.flatMap(({ hold, releases }) => [hold, ...releases]);
  // A reserve that a settlement states whole has no parts.
  const at = holds.length > 0 ? holds : withheld.rows;
  const isWhole = holds.length > 0 ? parts.length === account.outstandingCount : at.length === withheld.rowCount;
  const isNamed = isWhole && at.length <= maxRows && at.every(({ file }) => file === at[0]?.file);
  return {
    exhibit_file_id: exhibitFileId,
    level: withheld.level,
    withheld_cents: withheld.amount,
    day: account.asOf,
    since: account.since,
    parts: account.outstandingCount,
    rows: isNamed ? at.map(({ row }) => row).toSorted((a, b) => a - b) : [],
    held: isNamed ? (holds.length > 0 ? parts.map(heldPart) : wholeReserve(account, withheld)) : [],
    reserve_cents: isStated(account.reserve) ? account.reserve.amount : null,
    exposure: confirmedExposure(account),
    overdue: overdueIn(account.exposure),
  };
}

/** A reserve that settlements state whole, as one part since the first that kept it. */
const wholeReserve = ({ keptSince: day }: Account, { amount: cents, rows }: StatedFigure): HeldPart[] =>
  day
    ? [
        {
          day,
          kind: 'reserve',
          as: 'reserve, given back and kept again since',
          cents,
          rows: rows.map(({ row }) => row),
          payment: null,
        },
      ]
    : [];

/** The file's own words for a hold, where they are plain ones, so that its owner finds them; else ours. */
export const typeText = (type: string | undefined, kind: HoldKind): string =>
  type !== undefined && /^[A-Za-z][\w /()-]{0,50}$/.test(type) ? type : kind;

const heldPart = ({ hold, kind, outstanding, releases, sale }: Tranche): HeldPart => ({
  day: hold.day,
  kind,
  as: typeText(hold.type, kind),
  cents: outstanding,
  rows: [hold, ...releases].map(({ row }) => row),
  payment: hold.payment,
  sale: sale ?? null,
});

function confirmedExposure(account: Account): ConfirmedExposure | null {
  const { exposure, reserve } = account;
  if (!exposure?.reachesBack) return null;
  const { ceiling, expected, window, ripe, rate, notDue, reserveDays } = exposure;
  if (!isStated(ceiling) || !isStated(expected) || rate === null) return null;
  return {
    window_days: window.days,
    delivery_days: window.delivery ?? null,
    ripe_days: ripe.days,
    sales: ripe.sales,
    disputes: ripe.disputes,
    disputed_cents: ripe.disputed,
    rate: inPercent(rate),
    by_amount: isOfNumber(ripe.disputes, ripe.sales, rate) ? null : { sum: ripe.disputed, gross: ripe.gross },
    refunds: confirmedRefunds(exposure),
    open_cents: ceiling.amount,
    expected_cents: expected.amount,
    not_due_cents: reserveDays === null && isStated(reserve) && reserve.amount > 0 ? null : notDue,
    last_due: reserveDays === null ? null : lastDue(account, reserveDays),
    reserve_days: reserveDays,
    last_sale: lastSale(account),
  };
}

/** Of a share of six decimals. */
const inPercent = (rate: number): number => Math.round(rate * 1_000_000) / 10_000;

function confirmedRefunds({ refunds: of }: Exposure): ConfirmedExposure['refunds'] {
  if (!of || of.rate === null || !isStated(of.expected)) return null;
  return {
    days: of.days,
    sales: of.sales,
    refunds: of.refunds,
    refunded_cents: of.refunded,
    rate: inPercent(of.rate),
    by_amount: isOfNumber(of.refunds, of.sales, of.rate) ? null : { sum: of.refunded, gross: of.gross },
    expected_cents: of.expected.amount,
  };
}

function lastSale({ cohorts }: Account): ConfirmedExposure['last_sale'] {
  const last = cohorts
    .filter(({ sales }) => sales > 0)
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .at(-1);
  return last ? { on: last.day, closes: last.closes } : null;
}

/** When the last part of the reserve that is still withheld is due; null where not all are listed. */
function lastDue({ tranches, outstandingCount }: Account, reserveDays: number): string | null {
  const open = tranches.filter(({ outstanding }) => outstanding > 0);
  if (open.length < outstandingCount) return null;
  const reserves = open.filter(({ kind }) => kind === 'reserve');
  const last = reserves
    .map(({ hold }) => hold.day)
    .toSorted()
    .at(-1);
  return last === undefined ? null : daysAfter(last, reserveDays);
}

function overdueIn(exposure: Exposure | null): ConfirmedAccount['overdue'] {
  if (!exposure || exposure.reserveDays === null || !isStated(exposure.overdue)) return null;
  return exposure.overdue.amount > 0 ? { cents: exposure.overdue.amount, days: exposure.reserveDays } : null;
}
