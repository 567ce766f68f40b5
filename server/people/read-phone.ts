import { readField } from '../../domain/intake/field.ts';
import { Refusal } from '../kernel/refusal.ts';

/** A phone as it is stored; undefined stays what it is, a blank one is none. `now` as the reader of fields wants it. Throws INVALID_INPUT. */
export function readPhone(phone: string | null | undefined, now: Date): string | null | undefined {
  if (phone === undefined || phone === null) return phone;
  const read = readField({ name: 'phone', label: 'Phone', kind: 'phone' }, phone, now.toISOString().slice(0, 10));
  if (!read.ok) throw new Refusal('INVALID_INPUT', read.message, { phone: read.message });
  return read.value as string | null;
}
