import { addDays, type IsoDate } from '../../calendar/business-days.ts';
import type { Precision } from './case-event.ts';
import { monthOf, numberOf, weekdayOf, yearOf } from './day-words.ts';

/**
 * How words say a day: a `date` with its year, a `month` with its year, one that leaves year or month `open`, or its
 * `relation` to the day of writing or to the day before it in the text.
 */
export type Form = 'date' | 'month' | 'open' | 'relation';
export type Said = { day: IsoDate; precision: Precision; form: Form };
/**
 * What a text has said before a day. `before`: the day before it, null where none is or it could not be read. `named`:
 * the last one of the calendar. `weekday`: the one that stands directly before it.
 */
export type Context = {
  today: IsoDate;
  isDated: boolean;
  before: Said | null;
  named: Said | null;
  weekday: number | null;
};
/** The named groups of a pattern. */
export type Words = Record<string, string | undefined>;
/** What words say after what came before: null for a day that is left open, undefined for no day. */
export type Read = (words: Words, context: Context) => Said | null | undefined;

/** Null for a day that no calendar has, and for years that `datesIn` does not read either. */
function isoOf(y: number, m: number, d: number): IsoDate | null {
  const date = new Date(Date.UTC(y, m - 1, d));
  const isReal = y >= 1990 && y <= 2099 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
export const saidOf = (day: IsoDate | null, precision: Precision, form: Form): Said | null =>
  day === null ? null : { day, precision, form };
const yearIn = (day: IsoDate): number => Number(day.slice(0, 4));
const monthIn = (day: IsoDate): number => Number(day.slice(5, 7));
const dayIn = (day: IsoDate): number => Number(day.slice(8));
const weekdayIn = (day: IsoDate): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const firstFit = (days: readonly (IsoDate | null)[], fits: (day: IsoDate) => boolean): IsoDate | null =>
  days.find((day): day is IsoDate => day !== null && fits(day)) ?? null;

/** The newest such day that is not after `today`; null for one that no year has. */
const latest = (m: number, d: number, today: IsoDate): IsoDate | null =>
  firstFit(
    [0, 1].map((back) => isoOf(yearIn(today) - back, m, d)),
    (day) => day <= today,
  );

/** The day `d` of the month that is `ahead` of another day's month. */
export const inMonth = (day: IsoDate, ahead: number, d: number): IsoDate | null => {
  const at = yearIn(day) * 12 + monthIn(day) - 1 + ahead;
  return isoOf(Math.floor(at / 12), (at % 12) + 1, d);
};

/** The same day months away, or the last of a shorter month. */
const monthsFrom = (day: IsoDate, away: number): IsoDate | null =>
  firstFit(
    [0, 1, 2, 3].map((less) => inMonth(day, away, dayIn(day) - less)),
    () => true,
  );

/**
 * A day without its year is the newest of its name. Where the text has named a day of an earlier year, after which one
 * of that name came before the newest, it could be either.
 */
function withoutYear(m: number, d: number, { today, named, weekday: on }: Context): Said | null {
  const day = latest(m, d, today);
  if (day === null) return null;
  const from = named?.precision === 'day' ? named.day : day;
  const next = firstFit(
    [0, 1].map((ahead) => isoOf(yearIn(from) + ahead, m, d)),
    (each) => each >= from,
  );
  if (next !== null && next < day) return null;
  return { day, precision: on === null || on === weekdayIn(day) ? 'day' : 'about', form: 'open' };
}

/** A day whose year is said: in digits, or as the one before that of the writing. */
function inYear(y: string, day: IsoDate | null, precision: Precision, form: Form, { today, isDated }: Context) {
  if (/\d/.test(y)) return saidOf(day, precision, form);
  return isDated && day !== null && day <= today ? saidOf(day, precision, 'open') : null;
}

export function calendarDay({ year: y, month: name, day: d }: Words, context: Context): Said | null {
  if (!y) return withoutYear(monthOf(name), numberOf(d), context);
  return inYear(y, isoOf(yearOf(y, yearIn(context.today)), monthOf(name), numberOf(d)), 'day', 'date', context);
}

/** "el 5/10" is ambiguous where both can be the month; elsewhere the month comes first. */
export function digits({ el, on, first, second }: Words, context: Context): Said | null {
  const [a, b] = [Number(first), Number(second)];
  if (el && a <= 12 && b <= 12 && a !== b) return null;
  return a > 12 && (el || on) ? withoutYear(b, a, context) : withoutYear(a, b, context);
}

/** A month, or about its 5th, 15th or 25th. */
export const partOfMonth =
  (d: number, precision: Precision) =>
  ({ year: y, month: name }: Words, context: Context): Said | null => {
    const now = yearIn(context.today);
    if (y) return inYear(y, isoOf(yearOf(y, now), monthOf(name), d), precision, 'month', context);
    return saidOf(latest(monthOf(name), d, context.today), precision, 'open');
  };

/**
 * "On the 15th": the next such day from the day before it in the text, or that month's where the next has not come yet.
 * Where nothing is before it, about the newest such day.
 */
export function dayOfMonth({ day: said }: Words, { today, before, named, weekday: on }: Context): Said | null {
  const from = before ?? named;
  const d = numberOf(said);
  const day = from
    ? (firstFit([inMonth(from.day, 0, d), inMonth(from.day, 1, d)], (each) => each >= from.day && each <= today) ??
      firstFit([inMonth(from.day, 0, d)], (each) => each <= today))
    : firstFit(
        [0, -1, -2].map((ahead) => inMonth(today, ahead, d)),
        (each) => each <= today,
      );
  const isSure = from !== null && from.precision !== 'about' && (on === null || (day && on === weekdayIn(day)));
  return saidOf(day, isSure ? 'day' : 'about', 'open');
}

type Unit = 'day' | 'week' | 'month';
/** So many days, weeks or months from a day: weeks and months, and "a couple", are only about that day. */
function away(from: Said, { count: said, rough }: Words, unit: Unit, sign: 1 | -1): Said | null {
  const by = numberOf(said) * sign;
  const day = unit === 'month' ? monthsFrom(from.day, by) : addDays(from.day, unit === 'week' ? by * 7 : by);
  const isSure = unit === 'day' && from.precision === 'day' && !rough && !/couple|par/i.test(said ?? '');
  return saidOf(day, isSure ? 'day' : 'about', 'relation');
}

type Step = (from: Said, words: Words) => Said | null;
export const onWriting =
  (step: Step): Read =>
  (said, { today, isDated }) =>
    isDated ? step({ day: today, precision: 'day', form: 'relation' }, said) : null;
/** What is not sure to the month is no day to count from, and no day that is not after the writing comes of it. */
export const onBefore =
  (step: Step): Read =>
  (said, { before, today }) => {
    const found = before === null || before.precision === 'month' ? null : step(before, said);
    return found && found.day <= today ? found : null;
  };
export const days =
  (by: number): Step =>
  (from) => ({ ...from, day: addDays(from.day, by), form: 'relation' });
export const counted =
  (unit: Unit, sign: 1 | -1): Step =>
  (from, said) =>
    away(from, said, unit, sign);
/** The weekday that comes next after a day, or the last before it. */
export const toWeekday =
  (sign: 1 | -1): Step =>
  (from, { weekday: name }) => {
    const apart = (weekdayOf(name) - weekdayIn(from.day)) * sign;
    return from.precision === 'day'
      ? { ...from, day: addDays(from.day, sign * (((apart + 6) % 7) + 1)), form: 'relation' }
      : null;
  };
