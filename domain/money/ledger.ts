import type { IsoDate } from '../calendar/business-days.ts';
import type { Cents } from './cents.ts';
import { feeOn, type FeeBearing } from './fee-on.ts';
import { dayOf } from '../calendar/utc.ts';

export const offerStatuses = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

type LedgerOffer = { amount_cents: Cents; status: OfferStatus; created_at: Date; answered_at: Date | null };
/** `tranche_id`: the installment that the money is for. */
type LedgerRecovery = FeeBearing & { created_at: Date; tranche_id: string | null };
type LedgerTranche = {
  id: string;
  amount_cents: Cents;
  promised_release_on: IsoDate | null;
  released_on: IsoDate | null;
};

/** A case's money rows, in any order. `letter_sent_on`: when its first demand letter was sent; null before that. */
export type LedgerRows = {
  held_amount_cents: Cents | null;
  percent: number;
  letter_sent_on: IsoDate | null;
  tranches: readonly LedgerTranche[];
  offers: readonly LedgerOffer[];
  recoveries: readonly LedgerRecovery[];
  fee_payments: readonly { amount_cents: Cents }[];
};

/** Integer cents. held + over_held = recovered + outstanding (when held is known), net + fee_due = recovered, fee_due = fee_paid + fee_outstanding. */
export type LedgerTotals = {
  recovered_cents: Cents;
  outstanding_cents: Cents;
  /** Recovered beyond the amount stated as held. */
  over_held_cents: Cents;
  /** Part of what is outstanding. */
  promised_cents: Cents;
  fee_due_cents: Cents;
  fee_paid_cents: Cents;
  fee_outstanding_cents: Cents;
  net_to_merchant_cents: Cents;
};

const sum = (rows: readonly { amount_cents: Cents }[]): Cents =>
  rows.reduce((total, row) => total + row.amount_cents, 0);

/** A case's totals, computed from its rows and never stored. */
export function ledgerTotals(rows: LedgerRows): LedgerTotals {
  const recovered = sum(rows.recoveries);
  const held = rows.held_amount_cents ?? 0;
  const outstanding = Math.max(0, held - recovered);
  const feeDue = rows.recoveries.reduce((total, each) => total + feeOn(each, rows).fee_cents, 0);
  const feePaid = sum(rows.fee_payments);
  return {
    recovered_cents: recovered,
    outstanding_cents: outstanding,
    over_held_cents: rows.held_amount_cents === null ? 0 : Math.max(0, recovered - held),
    promised_cents: rows.held_amount_cents === null ? promised(rows) : Math.min(promised(rows), outstanding),
    fee_due_cents: feeDue,
    fee_paid_cents: feePaid,
    fee_outstanding_cents: Math.max(0, feeDue - feePaid),
    net_to_merchant_cents: recovered - feeDue,
  };
}

/** An accepted offer and its installments are the same money, so only the larger counts. */
function promised({ tranches, offers, recoveries }: LedgerRows): Cents {
  const installments = tranches
    .filter((each) => each.promised_release_on !== null && each.released_on === null)
    .reduce((total, each) => total + restOf(each, recoveries), 0);
  const accepted = offers
    .filter((each) => each.status === 'accepted')
    .toSorted((a, b) => answerTime(a) - answerTime(b))
    .at(-1);
  return Math.max(installments, accepted ? unpaidOf(accepted, recoveries) : 0);
}

/** What is still to come of an installment; nothing once it was paid in full. */
export function restOf(
  { id, amount_cents }: Pick<LedgerTranche, 'id' | 'amount_cents'>,
  recoveries: readonly Pick<LedgerRecovery, 'amount_cents' | 'tranche_id'>[],
): Cents {
  return Math.max(0, amount_cents - sum(recoveries.filter((each) => each.tranche_id === id)));
}

const answerTime = (offer: LedgerOffer): number => offer.answered_at?.getTime() ?? 0;

/** The unpaid part of an accepted offer, by money recorded since it was accepted. */
export function unpaidOf(offer: LedgerOffer, recoveries: readonly LedgerRecovery[]): Cents {
  const since = recoveries.filter((each) => each.created_at.getTime() > answerTime(offer));
  return Math.max(0, offer.amount_cents - sum(since));
}

/**
 * Only one offer may be accepted at a time: returns the accepted, unpaid offer that blocks this one, or null.
 * An offer recorded after that acceptance supersedes it.
 */
export function offerInTheWay<Offer extends LedgerOffer>(
  offer: LedgerOffer,
  others: readonly Offer[],
  recoveries: readonly LedgerRecovery[],
): Offer | null {
  return (
    others.find(
      (each) =>
        each.status === 'accepted' && answerTime(each) >= offer.created_at.getTime() && unpaidOf(each, recoveries) > 0,
    ) ?? null
  );
}

const hawaiiBehindUtc = 10 * 3_600_000;

/** True once `answerBy` has ended everywhere in the United States. */
export function offerLapsed(answerBy: IsoDate | null, now: Date): boolean {
  return answerBy !== null && dayOf(new Date(now.getTime() - hawaiiBehindUtc)) > answerBy;
}
