import { longDay } from '../../domain/calendar/long-day.ts';
import { labelNumberTrouble } from '../../domain/letters/certified-number.ts';
import { ApiError } from '../api/api-error.ts';
import { isoDay } from '../ui/typed-values.ts';

/**
 * The typed entry for an envelope that was posted: the number on its label, and the day from its three boxes. `early`: it left on that day
 * although the letter bears a later date.
 */
export type PostedEntry = { tracking: string; day: string; early: boolean };
export type PostedErrors = { tracking?: string; day?: string };

/** Whether the day of the entry is before the date of the letter. */
export function isEarly({ day }: Pick<PostedEntry, 'day'>, dated: string): boolean {
  const posted = isoDay(day);
  return posted !== null && posted < dated;
}

/**
 * The errors of the entry for a letter of this date, by field. `today` is the date at the firm. The server checks the same, and also that the
 * letter was approved by that day.
 */
export function postedTrouble({ tracking, day, early }: PostedEntry, dated: string, today: string): PostedErrors {
  const number = labelNumberTrouble(tracking);
  const posted = isoDay(day);
  const wrong: PostedErrors = number === null ? {} : { tracking: number };
  if (posted === null) return { ...wrong, day: 'Enter the day as month, day and year, such as 11 20 2026.' };
  if (posted > today) return { ...wrong, day: `This day is in the future. Today is ${longDay(today)}.` };
  if (!early && isEarly({ day }, dated))
    return { ...wrong, day: `The letter is dated ${longDay(dated)}, after this day. Correct it, or confirm it below.` };
  return wrong;
}

/** The server's errors, by field. */
export function refusedFields(error: unknown): PostedErrors {
  const { tracking_number: tracking, posted_on: day } = error instanceof ApiError ? error.fields : {};
  return { ...(tracking && { tracking }), ...(day && { day }) };
}
