import { addDays } from '../../domain/calendar/business-days.ts';
import { normalForm } from '../../domain/normal-form.ts';

/** English month names, January first. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "November 21, 2026" from `2026-11-21`. Throws RangeError for an invalid date. */
export function longDate(date: string): string {
  addDays(date, 0);
  return `${months[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8, 10))}, ${date.slice(0, 4)}`;
}

/** Straight quotes and apostrophes to typographic ones, as printed. */
export function typographic(text: string): string {
  if (!/["']/.test(text)) return text;
  return text
    .replace(/(^|[\s([{*_“‘])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{*_“])'/g, '$1‘')
    .replace(/'/g, '’');
}

/** One spelling for comparison: straight quotes, single spaces, no `**` or `_` marks. */
export function folded(text: string): string {
  const words = unmarked(/[^\0-\x7f]/.test(text) ? plainLetters(text) : text);
  return /[^\S ]| {2}/.test(words) ? words.replace(/\s+/g, ' ').trim() : words.trim();
}

/** Each verdict folds thousands of sentences, most without markup, so test before replacing. */
const unmarked = (text: string): string =>
  /\*\*|_/.test(text)
    ? text.replace(/\*\*/g, '').replace(/(^|[^\p{L}\p{N}_])_([^_]+)_(?![\p{L}\p{N}_])/gu, '$1$2')
    : text;

const plainLetters = (text: string): string =>
  normalForm(text, 'NFKC')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'");
