/** Finds amounts of money in a line. */
import { markBeside } from './currencies.ts';

/**
 * An amount's position in the line and its integer cents; a minus, parentheses and "CR" are ignored. `currency`: its own, as written;
 * null where that is US dollars, undefined where the line does not say: "$" alone is written in many countries.
 */
export type WrittenAmount = { cents: number; start: number; end: number; currency?: string | null };

const currency = String.raw`(?:US\s?\$|USD\s?\$?|\$)`;
const grouped = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{2})?`;
const plain = String.raw`\d+\.\d{2}`;
const whole = String.raw`\d+`;
/** With a currency any number is an amount; without one it needs two decimals or thousands separators. */
const written = new RegExp(
  String.raw`(?<![\w.,/-])(?:[-–(]\s?)?(?:${currency}\s?-?\s?(${grouped}|${plain}|${whole})|(${grouped}|${plain}))(?![\d%]|[.,]\d|\s?%|[/:-]\d)(?:\s?USD\b)?`,
  'g',
);
/** With a currency beside it any number is an amount, in every country's separators: "9.480,00 €", "1 000 kr", "₹9,48,000". */
const number = new RegExp(
  String.raw`(?<!\d[.,'’]?|[/-]\d{0,4})\d{1,15}(?:[.,'’]\d{1,15}|[ \u00a0\u202f]\d{3}(?!\d)){0,6}(?![\d%/]|[.,:-]\d| ?%)`,
  'gu',
);
/** In cents; anything larger is not a plausible amount. */
const largest = 10 ** 13;
const isPlausible = ({ cents }: WrittenAmount): boolean => cents > 0 && cents < largest;

export function amountsIn(line: string): WrittenAmount[] {
  const marked = [...line.matchAll(number)].flatMap(({ 0: digits, index }): WrittenAmount[] => {
    const mark = markBeside(line, index, index + digits.length);
    return mark ? [{ ...mark, cents: centsOf(digits) }] : [];
  });
  const plainly = [...line.matchAll(written)].flatMap((match): WrittenAmount[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    const own = marked.find((each) => each.start < end && start < each.end);
    if (own?.currency) return [];
    const cents = centsOf(match[1] ?? match[2] ?? '');
    return [own ? { cents, start, end, currency: null } : { cents, start, end }];
  });
  return [...marked.filter(({ currency }) => currency), ...plainly]
    .filter(isPlausible)
    .toSorted((a, b) => a.start - b.start);
}

/** Two digits behind the last separator are cents. */
function centsOf(digits: string): number {
  const [, whole = digits, cents = '00'] = /^(.*)[.,](\d{2})$/u.exec(digits) ?? [];
  return Number(whole.replaceAll(/\D/gu, '')) * 100 + Number(cents);
}

/** Letter-digit confusions of OCR, corrected only inside what is clearly a number or date. */
export function mendDigits(line: string): string {
  return (
    line
      // "$ 48,210 .50" and "48, 210.50" are one number each.
      .replaceAll(/(\d)\s?([.,])\s(?=\d{3}\b|\d{2}(?!\d))/g, '$1$2')
      .replaceAll(/(\d)\s+([.,]\d{2})(?!\d)/g, '$1$2')
      .replaceAll(/(?<=[$\d.,])[OoQ](?=[\d.,OoQ]|\b)/g, '0')
      .replaceAll(/(?<=[$\d.,])[lI|](?=[\d.,])/g, '1')
      .replaceAll(/(?<![A-Za-z\d])[S§](?=\d{1,3}(?:,\d{3})*\.\d{2}\b)/g, '$')
      // "1 October" recognized without its space.
      .replaceAll(/(?<!\d)(\d{1,2})[0OQ]ctober\b/g, '$1 October')
      // A comma recognized as a period: "48.210.50".
      .replaceAll(/(?<!\d)(\d{1,3})\.(\d{3})\.(\d{2})(?!\d)/g, '$1,$2.$3')
  );
}
