import { addYears, type IsoDate } from '../../domain/calendar/business-days.ts';
import { Refusal } from './refusal.ts';
import { dayOf } from '../../domain/calendar/utc.ts';

/**
 * Whether this entry is stored already. Throws IDEMPOTENCY_MISMATCH when its id belongs to an entry with other content,
 * or of another case.
 */
export function isRepeat(found: object | undefined, entry: object): boolean {
  if (!found) return false;
  const stored = new Map(Object.entries(found));
  if (Object.entries(entry).some(([field, value]) => stored.get(field) !== value))
    throw new Refusal('IDEMPOTENCY_MISMATCH', 'This entry was already made with other content.');
  return true;
}

/** Throws INVALID_INPUT for one field. */
export function wrong(field: string, message: string): never {
  throw new Refusal('INVALID_INPUT', message, { [field]: message });
}

/** The day of an event: not after today (UTC, where the day begins before it does at the firm), at most a year before the case. Throws INVALID_INPUT. */
export function checkPastDay(field: string, day: IsoDate, theCase: { created_at: Date }, now: Date): void {
  if (day > dayOf(now)) wrong(field, 'This day is in the future.');
  if (day < addYears(dayOf(theCase.created_at), -1)) wrong(field, 'This day is more than a year before the case.');
}

/** A promised day: from today to ten years on. Throws INVALID_INPUT. */
export function checkPromisedDay(field: string, day: IsoDate, now: Date): void {
  const today = dayOf(now);
  if (day < addYears(today, -10) || day > addYears(today, 10)) wrong(field, 'This day is more than ten years away.');
}
