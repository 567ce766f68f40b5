/** Where a number stands in a text: from `start` to before `end`. */
type Place = { start: number; end: number };

/** A written number has at most ten groups of at most six digits; a longer run of digits counts as several groups. */
const maxGroups = 10;
const maxGroupDigits = 6;

/**
 * The first payment card number in a text, as written, or null: 13 to 19 digits in groups of one to six that begin as a
 * card's do (ISO/IEC 7812: travel 3, banks 4 and 5, merchandising 6, Mastercard's 2221 to 2720) and pass Luhn's check
 * digit. One number in ten passes that check by chance, so a match only makes us ask.
 */
export function cardNumberIn(text: string): string | null {
  const card = nextCard(text, 0);
  return card && text.slice(card.start, card.end);
}

/** "4111 1111 1111 1111" -> "•••• •••• •••• 1111", wherever a card number stands. */
export function withoutCardNumbers(text: string): string {
  const parts = [];
  let from = 0;
  for (let card = nextCard(text, from); card; card = nextCard(text, from)) {
    const number = text.slice(card.start, card.end);
    const kept = Array.from(number.matchAll(/\d/g)).at(-4)?.index ?? 0;
    parts.push(text.slice(from, card.start), number.slice(0, kept).replace(/\d/g, '•'));
    // The four digits that stay may begin another card number.
    from = card.start + kept;
  }
  return parts.join('') + text.slice(from);
}

/** By hand: a pattern with optional separators would try every way to cut a long run of digits into groups. */
function nextCard(text: string, from: number): Place | null {
  const digits = /\d+/g;
  digits.lastIndex = from;
  for (let run = digits.exec(text); run; run = digits.exec(text)) {
    const end = text[run.index - 1] === '-' ? null : endOfNumber(text, run.index);
    if (end === null) continue;
    if (isCardNumber(text.slice(run.index, end).replace(/\D/g, ''))) return { start: run.index, end };
    digits.lastIndex = end;
  }
  return null;
}

/** An optional space or dash, with the invisible marks that a copied number may have, and the digits that follow. */
const nextGroup = String.raw`(?:\p{Cf}{0,2}[\p{Zs}\p{Pd}\u2212])?\p{Cf}{0,2}(\d+)`;

/**
 * Where the longest number from `start` ends; one space or dash separates its groups. Null when it is too long or a
 * hyphen follows it.
 */
function endOfNumber(text: string, start: number): number | null {
  const next = new RegExp(nextGroup, 'uy');
  next.lastIndex = start;
  let end = null;
  let groups = 0;
  for (let run = next.exec(text); run; run = next.exec(text)) {
    groups += Math.ceil((run[1]?.length ?? 0) / maxGroupDigits);
    if (groups > maxGroups) break;
    if (text[next.lastIndex] !== '-') end = next.lastIndex;
  }
  return end;
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
