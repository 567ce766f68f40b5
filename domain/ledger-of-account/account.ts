/**
 * The ledger of a merchant's account with a processor, as its own exports show it. Amounts are whole minor units of the
 * currency (cents; yen as they are), days are calendar days `YYYY-MM-DD` in the file's own zone, rows are physical lines
 * of the file from 1, header included; of a workbook, rows of its sheet.
 */
import type { Processor } from '../processors.ts';
import type { MappableFile } from './mapping.ts';

/** Where money of an account is. `held` are holds on payments, disputes and reviews; `reserve` any reserve. */
export type Bucket = 'available' | 'pending' | 'held' | 'reserve' | 'paidOut';

/** What a row does. A `memo` moves nothing; `unknown` is a type that no table knows, which is summed and asked about. */
export type Effect =
  | 'sale'
  | 'refund'
  | 'dispute'
  | 'fee'
  | 'payout'
  | 'hold'
  | 'release'
  | 'conversion'
  | 'other'
  | 'memo'
  | 'unknown';

export type HoldKind = 'reserve' | 'payment hold' | 'dispute hold' | 'review hold' | 'general hold' | 'network reserve';

export interface AccountLine {
  /** Index into the files. */
  file: number;
  row: number;
  /** Seconds from 1970 by the clock of the file's zone; midnight where the file has no time. */
  at: number;
  type: string;
  effect: Effect;
  /** Of a hold or release, what withholds: only a release of the same kind ends a hold. */
  kind: HoldKind | null;
  /** Where its net lies after the row; of a payout or a memo it moves on, or not at all (`movesOf`). */
  bucket: 'available' | 'pending' | 'paidOut';
  currency: string;
  gross: number;
  fee: number;
  net: number;
  /** The running balance that the file states after the row. */
  balance: number | null;
  id: string | null;
  /** The payment that the row is about: a sale's own, the one refunded, disputed, held or released. */
  payment: string | null;
  /** The payout that the row belongs to. */
  payout: string | null;
  /** The card's, as written; null where the file names none. */
  brand: string | null;
  /** The day on which the money is available or paid out; null for at once. */
  availableOn: string | null;
}

export interface RowAt {
  file: number;
  row: number;
}

/** A sum never travels without how surely it is known and why; it rests on `rowCount` rows, of which `rows` are the first. */
export type Figure =
  | { level: 'proven' | 'at least'; amount: number; currency: string; reason: string; rows: RowAt[]; rowCount: number }
  | { level: 'cannot be told'; currency: string; reason: string; wouldShow: string };

export interface Release extends RowAt {
  day: string;
  amount: number;
  id: string | null;
  /** The refund or dispute of the same payment that took the money, so that it never came back to the merchant. */
  wentTo: 'refund' | 'dispute' | null;
}

/** Money withheld by one row, and what released it. */
export interface Tranche {
  kind: HoldKind;
  /** `type`: as the file names it; absent in calculations from before it was kept. */
  hold: RowAt & { day: string; amount: number; id: string | null; payment: string | null; type?: string };
  releases: Release[];
  outstanding: number;
  /** Of the sale that it names, what can still be disputed and what was; absent where the files have none, or older ones. */
  sale?: { open: number; disputed: number };
  /** How a release was found to be of this hold: the file names it, or the merchant, or it has the same amount, or by age. */
  matched: 'payment' | 'answer' | 'amount' | 'oldest first' | null;
  /** Null where no file says it: an earlier release after so many days promises nothing. */
  expectedRelease: { day: string; basis: string } | null;
}

/** Where the export contradicts itself or another file. `by` is the sum that is missing (negative) or too much. */
export interface Break {
  rule: 'row' | 'balance' | 'total' | 'payout' | 'bank' | 'reserve pair' | 'release' | 'duplicate' | 'gap';
  at: RowAt | null;
  by: number;
  says: string;
  /** The last day whose rows the break leaves in doubt; null where it leaves none, as with a row that is counted once. */
  spoilsUntil: string | null;
}

/** Sales of one day, and until when they can be disputed. Amounts are gross. */
export interface Cohort {
  day: string;
  sales: number;
  gross: number;
  refunded: number;
  /** Charged back, and not won back, or in a dispute that withholds it. */
  disputed: number;
  /** The last day on which a buyer can dispute them. */
  closes: string;
  /** What can still be disputed on the account's day: per sale, gross less what was refunded and disputed. */
  open: number;
}

/** How long a buyer can dispute a sale. */
export interface DisputeWindow {
  /** From the sale. */
  days: number;
  /** Whether the rule counts from the buyer's receipt. */
  fromReceipt?: boolean;
  /** Days of the merchant's average delivery time among them; absent without any. */
  delivery?: number;
  rule: string;
  source: string;
}

export interface Exposure {
  window: DisputeWindow;
  /** Whether the files begin one window before their last day, or with the account: no older sale is open. */
  reachesBack: boolean;
  /** All that can still be disputed. */
  ceiling: Figure;
  /** The same at the merchant's own rate of disputes, whose rows these are. */
  expected: Figure;
  /** Days after which each part of the reserve is due, as the merchant answered from notice or agreement; null unknown. */
  reserveDays: number | null;
  /** Reserve that should have been released by its term, and was not. */
  overdue: Figure;
  /** Withheld above what is expected to be disputed. */
  excess: Figure;
  /** Of the sales old enough for their disputes to have come, by number and by amount. */
  ripe: { days: number; sales: number; gross: number; disputes: number; disputed: number };
  /** The share of what can still be disputed that is to be expected; null where too few sales tell it. */
  rate: number | null;
  /**
   * Of the sales old enough for their refunds to have come, too, and what of them is to be expected of all that can still
   * be disputed: beside the loss, no part of it. Absent in calculations from before it was kept.
   */
  refunds?: {
    days: number;
    sales: number;
    gross: number;
    refunds: number;
    refunded: number;
    rate: number | null;
    expected: Figure;
  };
  /** Reserve that its term does not release yet. */
  notDue: number;
}

