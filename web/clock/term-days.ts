/** A term in days counted from its first, and a sentence about its state. Pure. */
import type { CaseClock } from '../../contract/clock.ts';
import { daysBetween } from '../../domain/calendar/business-days.ts';
import { english, type Language } from '../language/language.ts';
import { datesIn } from '../language/dates.ts';

export type Term = CaseClock['rows'][number];

/**
 * `day`: days since the start, never negative; `days`: the length of the term. Null if the start or the end is unknown.
 */
export function termDays({ starts_on, ends_on }: Pick<Term, 'starts_on' | 'ends_on'>, today: string) {
  if (starts_on === null || ends_on === null) return null;
  const days = daysBetween(starts_on, ends_on);
  return { day: Math.max(0, daysBetween(starts_on, today)), days, over: today > ends_on };
}

/** Whether its last day has passed. */
export const isOver = (term: Pick<Term, 'starts_on' | 'ends_on'>, today: string): boolean =>
  termDays(term, today)?.over ?? false;

/** "Day 88 of 180. The last day is Nov 7, 2026." */
export function termText(term: Term, today: string, { t, locale }: Language = english): string {
  const counted = termDays(term, today);
  if (!counted || term.starts_on === null || term.ends_on === null)
    return [t('No end is known.'), term.missing && t(term.missing)].filter(Boolean).join(' ');
  const { day, days, over } = counted;
  const last = datesIn(locale).shortDay(term.ends_on);
  if (!over) return t('Day {day} of {days}. The last day is {last}.', { day, days, last });
  const ago = daysBetween(term.ends_on, today);
  return ago === 1
    ? t('The term ended on {last}, one day ago.', { last })
    : t('The term ended on {last}, {days} days ago.', { last, days: ago });
}

/**
 * The first possible day of the step that follows a term, or that this day is not known. Null if no step follows, or if
 * the term's end is not known either.
 */
export function opensText(
  { kind, opens_on, missing, ends_on }: Term,
  { t, locale }: Language = english,
): string | null {
  if (kind !== 'wait' && kind !== 'election') return null;
  if (opens_on !== null)
    return t('First possible day of the next step: {day}.', { day: datesIn(locale).shortDay(opens_on) });
  if (ends_on === null) return null;
  return [t('First possible day of the next step: not known.'), missing && t(missing)].filter(Boolean).join(' ');
}
