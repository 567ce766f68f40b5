/** Sums that are kept to the cent, unlike the wizard's. Pure. */
import { readAmount, type Cents } from '../../domain/money/cents.ts';

/** Cents of an exact amount, "$2,513.37", "2.513,37" or "2513", or null. Unlike the wizard's fields, this one keeps the cents. */
export function exactCents(entry: string): Cents | null {
  const amount = readAmount(entry);
  if (typeof amount === 'string' || amount.decimals.length > 2 || amount.dollars.length > 12) return null;
  return Number(amount.dollars) * 100 + Number(amount.decimals.padEnd(2, '0'));
}

/** What is wrong with a sum that must be more than zero, kept to the cent. */
export function sumTrouble(typed: string): string | undefined {
  if ((exactCents(typed) ?? 0) > 0) return undefined;
  return readAmount(typed) === 'several'
    ? 'Enter one sum in dollars, such as 2,513.37.'
    : 'Enter a sum in dollars, such as 2,513.37.';
}
