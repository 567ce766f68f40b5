import { addDays, isIsoDate } from '../../domain/calendar/business-days.ts';
import type { CaseFile, Reply } from './case-file.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import { isHeldByLaw, reasons } from '../../knowledge/reasons/reasons.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { stateCodeOf } from '../../knowledge/state-names.ts';
import type { FactBuilder } from './fact-builder.ts';
import { documentKinds } from '../../domain/documents/document-kind.ts';
import { isAnswered } from './answered.ts';
import { asksOf } from './reason-to-answer.ts';
import { disputeWindowDays } from './money.ts';
import { isOnSingleSales } from './recorded-exposure.ts';
import { holdTypeOf, namesReserve } from './hold-type.ts';
import { lastReply, promisesRelease, releasedBy, replyWords } from './history.ts';
import { printable } from '../text/sanitize.ts';
import { flagNames, type Flag, type Situation } from './situation.ts';
import { isRelease } from '../../domain/letters/processor-reply.ts';
import type { ReasonCategory } from '../../domain/cases/hold.ts';

/** What the letter is for: its type, the reason it responds to, and the replies received, oldest first. */
type Purpose = {
  letterType: LetterType;
  reason: ReasonCategory;
  replies: readonly Reply[];
  /** Id of the version that governs the procedure. */
  agreement: string | null;
};

type ReplyFlag = Extract<
  Flag,
  `reply_${string}` | `release_${string}` | `offer_${string}` | `request_${string}` | 'nothing_left'
>;

/**
 * How far the letter answers what the last reply asks for; `request_open` where none of it could be matched or named,
 * `request_beyond` where some could not.
 */
function requestFlags(
  last: Reply | undefined,
  build: FactBuilder,
): Record<Extract<Flag, `request_${string}`>, boolean> {
  const answered = isAnswered(last, build);
  const encloses = documentKinds.some((kind) => build.has(`asked_${kind}`));
  const names = encloses || ['asked_missing', 'asked_identity'].some((id) => build.has(id));
  return {
    request_answered: answered,
    request_in_part: encloses && !answered,
    request_open: !names,
    request_beyond: names && asksOf(last).some(({ item }) => item === null),
  };
}

/** "section 8.2", "§ 4": words that point at a place in an agreement. */
const namesTerm = /(?:\b(?:sections?|clauses?|paragraphs?|articles?)|§§?)\s*\d/i;

function replyFlags(caseFile: CaseFile, replies: readonly Reply[], build: FactBuilder): Record<ReplyFlag, boolean> {
  const last = lastReply(replies);
  const offer = last?.kind === 'offer' ? (last.offer ?? 'open') : null;
  const typed = printable(last?.words);
  const quoted = last ? replyWords(last) : null;
  const held = caseFile.fields.held_amount_cents;
  const released = releasedBy(replies, held);
  return {
    reply_quoted: quoted !== null,
    reply_in_part: quoted !== null && typed !== null && typed.length > quoted.length + 2,
    reply_unquoted: typed !== null && quoted === null,
    reply_promises: last?.kind === 'automatic' && promisesRelease(last),
    reply_partial: replies.some((each) => isRelease(each.kind)),
    reply_names_reserve: namesReserve(quoted ?? ''),
    reply_names_term: namesTerm.test(quoted ?? ''),
    release_reconciled: released !== null && released > 0 && released !== held,
    release_unreconciled: released === null,
    nothing_left: released !== null && released > 0 && released === held,
    offer_open: offer === 'open',
    offer_accepted: offer === 'accepted',
    offer_declined: offer === 'declined',
    ...requestFlags(last, build),
  };
}

/** Says that a MATCH listing was made, not that one may be made. */
const listingMade =
  /(?<!\b(?:may|will|could|might|would|can) (?:also )?(?:be|have been) )(?<!\b(?:not|never) (?:been )?)\b(?:added|placed|listed|put|reported|entered)\b[^.]{0,60}\bMATCH\b/i;

/** An account a year older than its hold speaks for the merchant; a younger one is not mentioned. */
function wasOpenedLongBefore({ account_opened_on: opened, hold_started_on: start }: CaseFile['fields']): boolean {
  return opened !== null && start !== null && isIsoDate(opened) && isIsoDate(start) && addDays(opened, 365) <= start;
}

/** Whether the dispute window of the sales before the hold is over by the day on which the letter asks for a reply. */
const closesByDeadline = ({ facts: { window_end: end, deadline } }: FactBuilder): boolean =>
  end !== undefined && deadline !== undefined && String(end.value) <= String(deadline.value);

/** Whether the promise of the newest reply, whose day has passed, is an event from which a ground argues. */
const arguesFromPromise = ({ facts: { promise_passed: passed, argued_promise_due: due } }: FactBuilder): boolean =>
  passed !== undefined && passed.value === due?.value;

