/** Converts form input to API values. Pure. */
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { isIsoDate } from '../../domain/calendar/business-days.ts';
import { inAmericanNotation, isOtherNotation } from '../../domain/money/cents.ts';
import { datePartsFrom } from './masks.ts';

/** `YYYY-MM-DD` from three boxes, or null if they are not a date. */
export function isoDay(typed: string): string | null {
  const { year, month, day } = datePartsFrom(typed);
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}

/** Today at the firm: the day of what staff and attorneys enter, as on the server. */
export const firmToday = (): string => firmDayOf(new Date());

/** Today in UTC: the latest day of what merchants answer, as on the server. */
export const utcToday = (): string => new Date().toISOString().slice(0, 10);

/** Whether this looks like an email address; the server decides. */
export const isEmail = (typed: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed);

/** Cents of an exact amount, "$2,513.37", "2.513,37" or "2513", or null. Unlike the wizard's fields, this one keeps the cents. */
export function exactCents(typed: string): number | null {
  if (isOtherNotation(typed)) return null;
  const plain = inAmericanNotation(typed).replace(/[$,\s]/g, '');
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain)) return null;
  const [dollars = '0', cents = ''] = plain.split('.');
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}
