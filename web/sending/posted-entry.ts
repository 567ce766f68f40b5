import { longDay } from '../../domain/calendar/long-day.ts';
import { labelNumberTrouble } from '../../domain/letters/certified-number.ts';
import { ApiError } from '../api/api-error.ts';
import { isoDay } from '../ui/typed-values.ts';

/** What is typed about an envelope that was posted: the number on its label, and the day as its three boxes have it. */
export type PostedEntry = { tracking: string; day: string };
export type PostedErrors = { tracking?: string; day?: string };

/** What is wrong with it, by field; `today` is the firm's. The server asks the same, and whether the letter was approved by then. */
export function postedTrouble({ tracking, day }: PostedEntry, today: string): PostedErrors {
  const number = labelNumberTrouble(tracking);
  const posted = isoDay(day);
  const wrong: PostedErrors = number === null ? {} : { tracking: number };
  if (posted === null) return { ...wrong, day: 'Enter the day as month, day and year, such as 11 20 2026.' };
  return posted > today ? { ...wrong, day: `This day is in the future. Today is ${longDay(today)}.` } : wrong;
}

/** What the server refused, by field. */
export function refusedFields(error: unknown): PostedErrors {
  const { tracking_number: tracking, posted_on: day } = error instanceof ApiError ? error.fields : {};
  return { ...(tracking && { tracking }), ...(day && { day }) };
}