/** Whether the records account for the whole sum on file and for what of it is reserve, part by part or as all of it. */
const listsAll = ({ account, fields }: CaseFile): boolean =>
  account !== null &&
  account !== undefined &&
  account.withheld_cents === fields.held_amount_cents &&
  (account.reserve_cents ?? 0) === (fields.rolling_reserves_held_cents ?? 0) &&
  (account.held.length > 0 || account.reserve_cents === account.withheld_cents);

/** Days of the window by which the records are counted, without the time of delivery. */
const ruleDays = ({ account }: CaseFile): number =>
  (account?.exposure?.window_days ?? 0) - (account?.exposure?.delivery_days ?? 0);

/** Whether the listed parts begin with the hold, and some came later. */
const hasYoungerParts = ({ account, fields }: CaseFile): boolean => {
  const days = account?.held.map(({ day }) => day).toSorted() ?? [];
  return days.length > 1 && days[0] === fields.hold_started_on && days.at(-1) !== days[0];
};

/** What clause conditions may test, from the case and the facts already built. */
export function situationOf(caseFile: CaseFile, purpose: Purpose, build: FactBuilder): Situation {
  const { fields } = caseFile;
  const { letterType, reason: category, replies, agreement } = purpose;
  const hold = holdTypeOf(fields);
  const state = stateCodeOf(fields.business_address.state);
  const reason = printable(fields.reason_given);
  const { held_amount_cents: held, rolling_reserves_held_cents: reserve } = fields;
  const quoted = build.facts['stated_reason']?.display ?? null;
  const law = profiles[fields.processor].law;
  const closed = hold.type === 'termination' || hold.type === 'match_listing';
  const byLaw = isHeldByLaw(category);
  const whole = !replies.some((each) => isRelease(each.kind));
  const is: Record<Flag, boolean> = {
    split_reserve: build.has('unreserved'),
    all_reserve: whole && held !== null && held > 0 && reserve === held,
    no_reserve: whole && held !== null && reserve === 0,
    unreconciled_reserve: whole && held !== null && reserve !== null && reserve > held,
    reason_quoted: quoted !== null,
    reason_in_part: quoted !== null && reason !== null && reason.length > quoted.length + 2,
    reason_unquoted: reason !== null && quoted === null,
    past_21: build.has('passed_day_21'),
    past_180: build.has('passed_day_180'),
    window_closed: build.has('passed_window_end'),
    window_over: closesByDeadline(build),
    exposure_small: build.has('multiple'),
    // A closed window leaves nothing to illustrate, and the merchant's own report says more than a network's ratio.
    exposure_illustrated:
      !byLaw &&
      build.has('multiple') &&
      build.has('break_even') &&
      !build.has('passed_window_end') &&
      !build.has('exhibit_chargeback_report'),
    exposure_recorded: !byLaw && build.has('multiple') && build.has('records_sales'),
    records_listed: whole && listsAll(caseFile),
    records_program: ruleDays(caseFile) > disputeWindowDays,
    records_single: whole && !!caseFile.account && isOnSingleSales(caseFile.account),
    records_closed: !byLaw && build.has('records_sales') && !build.has('records_open'),
    resolution_full: fields.preferred_resolution === 'full_release',
    resolution_partial: fields.preferred_resolution === 'partial_rolling',
    resolution_negotiated: fields.preferred_resolution === 'negotiated',
    prior_letter: build.has('last_letter'),
    law_holds: byLaw,
    counsel_addressed: build.has('opposing_counsel') && !build.has('brings_notice'),
    established_account: wasOpenedLongBefore(fields),
    match_stated: hold.type === 'match_listing' && listingMade.test(reason ?? ''),
    match_asked: closed && profiles[fields.processor].kind === 'acquirer',
    closed_account: closed,
    evidence_in_reply: reasons[category].exhibits?.includes('proof_of_fulfillment') ?? false,
    exhibits: Object.values(build.facts).some((fact) => fact.role === 'exhibit'),
    end_stated: ['said', 'replied'].some((by) => build.has(`${by}_period`) || build.has(`${by}_until`)),
    share_stated: build.has('said_percent') || build.has('replied_percent'),
    undated: !build.has('hold_started'),
    no_account: !build.has('account_id'),
    no_notice: !build.has('exhibit_hold_notice'),
    no_volume: !build.has('volume_avg'),
    ...replyFlags(caseFile, replies, build),
    notice: build.has('brings_notice'),
    notice_given: build.has('notice_given'),
    step_drafted: !byLaw && build.has('draft_name'),
    version_known: agreement !== null,
    events: build.has('event_1'),
    younger_parts: whole && listsAll(caseFile) && hasYoungerParts(caseFile),
    promise_argued: !byLaw && arguesFromPromise(build),
    state_CA: law === 'open' && state === 'CA',
    state_NY: law === 'open' && state === 'NY',
  };
  return {
    letterType,
    processor: fields.processor,
    holdType: hold.type,
    holdTypeBecause: hold.because,
    reason: category,
    answer: lastReply(replies)?.kind ?? 'none',
    law,
    merchantState: state,
    fulfillment: fields.fulfillment_model,
    agreement,
    flags: flagNames.filter((flag) => is[flag]),
  };
}
