import { addBusinessDays, addDays, daysBetween, isIsoDate } from '../../domain/calendar/business-days.ts';
import { postBusinessDays } from '../../domain/letters/reply-due.ts';
import type { CaseFields } from '../../domain/case-fields.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import type { PriorLetter } from './case-file.ts';
import { computed, field, type FactBuilder } from './fact-builder.ts';
import { deliveryDaysOf } from '../../domain/ledger-of-account/dispute-windows.ts';
import { disputeWindowDays } from './money.ts';
import { limitationOf } from './limitation.ts';
import { deadlineFor, type DeadlineWish } from './deadline.ts';

const markedDays = [21, 90, 120, 180] as const;
/** Business days after delivery within which a meeting is proposed, so that it is held before an answer is due. */
const daysToMeet = 3;

/** The hold's start, if it is a valid date no later than the letter's. */
export function holdStartOf(fields: CaseFields, dated: string): string | null {
  const start = fields.hold_started_on;
  return start !== null && isIsoDate(start) && start <= dated ? start : null;
}

function holdFacts(build: FactBuilder, fields: CaseFields, dated: string): void {
  const start = holdStartOf(fields, dated);
  if (start === null) return;
  build.date('hold_started', start, { label: 'Hold started', role: 'hold_start', source: field('hold_started_on') });
  const held = daysBetween(start, dated);
  // A hold that began today has not lasted yet: no text counts zero days.
  if (held > 0)
    build.count('days_held', held, 'days', {
      label: 'Days held at the date of the letter',
      role: 'duration',
      source: computed('letter date minus hold start', 'dated', 'hold_started'),
    });
  for (const days of markedDays) {
    const date = addDays(start, days);
    build.date(`hold_day_${days}`, date, {
      label: `Day ${days} of the hold`,
      role: 'hold_day',
      source: computed(`hold start plus ${days} days`, 'hold_started'),
    });
    if (date < dated)
      build.date(`passed_day_${days}`, date, {
        label: `Day ${days} of the hold, passed`,
        role: 'hold_day',
        source: computed(`hold start plus ${days} days`, 'hold_started', 'dated'),
      });
  }
  const windowEnd = addDays(start, disputeWindowDays + (deliveryDaysOf(fields) ?? 0));
  build.date('window_end', windowEnd, {
    label: 'Ordinary dispute window closes for pre-hold sales',
    role: 'window_end',
    source: computed(
      'hold start plus window plus average delivery',
      'hold_started',
      'term_dispute_window',
      'avg_delivery_days',
    ),
  });
  if (windowEnd < dated)
    build.date('passed_window_end', windowEnd, {
      label: 'Ordinary dispute window has closed',
      role: 'window_end',
      source: computed('window end before the letter date', 'window_end', 'dated'),
    });
  const limitation = limitationOf(fields, start);
  if (limitation)
    build.date('limitation_date', limitation.date, {
      label: 'Limitations date, from the hold start',
      role: 'limitation',
      source: computed(limitation.basis, 'hold_started'),
      confidence: limitation.sure ? 'high' : 'medium',
    });
}

/** The latest day that an earlier letter gave, where it is later than this letter's usual one: a demand takes no day back. */
function dayGivenBefore(earlier: readonly PriorLetter[], dated: string, letterType: LetterType): DeadlineWish | null {
  const given = earlier.map(({ sent_on, letter_type }) => deadlineFor(null, sent_on, letter_type).date);
  const last = given.toSorted().at(-1);
  return last !== undefined && last > deadlineFor(null, dated, letterType).date ? { on: last } : null;
}

/** A letter that goes by e-mail alone needs no days for delivery: all are for the answer. Requires the facts of dates. */
export function withoutPost(build: FactBuilder): void {
  const { response_days: response, post_days: post } = build.facts;
  if (!response || !post) return;
  const { label, role, source } = response;
  delete build.facts['post_days'];
  build.count('response_days', Number(response.value) + Number(post.value), 'business days', { label, role, source });
}

/**
 * `dated` is the letter's date, `YYYY-MM-DD`; business days skip federal holidays. `earlier`: the letters sent before
 * it.
 */
export function addDateFacts(
  build: FactBuilder,
  fields: CaseFields,
  { dated, letterType, earlier }: { dated: string; letterType: LetterType; earlier: readonly PriorLetter[] },
  wish: DeadlineWish | null = null,
): void {
  const {
    date,
    business_days: days,
    refused,
  } = deadlineFor(wish ?? dayGivenBefore(earlier, dated, letterType), dated, letterType);
  const asked = wish !== null && refused === null;
  build.date('dated', dated, {
    label: 'Date of the letter',
    role: 'letter_date',
    source: { from: 'given', what: 'dated' },
  });
  build.count('response_days', days, 'business days', {
    label: 'Time to respond',
    role: 'duration',
    source: asked ? { from: 'given', what: 'time to respond' } : computed(`${letterType} letter`),
  });
  build.count('post_days', postBusinessDays, 'business days', {
    label: 'Days allowed for delivery',
    role: 'duration',
    source: computed('every letter'),
  });
  const meeting = addBusinessDays(dated, postBusinessDays + daysToMeet);
  build.date('meeting_day', meeting < date ? meeting : date, {
    label: 'Day proposed for the meeting that the agreement calls for',
    role: 'deadline',
    source: computed(`letter date plus ${postBusinessDays + daysToMeet} business days`, 'dated'),
  });
  build.date('deadline', date, {
    label: 'Response due',
    role: 'deadline',
    source: computed(`letter date plus ${postBusinessDays} business days for delivery and ${days} to answer`, 'dated'),
  });
  holdFacts(build, fields, dated);
}
