/** Sums that are kept to the cent, unlike the wizard's. Pure. */
import { readAmount, type Cents } from '../../domain/money/cents.ts';

/**
 * The cents of an exact amount such as "$2,513.37", "2.513,37" or "2513", or null. The wizard's fields drop the cents;
 * this keeps them.
 */
export function exactCents(entry: string): Cents | null {
  const amount = readAmount(entry);
  if (typeof amount === 'string' || amount.decimals.length > 2 || amount.dollars.length > 12) return null;
  return Number(amount.dollars) * 100 + Number(amount.decimals.padEnd(2, '0'));
}

/** The error of a sum that must be above zero, or undefined. */
export function sumTrouble(typed: string): string | undefined {
  if ((exactCents(typed) ?? 0) > 0) return undefined;
  return readAmount(typed) === 'several'
    ? 'Enter one sum in dollars, such as 2,513.37.'
    : 'Enter a sum in dollars, such as 2,513.37.';
}
