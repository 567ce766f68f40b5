/**
 * The life of a merchant's account as a model, of another hand than the reader's: what happened, in order, to the cent.
 * Amounts are signed minor units of the currency, instants are whole seconds since 1970 in UTC.
 */
export type HoldKind = 'reserve' | 'payment hold' | 'dispute hold' | 'review hold' | 'general hold';
export type What =
  | 'sale'
  | 'refund'
  | 'dispute'
  | 'dispute won'
  | 'fee'
  | 'payout'
  | 'hold'
  | 'release'
  | 'conversion'
  | 'memo';
export type Bucket = 'available' | 'pending' | 'held' | 'reserve' | 'paidOut';

export interface Happening {
  id: number;
  at: number;
  what: What;
  currency: string;
  /** `gross + fee` is what available money gains or loses. */
  gross: number;
  fee: number;
  /** Of holds and releases. */
  hold: HoldKind | null;
  /** The sale that it concerns. */
  payment: number | null;
  /** What its row refers to: of a release it can be nothing, a case, or an id like a payment's that is none. */
  names: 'its payment' | 'nothing' | 'a case' | 'another payment';
  /** Of holds and releases: the id of the hold. */
  tranche: number | null;
  /** The instant at which pending money becomes available; `at` where nothing waits. */
  settles: number;
  /** The payout that carried it, where payouts carry everything available. */
  payout: number | null;
}

/** What a processor does with its merchants' money. Shares are probabilities of one sale or, for `general`, of a life. */
export interface Habits {
  currencies: readonly string[];
  days: number;
  salesADay: readonly [number, number];
  feePercent: number;
  feeFixed: number;
  /** A share of each sale, in whole percent, for so many days. */
  rolling: { percent: number; days: number } | null;
  /** Of the holds, whose releases refer to something else than their payment. */
  vague: number;
  paymentHolds: number;
  reviewHolds: number;
  refunds: number;
  disputes: number;
  /** Whether disputed money is held until the dispute is decided. */
  disputeHolds: boolean;
  disputeFee: number;
  general: number;
  conversions: boolean;
  memos: number;
  /** 'all' pays whatever has settled, 'share' a part of what is available; every so many days. */
  payouts: { every: number; much: 'all' | 'share' } | null;
  settleDays: number;
}

export const netOf = ({ gross, fee }: Happening): number => gross + fee;

export const bucketOf = (kind: HoldKind | null): 'held' | 'reserve' => (kind === 'reserve' ? 'reserve' : 'held');

/** What it moves, by bucket; all but a memo adds up to what came in or went out. */
export function movesOf(happening: Happening, now: number): Partial<Record<Bucket, number>> {
  const net = netOf(happening);
  switch (happening.what) {
    case 'memo':
      return {};
    case 'hold':
    case 'release':
      return { available: net, [bucketOf(happening.hold)]: -net };
    case 'payout':
      return { available: net, paidOut: -net };
    default:
      return happening.settles > now ? { pending: net } : { available: net };
  }
}

/** The buckets at the end of the second `now`, of one currency. */
export function bucketsAt(life: readonly Happening[], currency: string, now: number): Record<Bucket, number> {
  const buckets = { available: 0, pending: 0, held: 0, reserve: 0, paidOut: 0 };
  for (const each of life) {
    if (each.currency !== currency || each.at > now) continue;
    const { available = 0, pending = 0, held = 0, reserve = 0, paidOut = 0 } = movesOf(each, now);
    buckets.available += available;
    buckets.pending += pending;
    buckets.held += held;
    buckets.reserve += reserve;
    buckets.paidOut += paidOut;
  }
  return buckets;
}

/** A processor that takes no fee, holds nothing and pays nothing out; each format says what it does otherwise. */
export const quiet: Habits = {
  currencies: ['USD'],
  days: 60,
  salesADay: [0, 2],
  feePercent: 3,
  feeFixed: 30,
  rolling: null,
  vague: 0,
  paymentHolds: 0,
  reviewHolds: 0,
  refunds: 0.08,
  disputes: 0,
  disputeHolds: false,
  disputeFee: 1_500,
  general: 0,
  conversions: false,
  memos: 0,
  payouts: null,
  settleDays: 0,
};