/** Months that reach MATCH code 04; whether any does can be unknown. */
export type ExcessiveChargebacks =
  | { level: 'at least'; months: { month: string; sales: number; chargebacks: number; cents: number }[] }
  | { level: 'cannot be told'; reason: string; wouldShow: string };

/** A calendar month, 'YYYY-MM', all of whose days the files cover. Gross is before refunds; a dispute counts in its own month. */
export interface Month {
  month: string;
  sales: number;
  gross: number;
  disputes: number;
  disputed: number;
}

export interface TypeSum {
  type: string;
  effect: Effect;
  rows: number;
  net: number;
}

/** An account in one currency. Lists are bounded; figures and counts cover all. */
export interface Account {
  processor: string;
  currency: string;
  /** The last day that the files show. */
  asOf: string;
  /** The first. */
  since: string;
  withheld: Figure;
  held: Figure;
  reserve: Figure;
  /** Since when each settlement kept no less than the last one's reserve; absent or null where none says. */
  keptSince?: string | null;
  /** Those with money outstanding first, then by day. */
  tranches: Tranche[];
  trancheCount: number;
  outstandingCount: number;
  /** Released in the file, held before it begins: so much at least was withheld on its first day. */
  releasedFromBefore: number;
  /** The end of each day on which it changed. */
  days: { day: string; held: number; reserve: number }[];
  /** What changed over the files, by bucket, and what the rows other than holds, releases, payouts and memos sum to. */
  changes: Record<Bucket, number> & { activity: number };
  memoRows: number;
  breaks: Break[];
  breakCount: number;
  /** Each type of row as the file writes it; those with the effect `unknown` are asked about. */
  types: TypeSum[];
  /** What was checked and agrees, and what nothing in the files could expose. Sentences. */
  checks: string[];
  payouts: { payout: string; day: string; net: number }[];
  cohorts: Cohort[];
  months: Month[];
  exposure: Exposure | null;
  excessiveChargebacks: ExcessiveChargebacks | null;
}

export interface ExportFile {
  name: string;
  sha256: string;
  processor: string;
  /** As 'paypal.activity'. */
  format: string;
  /** What it is, as 'PayPal activity download'. */
  title: string;
  rows: number;
  from: string;
  to: string;
  zone: string | null;
  currencies: string[];
  /** What it cannot show, and what would; null where it shows withheld money. */
  cannotShow: string | null;
  /** Who named its columns, where no format knows its header. */
  columnsBy?: 'merchant' | 'staff';
}

export interface RefusedFile {
  name: string;
  sha256: string;
  /** Why, in a merchant's words. */
  says: string;
  /** What to export instead. */
  asksFor: string;
  /** The processor that it is of, where it can be read and is not the one that the case is about. */
  of?: Processor;
}

/** At most five are asked. Until one that `blocks` is answered, its file counts in no figure. */
export interface Question {
  key: string;
  kind: 'unit' | 'order' | 'sign' | 'other' | 'origin' | 'type' | 'begins' | 'term';
  /** The file, type or processor that it is about. */
  subject: string;
  text: string;
  choices: { value: string; label: string }[];
  blocks: boolean;
}
export const maxQuestions = 5;

/** Answers by the questions' keys. An answer to a question that no longer arises is ignored. */
export type Answers = Readonly<Record<string, string>>;

/** All that the files of a case say, derived from them and the answers alone. */
export interface AccountProof {
  files: ExportFile[];
  refused: RefusedFile[];
  questions: Question[];
  accounts: Account[];
  /** The files whose header no format knows, read or refused; absent where there is none. */
  tables?: MappableFile[];
  /** The processor that the case was about then: exports of others count only where the merchant said so. */
  about?: Processor;
  /**
   * The average delivery time with which windows from receipt were counted, 0 without one; absent where none runs from
   * receipt, and in calculations from before it was counted.
   */
  delivery_days?: number;
}

/** One export as it was read. */
export interface ReadExport {
  file: ExportFile;
  lines: AccountLine[];
  /**
   * How withheld money is in it: rows that withhold and release, a reserve that each settlement states whole, or not at
   * all. A bank's file shows what payouts arrived; one of totals, what the rows of the others have to make.
   */
  shows: 'holds' | 'restated reserve' | 'no holds' | 'bank' | 'totals';
  /** Whether its rows have ids of their own, so that an equal row is a double. */
  hasIds: boolean;
  /** Whether it may list a hold together with its counterpart, so that a sum of 0 says nothing. */
  mayHaveBothLegs: boolean;
  /** What is said of totals without the rows that make them. */
  alone: Pick<RefusedFile, 'says' | 'asksFor'> | null;
  /** Balances that the file states at its ends. */
  stated: { currency: string; opening: number; closing: number }[];
  window: DisputeWindow | null;
}

/** What was withheld at the end of a day; null before the files begin. */
export function withheldOn({ days, since }: Account, day: string): { held: number; reserve: number } | null {
  if (day < since) return null;
  const last = days.findLast((each) => each.day <= day);
  return { held: last?.held ?? 0, reserve: last?.reserve ?? 0 };
}
