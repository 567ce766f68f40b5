/** What is typed into a form's boxes, as values of the API. Pure. */
import { isIsoDate } from '../../domain/calendar/business-days.ts';
import { datePartsFrom } from './masks.ts';

/** `YYYY-MM-DD` of three boxes, or null while they hold no day. */
export function isoDay(typed: string): string | null {
  const { year, month, day } = datePartsFrom(typed);
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}

/** Today as `YYYY-MM-DD`, as the server counts days. */
export const utcToday = (): string => new Date().toISOString().slice(0, 10);

/** Whether this looks like an e-mail address; the server has the last word. */
export const isEmail = (typed: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed);

/** Cents of an exact sum, "$2,513.37" or "2513"; null when it is none. Unlike the wizard's fields this one keeps the cents. */
export function exactCents(typed: string): number | null {
  const plain = typed.replace(/[$,\s]/g, '');
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain)) return null;
  const [dollars = '0', cents = ''] = plain.split('.');
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}
