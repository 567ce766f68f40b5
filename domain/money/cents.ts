/** Money is always an integer number of US cents. */

export type Cents = number;

/**
 * "12.500,50" as an American writes it, "12,500.50"; anything else as it is. A dot before exactly three digits stands
 * between thousands: nobody types a thousandth of a dollar.
 */
export const inAmericanNotation = (typed: string): string =>
  /^[^\d.,]*[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?[^\d.,]*$/.test(typed)
    ? typed.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
    : typed;

/** "12,50", "1,234.567" and "12500.999" are no American notation, and no other whose meaning is certain. */
export const isOtherNotation = (typed: string): boolean =>
  /\..*[.,]|\.\d{3}|,(?!\d{3}(?!\d))/.test(inAmericanNotation(typed));

/** "0.99" would be recorded as nothing. */
export const isLessThanDollar = (typed: string): boolean => /^\D*0*\.\d*[1-9]/.test(typed);

/**
 * Reads a money entry of the wizard (spec, section 5): a decimal part is dropped first, then non-digits are stripped,
 * so "$12,500.00", "12,500.00 USD" and "12.500,00" are 1250000 cents. Empty, above 10^13 cents, less than a dollar, or
 * in a notation that is not certain gives null. Never throws.
 */
export function centsFromEntry(entry: string): Cents | null {
  const dollars = dollarsFromEntry(entry);
  return dollars === null ? null : dollars * 100;
}

/** The same entry rule, in whole dollars (monthly volumes). */
export function dollarsFromEntry(entry: string): number | null {
  if (isOtherNotation(entry) || isLessThanDollar(entry)) return null;
  const digits = inAmericanNotation(entry)
    .replace(/\.\d*(?=\D*$)/, '')
    .replace(/\D/g, '');
  if (digits === '' || digits.length > 11) return null;
  return Number.parseInt(digits, 10);
}

/** "$12,500.00" or, for whole dollars when `short`, "$12,500". */
export function formatCents(cents: Cents, style: 'full' | 'short' = 'full'): string {
  const sign = cents < 0 ? '-' : '';
  const absolute = Math.abs(cents);
  const dollars = Math.trunc(absolute / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = absolute % 100;
  return style === 'short' && rest === 0
    ? `${sign}$${dollars}`
    : `${sign}$${dollars}.${rest.toString().padStart(2, '0')}`;
}
