import type { FulfillmentModel, Processor, UsState } from '../domain/case.ts';
import type { LetterType } from '../domain/letter.ts';
import type { AnswerKind } from '../domain/processor-answer.ts';

/** The kind of restraint, which decides the term that governs it. */
export const holdTypes = [
  /** PayPal's risk hold, to day 21 of each payment. */
  'payment_hold',
  /** A limited account; PayPal's runs to day 180. */
  'account_limitation',
  'rolling_reserve',
  'fixed_reserve',
  'payout_pause',
  'verification_hold',
  'termination',
  /** A closed account with a listing in MATCH, made or announced. */
  'match_listing',
  /** Money kept as damages, which is no security. */
  'damages',
  'unknown',
] as const;
export type HoldType = (typeof holdTypes)[number];

export const reasonCategories = [
  'none',
  'forfeiture',
  'legal_block',
  'aml',
  'prohibited_business',
  'chargebacks',
  /** Who a person is. */
  'identity',
  /** Know-your-customer review of the business: ownership, tax number, documents. */
  'verification',
  'volume',
  'delivery',
  'fraud_risk',
  'inactivity',
  /** A bank, acquirer or network behind the processor decided. */
  'bank_risk',
  'unspecified',
] as const;
export type ReasonCategory = (typeof reasonCategories)[number];

/** `open`: the library does not know which law the agreement chooses. */
export type GoverningLaw = 'DE' | 'CA' | 'open';

export const flagNames = [
  'split_reserve',
  'all_reserve',
  'no_reserve',
  'unreconciled_reserve',
  'reason_quoted',
  'reason_in_part',
  'reason_unquoted',
  'past_21',
  'past_180',
  'window_closed',
  'exposure_small',
  'resolution_full',
  'resolution_partial',
  'resolution_negotiated',
  'prior_letter',
  'closed_account',
  'evidence_in_answer',
  'undated',
  'no_account',
  'no_notice',
  'no_volume',
  'answer_quoted',
  'answer_in_part',
  'answer_unquoted',
  'answer_partial',
  'release_reconciled',
  'release_unreconciled',
  'nothing_left',
  'request_met',
  'state_CA',
  'state_NY',
] as const;
export type Flag = (typeof flagNames)[number];

/** What the rules look at when they choose clauses. */
export type Situation = {
  letterType: LetterType;
  processor: Processor;
  holdType: HoldType;
  holdTypeBecause: string;
  /** What the letter has to answer: in a later letter the reason of the last answer, when it gives a usual one. */
  reason: ReasonCategory;
  /** How the processor last answered our letters; `none` while nothing has come since the first of them, as in sheets without it. */
  answer?: AnswerKind | 'none';
  law: GoverningLaw;
  merchantState: UsState | null;
  fulfillment: FulfillmentModel | null;
  flags: Flag[];
};
