import type { FulfillmentModel, Processor, UsState } from '../domain/case.ts';
import type { LetterType } from '../domain/letter.ts';

/** The kind of restraint, which decides the term that governs it. */
export const holdTypes = ['payment_hold', 'account_limitation', 'rolling_reserve', 'payout_pause', 'termination', 'unknown'] as const;
export type HoldType = (typeof holdTypes)[number];

export const reasonCategories = [
  'none',
  'forfeiture',
  'legal_block',
  'aml',
  'prohibited_business',
  'chargebacks',
  'verification',
  'volume',
  'delivery',
  'fraud_risk',
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
  reason: ReasonCategory;
  law: GoverningLaw;
  merchantState: UsState | null;
  fulfillment: FulfillmentModel | null;
  flags: Flag[];
};
