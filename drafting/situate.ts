import type { CaseFile } from './case-file.ts';
import type { LetterType } from '../domain/letter.ts';
import type { Processor } from '../domain/case.ts';
import { stateCodeOf } from '../knowledge/state-names.ts';
import type { FactBuilder } from './fact-builder.ts';
import { holdTypeOf } from './hold-type.ts';
import { reasonCategoryOf } from './reason-category.ts';
import { printable } from './sanitise.ts';
import type { Flag, GoverningLaw, Situation } from './situation.ts';

/** Only laws that the library knows with high confidence (processors.json, dispute_procedure.governing_law). */
const lawOf = (processor: Processor): GoverningLaw => (processor === 'paypal' ? 'DE' : processor === 'square' ? 'CA' : 'open');

/** What the rules may ask, from the case and the facts already built. */
export function situationOf(caseFile: CaseFile, letterType: LetterType, build: FactBuilder): Situation {
  const { fields } = caseFile;
  const hold = holdTypeOf(fields);
  const state = stateCodeOf(fields.business_address.state);
  const reason = printable(fields.reason_given);
  const { held_amount_cents: held, rolling_reserves_held_cents: reserve } = fields;
  const quoted = build.facts['stated_reason']?.display ?? null;
  const law = lawOf(fields.processor);
  const category = reasonCategoryOf(reason);
  const is: Record<Flag, boolean> = {
    split_reserve: build.has('unreserved'),
    all_reserve: held !== null && held > 0 && reserve === held,
    no_reserve: held !== null && reserve === 0,
    unreconciled_reserve: held !== null && reserve !== null && reserve > held,
    reason_quoted: quoted !== null,
    reason_in_part: quoted !== null && reason !== null && reason.length > quoted.length + 2,
    reason_unquoted: reason !== null && quoted === null,
    past_21: build.has('passed_day_21'),
    past_180: build.has('passed_day_180'),
    window_closed: build.has('passed_window_end'),
    exposure_small: build.has('multiple'),
    resolution_full: fields.preferred_resolution === 'full_release',
    resolution_partial: fields.preferred_resolution === 'partial_rolling',
    resolution_negotiated: fields.preferred_resolution === 'negotiated',
    prior_letter: build.has('last_letter'),
    closed_account: hold.type === 'termination',
    evidence_in_answer: ['chargebacks', 'fraud_risk', 'volume', 'delivery'].includes(category),
    state_CA: law === 'open' && state === 'CA',
    state_NY: law === 'open' && state === 'NY',
  };
  return {
    letterType,
    processor: fields.processor,
    holdType: hold.type,
    holdTypeBecause: hold.because,
    reason: category,
    law,
    merchantState: state,
    fulfillment: fields.fulfillment_model,
    flags: (Object.keys(is) as Flag[]).filter((flag) => is[flag]),
  };
}
