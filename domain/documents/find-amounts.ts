/** Amounts of money written in a line. Pure. */

/** Where in the line an amount stands, and its integer cents; a minus, brackets and "CR" do not change the size. */
export type WrittenAmount = { cents: number; start: number; end: number };

const currency = String.raw`(?:US\s?\$|USD\s?\$?|\$)`;
const grouped = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{2})?`;
const plain = String.raw`\d+\.\d{2}`;
const whole = String.raw`\d+`;
/** With a currency any number is an amount; without one it must be written as money is: two decimals, or groups of three. */
const written = new RegExp(
  String.raw`(?<![\w.,/-])(?:[-–(]\s?)?(?:${currency}\s?-?\s?(${grouped}|${plain}|${whole})|(${grouped}|${plain}))(?![\d%]|[.,]\d|\s?%|[/:-]\d)(?:\s?USD\b)?`,
  'g',
);
/** Larger than this is no merchant's money, in cents. */
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

/** Letters that a recognizer takes for digits and back, mended only inside what is plainly a number or a date. */
export function mendDigits(line: string): string {
  return (
    line
      // "$ 48,210 .50" and "48, 210.50" are one number each.
      .replaceAll(/(\d)\s?([.,])\s(?=\d{3}\b|\d{2}(?!\d))/g, '$1$2')
      .replaceAll(/(\d)\s+([.,]\d{2})(?!\d)/g, '$1$2')
      .replaceAll(/(?<=[$\d.,])[OoQ](?=[\d.,OoQ]|\b)/g, '0')
      .replaceAll(/(?<=[$\d.,])[lI|](?=[\d.,])/g, '1')
      .replaceAll(/(?<![A-Za-z\d])[S§](?=\d{1,3}(?:,\d{3})*\.\d{2}\b)/g, '$')
      // "1 October" read without its space.
      .replaceAll(/(?<!\d)(\d{1,2})[0OQ]ctober\b/g, '$1 October')
      // A comma read as a full stop: "48.210.50" has one point too many.
      .replaceAll(/(?<!\d)(\d{1,3})\.(\d{3})\.(\d{2})(?!\d)/g, '$1,$2.$3')
  );
}
