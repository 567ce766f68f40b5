/** Dates in US English. A screen that is translated takes them from `useDates`. */
import { datesIn } from '../language/dates.ts';

export const { dayOf, momentOf, calendarDay, shortDay } = datesIn('en-US');

/** Today in the user's time zone, `YYYY-MM-DD`. */
export function todayHere(now: Date = new Date()): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}
