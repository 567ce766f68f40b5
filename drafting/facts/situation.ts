import type { FulfillmentModel, UsState } from '../../domain/case-options.ts';
import type { GoverningLaw, HoldType, ReasonCategory } from '../../domain/cases/hold.ts';
import type { Processor } from '../../domain/processors.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import type { SaidKind } from '../../domain/letters/processor-reply.ts';

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
  'window_over',
  'exposure_small',
  'exposure_illustrated',
  'exposure_recorded',
  'records_closed',
  /** The sum withheld stands in the letter part by part, as the records show it. */
  'records_listed',
  /** Each part of it is held on one sale. */
  'records_single',
  /** The records' window covers claims under the processor's own program, too. */
  'records_program',
  'resolution_full',
  'resolution_partial',
  'resolution_negotiated',
  'prior_letter',
  'established_account',
  'law_holds',
  'counsel_addressed',
  'match_stated',
  'match_asked',
  'closed_account',
  'evidence_in_reply',
  'undated',
  'no_account',
  'no_notice',
  'no_volume',
  'reply_quoted',
  'reply_in_part',
  'reply_unquoted',
  'reply_partial',
  'reply_names_reserve',
  'reply_names_term',
  'release_reconciled',
  'release_unreconciled',
  'nothing_left',
  'request_answered',
  'request_in_part',
  'request_open',
  'request_beyond',
  'exhibits',
  'end_stated',
  'share_stated',
  'offer_open',
  'offer_accepted',
  'offer_declined',
  'notice',
  'notice_given',
  'step_drafted',
  'version_known',
  'events',
  'promise_argued',
  'reply_promises',
  'younger_parts',
  'state_CA',
  'state_NY',
] as const;
export type Flag = (typeof flagNames)[number];

/** What clause conditions are tested against. */
export type Situation = {
  letterType: LetterType;
  processor: Processor;
  holdType: HoldType;
  holdTypeBecause: string;
  /** The reason the letter responds to: in a later letter, the last reply's if it gives a common one. */
  reason: ReasonCategory;
  /**
   * The processor's last reply, automatic ones aside; `none` until it has replied to our first letter. Absent in older
   * sheets.
   */
  answer?: SaidKind | 'none';
  law: GoverningLaw;
  merchantState: UsState | null;
  fulfillment: FulfillmentModel | null;
  /** Id of the version that governs the procedure; null when it is not known. Absent in older sheets. */
  agreement?: string | null;
  flags: Flag[];
};
