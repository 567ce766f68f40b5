/** A term in days counted from its first, and the sentence that says where it stands. Pure. */
import type { CaseClock } from '../../contract/clock.ts';
import { daysBetween } from '../../domain/calendar/business-days.ts';
import { shortDay } from '../ui/dates.ts';

export type Term = CaseClock['rows'][number];

/** `day`: days since the start, 0 at least; `days`: how many the term has. Null while start or end is not known. */
export function termDays({ starts_on, ends_on }: Pick<Term, 'starts_on' | 'ends_on'>, today: string) {
  if (starts_on === null || ends_on === null) return null;
  const days = daysBetween(starts_on, ends_on);
  return { day: Math.max(0, daysBetween(starts_on, today)), days, over: today > ends_on };
}

const plural = (count: number, noun: string): string => (count === 1 ? `one ${noun}` : `${count} ${noun}s`);

/** "Day 88 of 180. The last day is Nov 7, 2026." */
export function termText(term: Term, today: string): string {
  const counted = termDays(term, today);
  if (!counted || term.starts_on === null || term.ends_on === null)
    return `No end is known. ${term.missing ?? ''}`.trim();
  const { day, days, over } = counted;
  if (over) return `It ended on ${shortDay(term.ends_on)}, ${plural(daysBetween(term.ends_on, today), 'day')} ago.`;
  return `Day ${day} of ${days}. The last day is ${shortDay(term.ends_on)}.`;
}

/** What the end of a term makes possible, with its first day; null where nothing follows or the day is not known. */
export function opensText({ kind, opens_on, missing, ends_on }: Term): string | null {
  if (kind !== 'wait' && kind !== 'election') return null;
  if (opens_on === null)
    return ends_on === null ? null : `First possible day of the next step: not known. ${missing ?? ''}`;
  return `First possible day of the next step: ${shortDay(opens_on)}.`;
}
