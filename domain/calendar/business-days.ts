import { dayOfTime } from './utc.ts';

// By hand: the federal holidays are a few rules; holiday libraries ship every country's.

/** Arithmetic on `YYYY-MM-DD` dates, all in UTC. */
export type IsoDate = string;

const dayInMs = 86_400_000;

function timeOf(date: IsoDate): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // Date.parse rolls February 31 over to March; reject it.
  if (Number.isNaN(time) || new Date(time).getUTCDate() !== Number(date.slice(8)))
    throw new RangeError(`not a calendar date: ${date}`);
  return time;
}

/** True for a valid calendar date `YYYY-MM-DD`. */
export function isIsoDate(date: string): boolean {
  try {
    timeOf(date);
    return true;
  } catch {
    return false;
  }
}

/** The date `days` later (or earlier when negative). Throws RangeError when `date` is not a calendar date. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return dayOfTime(timeOf(date) + days * dayInMs);
}

/** The same day `years` later; February 29 becomes February 28 in a common year. */
export function addYears(date: IsoDate, years: number): IsoDate {
  timeOf(date);
  const moved = `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;
  return isIsoDate(moved) ? moved : `${moved.slice(0, 8)}28`;
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((timeOf(to) - timeOf(from)) / dayInMs);
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): IsoDate {
  const first = Date.UTC(year, month - 1, 1);
  const offset = (weekday - new Date(first).getUTCDay() + 7) % 7;
  return dayOfTime(first + (offset + (nth - 1) * 7) * dayInMs);
}

function lastMonday(year: number, month: number): IsoDate {
  const last = Date.UTC(year, month, 0);
  return dayOfTime(last - ((new Date(last).getUTCDay() + 6) % 7) * dayInMs);
}

/** A fixed holiday on Saturday is observed on Friday, on Sunday on Monday (5 U.S.C. § 6103(b); Exec. Order 11582). */
function observed(date: IsoDate): IsoDate {
  const weekday = new Date(timeOf(date)).getUTCDay();
  if (weekday === 6) return addDays(date, -1);
  return weekday === 0 ? addDays(date, 1) : date;
}

/** The eleven federal holidays of 5 U.S.C. § 6103(a) as observed for `year`; New Year's Day may fall in the prior year. */
export function federalHolidays(year: number): IsoDate[] {
  return [
    observed(`${year}-01-01`),
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    lastMonday(year, 5),
    observed(`${year}-06-19`),
    observed(`${year}-07-04`),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
    observed(`${year}-11-11`),
    nthWeekday(year, 11, 4, 4),
    observed(`${year}-12-25`),
  ];
}

/** Monday to Friday, except federal holidays. */
export const isBusinessDay = (date: IsoDate): boolean => isBusinessTime(timeOf(date));

/**
 * Works on numbers rather than date texts: each page of cases asks for many days, and numbers take a tenth of the time.
 */
function isBusinessTime(time: number): boolean {
  const day = new Date(time);
  const weekday = day.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidaysOf(day.getUTCFullYear()).has(time);
}

const known = new Map<number, ReadonlySet<number>>();
/**
 * The holidays to check for days of a year: its own and the next year's, whose New Year's Day may be observed in it.
 */
function holidaysOf(year: number): ReadonlySet<number> {
  const holidays = known.get(year) ?? new Set([...federalHolidays(year), ...federalHolidays(year + 1)].map(timeOf));
  known.set(year, holidays);
  return holidays;
}

/** The `count`-th business day after `date`, which is not counted itself. `count` is 0 or more. */
export function addBusinessDays(date: IsoDate, count: number): IsoDate {
  let time = timeOf(date);
  for (let left = count; left > 0;) {
    time += dayInMs;
    if (isBusinessTime(time)) left -= 1;
  }
  return dayOfTime(time);
}
