import { addBusinessDays, addDays } from '../../domain/calendar/business-days.ts';
import type { CaseFields } from '../../domain/case-fields.ts';
import { isRelease } from '../../domain/letters/processor-reply.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { datesIn } from '../../domain/documents/find-dates.ts';
import { inDigits } from '../text/number-words.ts';
import { printable, quotable } from '../text/sanitize.ts';
import { aboutTheHold, quotable as screen } from '../text/screen-quote.ts';
import type { Reply } from './case-file.ts';
import { computed, field, type About, type FactBuilder } from './fact-builder.ts';
import type { FactSource } from './fact.ts';
import { statedTermsIn, type StatedPeriod, type StatedTerms } from './stated-terms.ts';

const longestPromise = 200;
/** A percentage that is set aside, or a reserve that rolls: each part is kept for the period from its own day. */
const isRolling = ({ reserve, percent }: StatedTerms): boolean => reserve === 'rolling' || percent !== null;

/** The day `count` units after a day, or before it where `count` is negative; the last of the month where it has no such day. */
function later(day: string, { unit }: StatedPeriod, count: number): string {
  if (unit !== 'months') return addDays(day, unit === 'weeks' ? count * 7 : count);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(first.toISOString().slice(0, 10), Math.min(date, last) - 1);
}

type Said = {
  prefix: 'said' | 'replied';
  whose: string;
  source: FactSource;
  /** From which day an open period runs. */ from: { day: string; id: string } | null;
  /** The last day of a hold that the agreement states, in days from its start. */ lastDay: number | null;
};

/** Adds a date, and as `<id>_passed` once it is over on the letter's day. */
function addDay(build: FactBuilder, id: string, day: string, dated: string, about: About): void {
  build.date(id, day, about);
  if (day < dated) build.date(`${id}_passed`, day, about);
}

function addTerms(
  build: FactBuilder,
  terms: StatedTerms,
  { prefix, whose, source, from, lastDay }: Said,
  dated: string,
): void {
  const { period, percent, until } = terms;
  const about = (label: string): About => ({ label: `${label}, by the ${whose}`, role: 'term', source });
  build.percent(`${prefix}_percent`, percent, about('Share set aside'));
  if (until !== null)
    addDay(build, `${prefix}_until`, until, dated, { ...about('Last day of the hold'), role: 'hold_day' });
  if (period === null) return;
  const words = `${period.count} ${period.count === 1 ? period.unit.slice(0, -1) : period.unit}`;
  if (period.unit === 'days')
    build.count(`${prefix}_period`, period.count, 'days', about('Time for which the money is kept'));
  else build.text(`${prefix}_period`, 'label', words, about('Time for which the money is kept'));
  const on = (what: string, ...using: string[]): About => ({
    label: what,
    role: 'hold_day',
    source: computed(`${what.toLowerCase()}, by the time that the ${whose} states`, ...using, `${prefix}_period`),
  });
  if (isRolling(terms)) {
    const rolled = later(dated, period, -period.count);
    const start = build.facts['hold_started'];
    if (start && rolled >= String(start.value))
      build.date(`${prefix}_rolled`, rolled, on('Set aside that long ago', 'dated'));
    return;
  }
  // The letter counts the agreement's own last day already.
  if (period.unit === 'days' && period.count === lastDay && period.from !== 'other')
    build.count('said_same', period.count, 'days', about('Time for which the money is kept'));
  else if (from !== null && period.from !== 'other')
    addDay(build, `${prefix}_end`, later(from.day, period, period.count), dated, on('End of that time', from.id));
}

const statesAny = ({ period, percent, until }: StatedTerms): boolean =>
  period !== null || percent !== null || until !== null;

/** The day by which a promise was to be kept: the one that it names, or so many days after it was made. Null where it names none. */
function promisedBy(promise: string, made: string): string | null {
  const [named, ...more] = datesIn(promise);
  if (named) return more.length === 0 && named.or === undefined ? named.date : null;
  const [, count, kind = '', unit] =
    /\b(?:within|in) (\d{1,3}) (business |working |calendar )?(day|week)s?\b/i.exec(inDigits(promise)) ?? [];
  if (count === undefined) return null;
  const days = Number(count) * (unit?.toLowerCase() === 'week' ? 7 : 1);
  return /business|working/i.test(kind) ? addBusinessDays(made, days) : addDays(made, days);
}

/** A promise of the newest reply whose day has passed without another; in the processor's own words. */
function addPromise(build: FactBuilder, newest: Reply, dated: string): void {
  const { promise } = statedTermsIn(newest.words ?? '');
  const fit = promise === null ? null : screen(printable(promise));
  if (fit === null || fit.length > longestPromise || /\b(?:I|my|me)\b/.test(fit)) return;
  const day = promisedBy(fit, newest.received_on);
  if (day === null || day >= dated) return;
  const source = { from: 'given' as const, what: 'answers' };
  build.date('promised_on', newest.received_on, { label: 'Reply that promises', role: 'answer', source });
  build.text('promise_words', 'text', quotable(fit), { label: 'Promise of the reply', role: 'statement', source });
  build.date('promise_passed', day, {
    label: 'Day by which it was promised',
    role: 'answer',
    source: computed('the day that the promise names, or so long after it', 'promised_on', 'promise_words'),
  });
}

/**
 * What the notice and the newest reply that says so state of the hold: `said_*` and `replied_*`. The merchant confirms them
 * before a letter that states them is approved. Requires the facts of dates.
 */
export function addSaidTerms(
  build: FactBuilder,
  {
    fields,
    replies,
    dated,
  }: { fields: Pick<CaseFields, 'processor' | 'reason_given'>; replies: readonly Reply[]; dated: string },
): void {
  const start = build.facts['hold_started'];
  const fromStart = start ? { day: String(start.value), id: start.id } : null;
  const notice = aboutTheHold(printable(fields.reason_given));
  const lastDay = profiles[fields.processor].stated_periods?.last_day ?? null;
  if (notice !== null)
    addTerms(
      build,
      statedTermsIn(notice),
      { prefix: 'said', whose: 'notice', source: field('reason_given'), from: fromStart, lastDay },
      dated,
    );
  const found = replies
    .map((reply) => ({ reply, terms: statedTermsIn(reply.words ?? '') }))
    .findLast(({ terms }) => statesAny(terms));
  if (found) {
    const { reply, terms } = found;
    const source = { from: 'given' as const, what: 'answers' };
    build.date('replied_on', reply.received_on, { label: 'Reply that states terms', role: 'answer', source });
    const ofHold = terms.period?.from === 'hold';
    build.text('replied_from', 'label', ofHold ? 'the start of the hold' : 'that day', {
      label: 'What that time is counted from',
      role: 'term',
      source,
    });
    addTerms(
      build,
      terms,
      {
        prefix: 'replied',
        whose: 'reply',
        source,
        from: ofHold ? fromStart : { day: reply.received_on, id: 'replied_on' },
        lastDay: null,
      },
      dated,
    );
  }
  const newest = replies.at(-1);
  if (newest && !isRelease(newest.kind) && newest.kind !== 'offer') addPromise(build, newest, dated);
}
