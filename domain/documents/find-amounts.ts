/** Finds amounts of money in a line. */

/** An amount's position in the line and its integer cents; a minus, parentheses and "CR" are ignored. */
export type WrittenAmount = { cents: number; start: number; end: number };

const currency = String.raw`(?:US\s?\$|USD\s?\$?|\$)`;
const grouped = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{2})?`;
const plain = String.raw`\d+\.\d{2}`;
const whole = String.raw`\d+`;
/** With a currency any number is an amount; without one it needs two decimals or thousands separators. */
const written = new RegExp(
  String.raw`(?<![\w.,/-])(?:[-–(]\s?)?(?:${currency}\s?-?\s?(${grouped}|${plain}|${whole})|(${grouped}|${plain}))(?![\d%]|[.,]\d|\s?%|[/:-]\d)(?:\s?USD\b)?`,
  'g',
);
/** In cents; anything larger is not a plausible amount. */
const largest = 10 ** 13;

export function amountsIn(line: string): WrittenAmount[] {
  return [...line.matchAll(written)].flatMap((match) => {
    const digits = match[1] ?? match[2] ?? '';
    const [dollars = '', cents = '00'] = digits.replaceAll(',', '').split('.');
    const value = Number(dollars) * 100 + Number(cents);
    return value > 0 && value < largest
      ? [{ cents: value, start: match.index, end: match.index + match[0].length }]
      : [];
  });
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
