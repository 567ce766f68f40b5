import type { Cents } from './cents.ts';
import type { OfferStatus } from './ledger.ts';

type FigureOffer = { amount_cents: Cents; net_cents: Cents; status: OfferStatus; answered_at: string | null };
type FigureLedger = {
  held_amount_cents: Cents | null;
  offers: readonly FigureOffer[];
  totals: { recovered_cents: Cents; net_to_merchant_cents: Cents };
};

/** The four figures of a case, in cents. `held` is null where it was not provided, `offered` while nothing stands. */
export type MoneyFigures = {
  held: Cents | null;
  offered: Cents | null;
  /** The offer that was declined last, while none stands. */
  declined: Cents | null;
  back: Cents;
  yours: Cents;
  /** Nothing is back yet: `yours` is what the standing offer would leave. */
  yours_if_paid: boolean;
};

/**
 * What is held, offered, back and the merchant's after the fee. The offer that stands: the largest open one, else the
 * one accepted last; what was declined or withdrawn no longer counts.
 */
export function moneyFigures({ held_amount_cents, offers, totals }: FigureLedger): MoneyFigures {
  const offer = standing(offers);
  const yours_if_paid = totals.recovered_cents === 0 && offer !== undefined;
  return {
    held: held_amount_cents,
    offered: offer?.amount_cents ?? null,
    declined: offer ? null : (lastAnswered(offers, 'declined')?.amount_cents ?? null),
    back: totals.recovered_cents,
    yours: yours_if_paid ? offer.net_cents : totals.net_to_merchant_cents,
    yours_if_paid,
  };
}

function standing(offers: readonly FigureOffer[]): FigureOffer | undefined {
  const open = offers.filter(({ status }) => status === 'open').toSorted((a, b) => a.amount_cents - b.amount_cents);
  return open.at(-1) ?? lastAnswered(offers, 'accepted');
}

const lastAnswered = (offers: readonly FigureOffer[], answer: 'accepted' | 'declined'): FigureOffer | undefined =>
  offers
    .filter(({ status }) => status === answer)
    .toSorted((a, b) => ((a.answered_at ?? '') < (b.answered_at ?? '') ? -1 : 1))
    .at(-1);
