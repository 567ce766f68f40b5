/**
 * The first payment card number in a text, as written, or null: 13 to 19 digits in groups of one to six, that begin as a card's do
 * (ISO/IEC 7812: travel 3, banks 4 and 5, merchandising 6, Mastercard's 2221 to 2720) and pass the check digit of Luhn. One
 * number in ten passes that by chance, so what is found is asked about.
 */
export function cardNumberIn(text: string): string | null {
  const candidates = text.match(/(?<![\d-])\d{1,6}(?:[ -]?\d{1,6}){1,9}(?![\d-])/g) ?? [];
  return candidates.find((each) => isCardNumber(each.replace(/\D/g, ''))) ?? null;
}

/** "4111 1111 1111 1111" -> "•••• •••• •••• 1111", wherever a card number stands. */
export function withoutCardNumbers(text: string): string {
  const found = cardNumberIn(text);
  return found === null ? text : withoutCardNumbers(text.replaceAll(found, covered(found)));
}

function covered(number: string): string {
  const places = Array.from(number.matchAll(/\d/g), ({ index }) => index);
  const kept = places.at(-4) ?? 0;
  return number.slice(0, kept).replace(/\d/g, '•') + number.slice(kept);
}

function isCardNumber(digits: string): boolean {
  return /^\d{13,19}$/.test(digits) && /^([3-6]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(digits) && passesLuhn(digits);
}

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .map(Number)
    .reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
}
