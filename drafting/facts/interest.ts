import { addDays, daysBetween } from '../../domain/calendar/business-days.ts';
import type { CaseFields } from '../../domain/case-fields.ts';
import { replyDue, askedFor } from '../../domain/letters/reply-due.ts';
import { interestRates } from '../../knowledge/interest.ts';
import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { holdClocks } from '../../knowledge/processors/clock.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import type { PriorLetter } from './case-file.ts';
import { holdStartOf } from './dates.ts';
import { computed, knowledge, type FactBuilder } from './fact-builder.ts';
import type { FactSheet } from './fact.ts';
import { holdTypeOf } from './hold-type.ts';

const daysInYear = 365;

/** Simple interest in cents for so many days, rounded down to the cent, in favor of the debtor. */
export const simpleInterest = (cents: number, percent: number, days: number): number =>
  Math.floor((cents * percent * days) / (100 * daysInYear));

/**
 * The rate under the law that the agreement chooses, for attorneys who write about it. Clauses that count interest have
 * facts of their own.
 */
export function addLegalRate(build: FactBuilder, { processor }: Pick<CaseFields, 'processor'>): void {
  const rate = interestRates[profiles[processor].law];
  if (rate === undefined || rate.over_discount_rate) return;
  build.percent('legal_rate', rate.percent, {
    label: 'Legal rate of interest, where the agreement sets none',
    role: 'term',
    source: knowledge(rate.authority_id),
  });
}

/**
 * A day of interest at that rate on what is withheld, in cents: rounded down, and also to the nearest cent, as others
 * round.
 */
export function legalInterestOfADay({ facts }: Pick<FactSheet, 'facts'>): number[] {
  const [claimed, percent] = [facts['claimed']?.value, facts['legal_rate']?.value];
  if (typeof claimed !== 'number' || typeof percent !== 'number') return [];
  const nearest = Math.round((claimed * percent) / (100 * daysInYear));
  return [...new Set([simpleInterest(claimed, percent, 1), nearest])];
}

type Start = { on: string; by: 'term' | 'demand' };

/**
 * Days for which the agreement lets money under such a hold be kept; where the version is not known, the longest term
 * of any. Null without such a term.
 */
function termDays(fields: CaseFields, holdTerms: Agreement | null): number | null {
  const { type } = holdTypeOf(fields);
  if (!['payment_hold', 'account_limitation', 'termination', 'match_listing'].includes(type)) return null;
  const counts = type === 'payment_hold' ? 'payment' : 'limitation';
  const versions = holdTerms ? [holdTerms] : profiles[fields.processor].agreements;
  const days = versions.flatMap(holdClocks).flatMap((each) => (each.counts === counts ? each.days : []));
  return days.length > 0 ? Math.max(...days) : null;
}

/**
 * The first day that carries interest: the day after the last one on which a term of the agreement lets the money be
 * held; where no term counts days, the day after the first letter's time to pay. While such a term runs, nothing is
 * due. Interest from an earlier day is only reserved.
 */
function startOf(fields: CaseFields, { dated, letters, holdTerms }: InterestOptions): Start | null {
  const days = termDays(fields, holdTerms);
  const held = holdStartOf(fields, dated);
  if (days !== null) return held === null ? null : { on: addDays(held, days + 1), by: 'term' };
  const first = letters.find(({ letter_type: each }) => each === 'initial');
  if (first === undefined) return null;
  const { sent_on, delivered_on = null, reply_due_on = null } = first;
  const due = reply_due_on ?? replyDue({ type: 'initial', stated_on: askedFor(sent_on, 'initial'), delivered_on });
  return due === null ? null : { on: addDays(due, 1), by: 'demand' };
}

type InterestOptions = {
  /** The letter's date, `YYYY-MM-DD`. */
  dated: string;
  /** Letters sent before it. */
  letters: readonly PriorLetter[];
  /** The version whose terms on holds govern; null when it is not known. */
  holdTerms: Agreement | null;
};

/**
 * Interest as a later letter claims it: simple, on what is withheld outside any reserve, from the day it was due to the
 * letter's date. Only a liquidated sum carries interest, and only under a law whose rate is in the knowledge. Requires
 * the money facts; amounts in cents.
 */
export function addInterestFacts(build: FactBuilder, fields: CaseFields, options: InterestOptions): void {
  const rate = interestRates[profiles[fields.processor].law];
  const claimed = build.facts['claimed']?.value;
  if (rate === undefined || typeof claimed !== 'number') return;
  const reserve = fields.rolling_reserves_held_cents ?? 0;
  const on = claimed - reserve;
  const start = startOf(fields, options);
  if (on <= 0 || start === null || start.on > options.dated) return;
  const { on: from, by } = start;
  build.money('interest_on', on, {
    label: 'Sum that carries interest',
    role: reserve > 0 ? 'unreserved' : 'held',
    source: computed('sum withheld less any reserve', 'claimed', 'reserve'),
  });
  if (reserve > 0)
    build.text('interest_part', 'label', 'what is outside any reserve', {
      label: 'What that sum is',
      role: 'term',
      source: computed('a reserve is on file', 'reserve'),
    });
  build.percent('interest_rate', rate.percent, {
    label: rate.over_discount_rate ? 'Legal rate of interest above the discount rate' : 'Legal rate of interest',
    role: 'term',
    source: knowledge(rate.authority_id),
  });
  const source =
    by === 'term'
      ? computed('the day after the last day of the hold term', 'hold_started')
      : computed('the day after the first letter’s time to answer', 'sent_initial', 'delivered_initial');
  build.date(`interest_from_${by}`, from, { label: 'Interest counted from', role: 'interest', source });
  build.money('interest_per_day', simpleInterest(on, rate.percent, 1), {
    label: 'Interest a day',
    role: 'interest',
    source: computed(`sum x rate / ${daysInYear}, rounded down`, 'interest_on', 'interest_rate'),
  });
  const days = daysBetween(from, options.dated);
  build.count('interest_days', days, 'days', {
    label: 'Days of interest to the date of the letter',
    role: 'duration',
    source: computed('letter date minus the first day of interest', 'dated', `interest_from_${by}`),
  });
  build.money('interest_to_date', simpleInterest(on, rate.percent, days), {
    label: 'Interest to the date of the letter',
    role: 'interest',
    source: computed(
      `sum x rate x days / ${daysInYear}, rounded down`,
      'interest_on',
      'interest_rate',
      'interest_days',
    ),
  });
}
