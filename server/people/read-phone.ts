import { readField } from '../../domain/intake/field.ts';
import { Refusal } from '../kernel/refusal.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';

/** A phone as stored: undefined stays undefined, blank becomes null. Throws INVALID_INPUT. */
export function readPhone(phone: string | null | undefined, now: Date): string | null | undefined {
  if (phone === undefined || phone === null) return phone;
  const read = readField({ name: 'phone', label: 'Phone', kind: 'phone' }, phone, firmDayOf(now));
  if (!read.ok) throw new Refusal('INVALID_INPUT', read.message, { phone: read.message });
  return read.value === null ? null : String(read.value);
}
