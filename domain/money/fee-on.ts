import type { IsoDate } from '../calendar/business-days.ts';
import type { Cents } from './cents.ts';
import { feeFor } from './fee.ts';

/** Why money that came back bears no fee, as staff record it: announced before the engagement, or due by the agreement's own date. */
export const feeExemptions = ['announced_before', 'due_by_agreement'] as const;
export type FeeExemption = (typeof feeExemptions)[number];
export type NoFee = FeeExemption | 'before_letter';

/** In the middle of a sentence, after "no fee, because …". */
export const noFeeReasons: Record<NoFee, string> = {
  announced_before: 'its release was announced before the engagement',
  due_by_agreement: 'it was due by the agreement’s own date',
  before_letter: 'it came before the demand letter was sent',
};

export type FeeBearing = { amount_cents: Cents; received_on: IsoDate; fee_exemption: FeeExemption | null };
/** `letter_sent_on`: when the first demand letter of the case was sent; null before that. */
export type FeeTerms = { percent: number; letter_sent_on: IsoDate | null };

/**
 * The fee on one part of the money, in cents, or why there is none. Each part is rounded down on its own, so that its invoice stands whatever
 * comes or is withdrawn later. Agreement, section 6; engagement letter, section 4.
 */
export function feeOn(
  { amount_cents, received_on, fee_exemption }: FeeBearing,
  { percent, letter_sent_on }: FeeTerms,
): { fee_cents: Cents; no_fee: NoFee | null } {
  const isEarly = letter_sent_on === null || received_on < letter_sent_on;
  const no_fee = fee_exemption ?? (isEarly ? 'before_letter' : null);
  return { fee_cents: no_fee === null ? feeFor(amount_cents, percent) : 0, no_fee };
}

/** Days of the file: when the release was announced, and by when the processor's agreement lets the money go; null where not known. */
type FileDates = {
  received_on: IsoDate;
  engaged_on: IsoDate | null;
  announced_on: IsoDate | null;
  due_on: IsoDate | null;
};

/** What the file's dates propose; staff decide. Days do not say what came first on one day, so that day counts for the merchant. */
export function proposedExemption({ received_on, engaged_on, announced_on, due_on }: FileDates): FeeExemption | null {
  if (announced_on !== null && engaged_on !== null && announced_on <= engaged_on) return 'announced_before';
  return due_on !== null && due_on <= received_on ? 'due_by_agreement' : null;
}
