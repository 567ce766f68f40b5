import { plainCharacters } from '../plain-characters.ts';

/** Money is always an integer number of US cents. */

export type Cents = number;

/** An amount of US dollars as typed: the digits before and after its decimal point. */
export type Amount = { dollars: string; decimals: string };

/**
 * Why what was typed is no amount: it is `negative`, of another `currency`, more than one number (`several`), or in a notation whose meaning
 * is not certain (`unclear`), such as "12,50", "1.23.456" and "12k".
 */
export type NoAmount = 'negative' | 'currency' | 'several' | 'unclear';

/**
 * Reads one amount however it is written: "$12,500.00", "12 500", "12,500.00 USD", "12.500,50". Digits that are separated by anything
 * but a comma, a point or a space between thousands are more than one number; stripping what is between them would join them.
 */
export function readAmount(typed: string): Amount | NoAmount {
  const text = plainCharacters(typed);
  if (/^\D*-|\d-$|^\([^()]*\)$/.test(text)) return 'negative';
  if (/[^$\P{Sc}]/u.test(text)) return 'currency';
  const number = inAmericanNotation(/\.?\d(?:.*\d)?\.?/s.exec(text)?.[0] ?? '');
  const [, dollars, decimals = ''] = /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d*)(?:\.(\d*))?$/.exec(number) ?? [];
  if (dollars === undefined) return /[^\d.,]/.test(number) ? 'several' : 'unclear';
  const words = text.replaceAll(/(?<![a-z])(?:usd?|dollars?)(?![a-z])/gi, '');
  if (number === '' || /[\p{L}%]|[^\P{N}\d]/u.test(words)) return 'unclear';
  return { dollars: dollars.replaceAll(/[, ]/g, ''), decimals };
}

/**
 * "12.500,50" as an American writes it, "12,500.50"; anything else as it is. A dot before exactly three digits stands
 * between thousands: nobody types a thousandth of a dollar.
 */
const inAmericanNotation = (number: string): string =>
  /^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/.test(number)
    ? number.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
    : number;

/**
 * Reads a money entry of the wizard (spec, section 5) in cents: a decimal part is dropped, so "$12,500.00" and "12,500.99 USD" are 1250000.
 * Null for what is not an amount, is above 10^13 cents, or is less than a dollar, which would be recorded as nothing.
 * Never throws.
 */
export function centsFromEntry(entry: string): Cents | null {
  const dollars = dollarsFromEntry(entry);
  return dollars === null ? null : dollars * 100;
}

/** The same entry rule, in whole dollars (monthly volumes). */
export function dollarsFromEntry(entry: string): number | null {
  const amount = readAmount(entry);
  if (typeof amount === 'string' || amount.decimals.length > 2 || amount.dollars.length > 11) return null;
  const dollars = Number(amount.dollars);
  return dollars === 0 && Number(amount.decimals) > 0 ? null : dollars;
}

/** "$12,500.00" or, for whole dollars when `short`, "$12,500". */
export function formatCents(cents: Cents, style: 'full' | 'short' = 'full'): string {
  const sign = cents < 0 ? '-' : '';
  const absolute = Math.abs(cents);
  const dollars = Math.trunc(absolute / 100)
    .toString()
    .replace(/\B(?=(?:\d{3}){1,6}$)/g, ',');
  const rest = absolute % 100;
  return style === 'short' && rest === 0
    ? `${sign}$${dollars}`
    : `${sign}$${dollars}.${rest.toString().padStart(2, '0')}`;
}
