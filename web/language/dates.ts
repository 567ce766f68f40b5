/** Dates and times, in US English unless a screen's language says otherwise. */
import { firmTimeZone } from '../../domain/calendar/firm-day.ts';

export type DateLocale = 'en-US' | 'es-US';

/** How a language writes days and times. */
export type Dates = {
  /** "Nov 20, 2026" from a timestamp, in the user's time zone. */
  dayOf: (timestamp: string) => string;
  /** "Nov 20, 2026, 4:05 PM EST" from a timestamp, in the user's time zone. */
  momentOf: (timestamp: string) => string;
  /** "March 14, 2026" from `YYYY-MM-DD`, regardless of time zone. */
  calendarDay: (date: string) => string;
  /** "Mar 14, 2026" from `YYYY-MM-DD`, regardless of time zone. */
  shortDay: (date: string) => string;
  /** "March 2026" from `YYYY-MM`, regardless of time zone. */
  calendarMonth: (month: string) => string;
};

/** `timeZone`: the time zone of the days; by default the user's. */
function datesOf(locale: DateLocale, timeZone?: string): Dates {
  const short = { month: 'short', day: 'numeric', year: 'numeric' } as const;
  const here = { timeZone };
  const day = new Intl.DateTimeFormat(locale, { ...short, ...here });
  const moment = new Intl.DateTimeFormat(locale, {
    ...short,
    ...here,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const shortInUtc = new Intl.DateTimeFormat(locale, { ...short, timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const midnight = (date: string) => new Date(`${date}T00:00:00Z`);
  return {
    dayOf: (timestamp) => day.format(new Date(timestamp)),
    momentOf: (timestamp) => moment.format(new Date(timestamp)),
    calendarDay: (date) => long.format(midnight(date)),
    shortDay: (date) => shortInUtc.format(midnight(date)),
    calendarMonth: (name) => month.format(midnight(`${name}-01`)),
  };
}

/**
 * Days and times in the firm's time zone, wherever the user is, for screens whose days are the firm's: two calendars on
 * one screen would confuse.
 */
export const datesAtFirm: Dates = datesOf('en-US', firmTimeZone);

const english = datesOf('en-US');
let spanish: Dates | null = null;

/** The dates of a locale. The Spanish formats are created on first use. */
export const datesIn = (locale: DateLocale): Dates => (locale === 'en-US' ? english : (spanish ??= datesOf(locale)));
