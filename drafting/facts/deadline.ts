import {
  addBusinessDays,
  addDays,
  daysBetween,
  isBusinessDay,
  isIsoDate,
} from '../../domain/calendar/business-days.ts';
import { postBusinessDays, responseDays } from '../../domain/letters/reply-due.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import { processors } from '../../domain/processors.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { longDate, months } from '../text/display.ts';
import { numberWordsIn } from '../text/number-words.ts';

/** A response deadline as requested; `on` is `YYYY-MM-DD`, or `--MM-DD` for its next occurrence. */
export type DeadlineWish = { business_days: number } | { days: number } | { on: string };

/** The longest waiting period of any agreement that was read. */
const maxResponseDays = Math.max(
  ...processors.flatMap((key) => profiles[key].agreements.map(({ procedure }) => procedure.wait_days.value ?? 0)),
);

type Deadline = {
  date: string;
  /** Days to reply, after those for the post. */
  business_days: number;
  /** Why the requested deadline was not used; null when it was, or when none was requested. */
  refused: string | null;
};

const typeWords: Record<LetterType, string> = {
  initial: 'An initial letter',
  follow_up: 'A follow-up',
  final: 'A final letter',
  escalation: 'An escalation',
};

function nextBusinessDay(date: string): string {
  return isBusinessDay(date) ? date : addBusinessDays(date, 1);
}

function businessDaysBetween(from: string, to: string): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isBusinessDay(day)) count += 1;
  return count;
}

/**
 * The date that a wish means, or why it means none. A day count rolls forward to a business day; a named date must be
 * one.
 */
function dayWished(wish: DeadlineWish, dated: string, arrives: string): { day: string } | { why: string } {
  // Reject early, so that a huge count does not walk the calendar.
  const tooFar = { why: `A letter may allow no more than ${maxResponseDays} days to respond.` };
  if ('business_days' in wish)
    return wish.business_days > maxResponseDays ? tooFar : { day: addBusinessDays(arrives, wish.business_days) };
  if ('days' in wish)
    return wish.days > maxResponseDays ? tooFar : { day: nextBusinessDay(addDays(arrives, wish.days)) };
  const day = wish.on.startsWith('--') ? nextSuch(wish.on, dated) : wish.on;
  if (!isIsoDate(day)) return { why: 'There is no such date.' };
  return isBusinessDay(day)
    ? { day }
    : { why: `${longDate(day)} is not a business day; the next one is ${longDate(nextBusinessDay(day))}.` };
}

function nextSuch(monthDay: string, dated: string): string {
  const thisYear = `${dated.slice(0, 4)}${monthDay.slice(1)}`;
  return thisYear > dated ? thisYear : `${Number(dated.slice(0, 4)) + 1}${monthDay.slice(1)}`;
}

/**
 * The reply deadline, counted after the days that the letter allows for the post. A wish outside the letter type's
 * limits changes nothing, and `refused` says why.
 */
export function deadlineFor(wish: DeadlineWish | null, dated: string, letterType: LetterType): Deadline {
  const minDays = responseDays[letterType];
  const arrives = addBusinessDays(dated, postBusinessDays);
  const usual = { date: addBusinessDays(arrives, minDays), business_days: minDays };
  if (wish === null) return { ...usual, refused: null };
  const wished = dayWished(wish, dated, arrives);
  if ('why' in wished) return { ...usual, refused: wished.why };
  const { day } = wished;
  if (day < usual.date)
    return {
      ...usual,
      refused: `${typeWords[letterType]} allows at least ${minDays} business days, until ${longDate(usual.date)}.`,
    };
  if (daysBetween(arrives, day) > maxResponseDays)
    return { ...usual, refused: `${longDate(day)} is more than ${maxResponseDays} days away.` };
  return { date: day, business_days: businessDaysBetween(arrives, day), refused: null };
}

const monthNumber = (word: string): number =>
  months.findIndex((month) => month.toLowerCase().startsWith(word.toLowerCase().slice(0, 3))) + 1;
const monthWord = months
  .map((month) => (month.length > 4 ? `${month.slice(0, 3)}(?:${month.slice(3)}|t)?` : month))
  .join('|');
const two = (value: string | number): string => String(value).padStart(2, '0');

/** Accepts only "7 days", "ten business days", "two weeks". */
function daysRead(words: string): DeadlineWish | null {
  const found = /^(\d{1,3}|[a-z]+(?:-[a-z]+)?) (business |working |calendar )?(day|week)s?$/.exec(words);
  const [, number = '', kind = '', unit] = found ?? [];
  const spoken = /^\d+$/.test(number)
    ? Number(number)
    : numberWordsIn(number).find((each) => each.words === number)?.value;
  if (!found || spoken === undefined || spoken < 1) return null;
  const count = spoken * (unit === 'week' ? 7 : 1);
  return kind === 'business ' || kind === 'working '
    ? unit === 'week'
      ? null
      : { business_days: count }
    : { days: count };
}

/** Accepts only "December 15, 2026", "Dec. 15", "15 December 2026", "12/15/2026", "2026-12-15". */
function dateRead(words: string): DeadlineWish | null {
  const iso = /^(\d{4}-\d{2}-\d{2})$/.exec(words);
  if (iso?.[1]) return { on: iso[1] };
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(words);
  if (slashed) return { on: `${slashed[3]}-${two(slashed[1] ?? '')}-${two(slashed[2] ?? '')}` };
  const named = new RegExp(
    `^(?:(${monthWord})\\.? (\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${monthWord})\\.?)(?:,? (\\d{4}))?$`,
    'i',
  ).exec(words);
  if (!named) return null;
  const [, before, dayAfter, dayBefore, after, year] = named;
  const monthDay = `${two(monthNumber(before ?? after ?? ''))}-${two(dayAfter ?? dayBefore ?? '')}`;
  return { on: year ? `${year}-${monthDay}` : `--${monthDay}` };
}

/** Parses a lowercase deadline phrase; null for anything else. */
export const wishRead = (words: string): DeadlineWish | null => daysRead(words) ?? dateRead(words);
