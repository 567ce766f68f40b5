/** Which values of a scan or photo may be misread: these are kept, but not shown as read. */
import type { ReadPage } from './extraction.ts';
import { amountsIn } from './find-amounts.ts';

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
/** A single digit is ignored: most numbers contain it, and it is usually a speck. */
const hasDigitsOf = (value: string | number, word: string): boolean =>
  digitsOf(word).length > 1 && digitsOf(String(value)).includes(digitsOf(word));
/** "2026-09-02" and "9/2/26" as numbers. */
const numbersOf = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** OCR loses commas and periods, so that "$416.92" becomes "$41692". */
const isBare = (written: string): boolean => /^\D*\d{4,}\D*$/.test(written);

/**
 * Whether a value found in a line may be misread: OCR was not sure of a word there whose digits the value has, or the
 * amount stands there as a long number with neither commas nor cents. `lines`: the texts in which values were found,
 * with the same indexes as the page's lines; the end of a date may come from the next line.
 */
export function mayBeMisread(
  { way, unsure = [] }: Pick<ReadPage, 'way' | 'unsure'>,
  lines: readonly string[],
  line: number,
  value: string | number,
): boolean {
  if (way !== 'ocr') return false;
  const words = unsure.filter((word) => word.line === line || word.line === line + 1);
  if (typeof value === 'number') {
    const text = lines[line] ?? '';
    const written = amountsIn(text).filter(({ cents }) => cents === value);
    return (
      words.some((word) => word.line === line && hasDigitsOf(value, word.text)) ||
      written.some(({ start, end }) => isBare(text.slice(start, end)))
    );
  }
  if (/^\d{4}-\d\d-\d\d$/.test(value)) {
    const parts = numbersOf(value);
    return words.some(({ text }) => numbersOf(text).some((each) => parts.includes(each) || parts[0] === 2000 + each));
  }
  return words.some((word) => word.line === line && hasDigitsOf(value, word.text));
}
