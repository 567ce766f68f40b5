/** Money is always an integer number of US cents. */

export type Cents = number;

/**
 * Reads a money entry of the wizard (spec, section 5): a decimal part is dropped first, then non-digits are stripped,
 * so "$12,500.00" and "12,500.00 USD" are 1250000 cents. Empty, or above 10^13 cents, gives null. Never throws.
 */
export function centsFromEntry(entry: string): Cents | null {
  const dollars = dollarsFromEntry(entry);
  return dollars === null ? null : dollars * 100;
}

/** The same entry rule, in whole dollars (monthly volumes). */
export function dollarsFromEntry(entry: string): number | null {
  const digits = entry.replace(/\.\d*(?=\D*$)/, '').replace(/\D/g, '');
  if (digits === '' || digits.length > 11) return null;
  return Number.parseInt(digits, 10);
}

/** "12.500,00" and "12,50" are European notation; parsed as American they would be misread. */
export const isOtherNotation = (typed: string): boolean =>
  (typed.match(/\./g)?.length ?? 0) > 1 || /\.\d*,/.test(typed) || /,(?!\d{3}(?!\d))/.test(typed);

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
