/** Dates in US format. */

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "Nov 20, 2026" from a timestamp, in the user's time zone. */
export const dayOf = (timestamp: string): string => day.format(new Date(timestamp));

/** "Nov 20, 2026, 4:05 PM EST" from a timestamp, in the user's time zone. */
export const momentOf = (timestamp: string): string => moment.format(new Date(timestamp));

/** "March 14, 2026" from `YYYY-MM-DD`, regardless of time zone. */
export const calendarDay = (date: string): string => long.format(new Date(`${date}T00:00:00Z`));

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** "Mar 14, 2026" from `YYYY-MM-DD`, regardless of time zone. */
export const shortDay = (date: string): string => short.format(new Date(`${date}T00:00:00Z`));

/** Today in the user's time zone, `YYYY-MM-DD`. */
export function todayHere(now: Date = new Date()): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}
