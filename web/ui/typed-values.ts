/** Converts form input to API values. Pure. */
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { isIsoDate } from '../../domain/calendar/business-days.ts';
import { datePartsFrom } from './masks.ts';

/** `YYYY-MM-DD` from three boxes, or null if they are not a date. */
export function isoDay(typed: string): string | null {
  const { year, month, day } = datePartsFrom(typed);
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}

/** Today at the firm, as the server counts: the latest day that may be entered, and the day from which something is late. */
export const firmToday = (): string => firmDayOf(new Date());
