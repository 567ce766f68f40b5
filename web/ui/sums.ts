/** Sums that are kept to the cent, unlike the wizard's. Pure. */
import { readAmount, type Cents } from '../../domain/money/cents.ts';

/** "12.345": twelve thousand, or twelve and a third cent; a ledger asks. */
const isUndecided = (entry: string): boolean => /^\D*\d{1,3}\.\d{3}\D*$/.test(entry);

/**
 * The cents of an exact amount such as "$2,513.37", "2.513,37" or "2513", or null. The wizard's fields drop the cents;
 * this keeps them.
 */
export function exactCents(entry: string): Cents | null {
  if (isUndecided(entry)) return null;
  const amount = readAmount(entry);
  if (typeof amount === 'string' || amount.decimals.length > 2 || amount.dollars.length > 12) return null;
  return Number(amount.dollars) * 100 + Number(amount.decimals.padEnd(2, '0'));
}

/** The error of a sum that must be above zero, or undefined. */
export function sumTrouble(typed: string): string | undefined {
  if ((exactCents(typed) ?? 0) > 0) return undefined;
  if (isUndecided(typed)) return 'Enter the sum with a comma or with its cents, such as 2,513 or 2,513.37.';
  return readAmount(typed) === 'several'
    ? 'Enter one sum in dollars, such as 2,513.37.'
    : 'Enter a sum in dollars, such as 2,513.37.';
}
