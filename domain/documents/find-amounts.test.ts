import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCents } from '../money/cents.ts';
import { amountsIn, mendDigits } from './find-amounts.ts';

const cents = (line: string) => amountsIn(line).map((each) => each.cents);

test.each<[string, number[]]>([
  ['Held: $48,210.50', [4_821_050]],
  ['USD 1,200 and 35.10', [120_000, 3_510]],
  ['-$310.25', [31_025]],
  ['($1,204.00)', [120_400]],
  ['1,204.00 USD', [120_400]],
  ['$500', [50_000]],
  ['0.84%', []],
  ['2.60 %', []],
  ['Section 14.2', []],
  ['03/04/2026', []],
  ['1402', []],
  ['12.5', []],
  ['1.2.3', []],
  ['EIN 12-3456789', []],
  ['$0.00', []],
  ['v1,23', []],
])('%s', (line, expected) => expect(cents(line)).toEqual(expected));

test('every formatted amount is found with its value', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 11 }),
      fc.constantFrom('Total: ', '   ', 'we hold ', '('),
      (value, before) => {
        expect(cents(`${before}${formatCents(value)} today`)).toEqual([value]);
      },
    ),
  );
});

test('OCR errors inside numbers are corrected and words are unchanged', () => {
  expect(
    ['$48.210.50', 'S1,204.00', '$1,2O4.00', '$ 48,210 .50', '10ctober 2026', 'SOLO OIL, Inc.'].map(mendDigits),
  ).toEqual(['$48,210.50', '$1,204.00', '$1,204.00', '$ 48,210.50', '1 October 2026', 'SOLO OIL, Inc.']);
});
