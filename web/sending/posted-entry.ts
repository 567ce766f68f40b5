import { longDay } from '../../domain/calendar/long-day.ts';
import { labelNumberTrouble } from '../../domain/letters/certified-number.ts';
import { ApiError } from '../api/api-error.ts';
import { isoDay } from '../ui/typed-values.ts';

/** The typed entry for an envelope that was posted: the number on its label, and the day from its three boxes. */
export type PostedEntry = { tracking: string; day: string };
export type PostedErrors = { tracking?: string; day?: string };

/**
 * The errors of the entry, by field. `today` is the date at the firm. The server checks the same, and also that the
 * letter was approved by that day.
 */
export function postedTrouble({ tracking, day }: PostedEntry, today: string): PostedErrors {
  const number = labelNumberTrouble(tracking);
  const posted = isoDay(day);
  const wrong: PostedErrors = number === null ? {} : { tracking: number };
  if (posted === null) return { ...wrong, day: 'Enter the day as month, day and year, such as 11 20 2026.' };
  return posted > today ? { ...wrong, day: `This day is in the future. Today is ${longDay(today)}.` } : wrong;
}

/** The server's errors, by field. */
export function refusedFields(error: unknown): PostedErrors {
  const { tracking_number: tracking, posted_on: day } = error instanceof ApiError ? error.fields : {};
  return { ...(tracking && { tracking }), ...(day && { day }) };
}
