import { plainCharacters } from '../plain-characters.ts';

/**
 * The USPS check digit for `digits`, which come without it: the sum is a multiple of ten when every other digit, from
 * the last given one back, counts three times.
 */
export function checkDigitOf(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Whether this is a number of USPS certified mail: 20 or 22 digits, in groups or not, the last of which is the check digit of the others. */
export function isCertifiedNumber(number: string): boolean {
  const digits = number.replace(/[ -]/g, '');
  return /^(?:\d{20}|\d{22})$/.test(digits) && checkDigitOf(digits.slice(0, -1)) === digits.at(-1);
}

/** The number of a label as it is recorded: without the spaces and dashes that group it. */
export const labelNumber = (typed: string): string => plainCharacters(typed).replaceAll(/[\s-]/g, '').toUpperCase();

/**
 * Why what was typed is not a certified-mail number, in a sentence; null when it may be one. Digits alone make a number
 * of USPS; with letters, as in a registered item's, only the length is checked.
 */
export function labelNumberTrouble(typed: string): string | null {
  const number = labelNumber(typed);
  if (!/^[0-9A-Z]{10,40}$/.test(number)) return 'Enter the 10 to 40 letters and digits on the certified-mail label.';
  return /\D/.test(number) || isCertifiedNumber(number)
    ? null
    : 'This is no number of certified mail: its length or its check digit is wrong. Compare each digit with the label; there are 20 or 22.';
}

/** Whether a letter with this delivery line goes by certified mail; one that says nothing does. A paper sent besides is a copy. */
export const goesByCertifiedMail = (deliveryMethod: string): boolean =>
  deliveryMethod === '' || /certified/i.test(deliveryMethod);
