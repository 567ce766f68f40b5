/**
 * Masks apply on blur, never while typing: a mask that moves the caret or swallows a key fights the typist. Input that
 * does not fit stays as typed, and the field's validation says what is wrong.
 */
import { centsFromEntry, dollarsFromEntry, formatCents, readAmount } from '../../domain/money/cents.ts';
import { plainCharacters } from '../../domain/plain-characters.ts';

/** "123456789" -> "12-3456789". */
export function maskEin(typed: string): string {
  const digits = plainCharacters(typed).replace(/[\s-]/g, '');
  return /^\d{9}$/.test(digits) ? `${digits.slice(0, 2)}-${digits.slice(2)}` : typed.trim();
}

/** "5555550100" or "+1 555 555 0100" -> "(555) 555-0100"; foreign numbers and extensions stay as typed. */
export function maskPhone(typed: string): string {
  const plain = plainCharacters(typed);
  const digits = /^[\d\s().+-]*$/.test(plain) ? plain.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') : '';
  return /^\d{10}$/.test(digits) ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : typed.trim();
}

/** "$12500.00" -> "12,500": the amount as it will be recorded. */
export const maskMoney = (typed: string): string => dollarsFromEntry(typed)?.toLocaleString('en-US') ?? typed.trim();

/** The amount as understood, "$12,500", or an empty string if it cannot be parsed as money. */
export function moneyEcho(typed: string): string {
  const cents = centsFromEntry(typed);
  return cents === null ? '' : formatCents(cents, 'short');
}

/** Whether an amount has cents, which are left out of what is recorded. */
export function leavesCents(typed: string): boolean {
  const amount = readAmount(typed);
  return typeof amount !== 'string' && Number(amount.decimals) > 0;
}

export type DateParts = { month: string; day: string; year: string };

/** The three boxes for `M/D/YYYY`, even partial, or for a pasted `YYYY-MM-DD`. */
export function datePartsFrom(typed: string): DateParts {
  const plain = plainCharacters(typed);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  if (iso) return { year: iso[1] ?? '', month: iso[2] ?? '', day: iso[3] ?? '' };
  const [month = '', day = '', year = ''] = plain.split('/').map((part) => part.trim());
  return { month, day, year };
}

/** The answer for three boxes; an empty string if all are empty. */
export function dateFrom({ month, day, year }: DateParts): string {
  return month === '' && day === '' && year === '' ? '' : `${month}/${day}/${year}`;
}

/** A whole date pasted into one box ("3/14/2026", "03-14-2026", "2026-03-14"), or null. */
export function pastedDate(text: string): DateParts | null {
  const plain = plainCharacters(text);
  const us = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(plain);
  if (us) return { month: us[1] ?? '', day: us[2] ?? '', year: us[3] ?? '' };
  return /^\d{4}-\d{1,2}-\d{1,2}$/.test(plain) ? datePartsFrom(plain) : null;
}
