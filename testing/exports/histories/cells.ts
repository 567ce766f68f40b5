/** How cells are written: amounts, days, ids. */
import { addDays } from '../../../domain/calendar/business-days.ts';

/** Digits after the point, by currency (ISO 4217). */
const decimalsOf = (currency: string): number => (currency === 'JPY' ? 0 : 2);

/** `-1234.5` dollars as minor units -123450 to `-1,234.50`, with the marks given. */
export function money(minor: number, currency: string, group = '', mark = '.'): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, group);
  return `${minor < 0 ? '-' : ''}${whole}${decimals === 0 ? '' : mark + digits.slice(-decimals)}`;
}

/** `$1,234.50`, `-$0.95`. */
export const dollars = (minor: number): string => `${minor < 0 ? '-' : ''}$${money(Math.abs(minor), 'USD', ',')}`;

export type DateOrder = 'MDY' | 'DMY' | 'YMD';

/** `2026-03-02` in the order given, with the separator given. */
export function dayIn(day: string, order: DateOrder, between: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const parts = { MDY: [month, date, year], DMY: [date, month, year], YMD: [year, month, date] };
  return parts[order].join(between);
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Mar 2, 2026` */
export const shortDay = (day: string): string =>
  `${months[Number(day.slice(5, 7)) - 1] ?? ''} ${String(Number(day.slice(8)))}, ${day.slice(0, 4)}`;

export const later = addDays;

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

/** An id that no other happening of the seed has: `length` characters of `alphabet`. */
export function idOf(seed: number, happening: number, length: number, alphabet = letters): string {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(happening + 1, 0x85ebca6b)) >>> 0;
  // The number itself ends the id, so that two never meet.
  const end = [...String(happening)].map((digit) => alphabet[Number(digit)] ?? '').join('');
  let text = '';
  while (text.length + end.length + 1 < length) {
    state = (Math.imul(state ^ (state >>> 13), 0x5bd1e995) + 0x1b873593) >>> 0;
    text += alphabet[state % alphabet.length] ?? '';
  }
  return text + (alphabet[alphabet.length - 1] ?? '') + end;
}
