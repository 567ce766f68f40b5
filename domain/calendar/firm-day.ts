import { addBusinessDays, isBusinessDay, type IsoDate } from './business-days.ts';

/** Where the firm's days begin and end. `app.case_facts` in the database names it too. */
export const firmTimeZone = 'America/New_York';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: firmTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of an instant at the firm. */
export const firmDayOf = (instant: Date): IsoDate => parts.format(instant);

/** The date of a letter that is approved at this instant: that day at the firm, or the next business day. */
export const letterDateOf = (instant: Date): IsoDate => letterDateOn(firmDayOf(instant));

/** The date of a letter that is approved on this day at the firm. */
export const letterDateOn = (day: IsoDate): IsoDate => (isBusinessDay(day) ? day : addBusinessDays(day, 1));

/**
 * An instant late in the afternoon of this day at the firm, for what happened on it at an unknown hour. In UTC it is
 * the same day.
 */
export const lateOn = (day: IsoDate): Date => new Date(`${day}T22:00:00Z`);
