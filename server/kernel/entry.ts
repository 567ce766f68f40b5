import { addYears, type IsoDate } from '../../domain/calendar/business-days.ts';
import { Refusal } from './refusal.ts';
import { longDay } from '../../domain/calendar/long-day.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';

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

/**
 * Checks the day of an event of the dispute: not after today at the firm, which no state is ahead of, and not before
 * the hold began, or a year before the case if that day is not known. Throws INVALID_INPUT.
 */
export function checkPastDay(
  field: string,
  day: IsoDate,
  { created_at, hold_started_on }: { created_at: Date; hold_started_on: IsoDate | null },
  now: Date,
): void {
  if (day > firmDayOf(now)) wrong(field, 'This day is in the future.');
  if (hold_started_on === null) {
    if (day < addYears(firmDayOf(created_at), -1)) wrong(field, 'This day is more than a year before the case.');
  } else if (day < hold_started_on)
    wrong(field, `This day is before the hold began, ${longDay(hold_started_on)}. One of the two is wrong.`);
}

/** Checks a promised day: at most ten years from today, in the past or the future. Throws INVALID_INPUT. */
export function checkPromisedDay(field: string, day: IsoDate, now: Date): void {
  const today = firmDayOf(now);
  if (day < addYears(today, -10) || day > addYears(today, 10)) wrong(field, 'This day is more than ten years away.');
}
