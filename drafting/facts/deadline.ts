import {
  addBusinessDays,
  addDays,
  daysBetween,
  isBusinessDay,
  isIsoDate,
} from '../../domain/calendar/business-days.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import { longDate, months } from '../text/display.ts';
import { numberWordsIn } from '../text/number-words.ts';

/** A time to answer as somebody asked for it; `on` is `YYYY-MM-DD`, or `--MM-DD` for the next such day. */
export type DeadlineWish = { business_days: number } | { days: number } | { on: string };

/** Business days to answer, by letter type (drafting.md, point 16). Nothing shorter is asked for: the informal periods of the agreements were chosen against it. */
export const responseDays: Record<LetterType, number> = { initial: 10, follow_up: 7, final: 5, escalation: 5 };
/** No answer is waited for longer than the longest informal period of an agreement in the library (square-gt-22). */
export const longestAnswerDays = 60;

export type Deadline = {
  date: string;
  business_days: number;
  /** Why it is not the one asked for; null when it is, or when none was. */ refused: string | null;
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

/** The day that a wish means, or why it means none. Days without a name end on a business day; a named one must be one. */
function dayWished(wish: DeadlineWish, dated: string): { day: string } | { why: string } {
  // Far beyond what any letter allows; asking for it must not cost a walk through the calendar.
  const tooFar = { why: `More than ${longestAnswerDays} days is longer than any letter waits.` };
  if ('business_days' in wish)
    return wish.business_days > longestAnswerDays ? tooFar : { day: addBusinessDays(dated, wish.business_days) };
  if ('days' in wish)
    return wish.days > longestAnswerDays ? tooFar : { day: nextBusinessDay(addDays(dated, wish.days)) };
  const day = wish.on.startsWith('--') ? nextSuch(wish.on, dated) : wish.on;
  if (!isIsoDate(day)) return { why: 'There is no such day.' };
  return isBusinessDay(day)
    ? { day }
    : { why: `${longDate(day)} is no business day; the next one is ${longDate(nextBusinessDay(day))}.` };
}

function nextSuch(monthDay: string, dated: string): string {
  const thisYear = `${dated.slice(0, 4)}${monthDay.slice(1)}`;
  return thisYear > dated ? thisYear : `${Number(dated.slice(0, 4)) + 1}${monthDay.slice(1)}`;
}

/** The day by which a letter asks for an answer. A wish outside what its type allows changes nothing, and `refused` says why. */
export function deadlineFor(wish: DeadlineWish | null, dated: string, letterType: LetterType): Deadline {
  const minDays = responseDays[letterType];
  const usual = { date: addBusinessDays(dated, minDays), business_days: minDays };
  if (wish === null) return { ...usual, refused: null };
  const wished = dayWished(wish, dated);
  if ('why' in wished) return { ...usual, refused: wished.why };
  const { day } = wished;
  if (day < usual.date)
    return {
      ...usual,
      refused: `${typeWords[letterType]} gives at least ${minDays} business days, until ${longDate(usual.date)}.`,
    };
  if (daysBetween(dated, day) > longestAnswerDays)
    return { ...usual, refused: `${longDate(day)} is more than ${longestAnswerDays} days away.` };
  return { date: day, business_days: businessDaysBetween(dated, day), refused: null };
}

const monthNumber = (word: string): number =>
  months.findIndex((month) => month.toLowerCase().startsWith(word.toLowerCase().slice(0, 3))) + 1;
const monthWord = months
  .map((month) => (month.length > 4 ? `${month.slice(0, 3)}(?:${month.slice(3)}|t)?` : month))
  .join('|');
const two = (value: string | number): string => String(value).padStart(2, '0');

/** "7 days", "ten business days", "two weeks" and nothing else. */
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

/** "December 15, 2026", "Dec. 15", "15 December 2026", "12/15/2026", "2026-12-15" and nothing else. */
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

/** A time to answer in words, in small letters; null when it is anything else. */
export const wishRead = (words: string): DeadlineWish | null => daysRead(words) ?? dateRead(words);
