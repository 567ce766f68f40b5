// @proves money-entries
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsFromEntry, dollarsFromEntry, formatCents, readAmount } from './cents.ts';

const dollars = fc.integer({ min: 0, max: 99_999_999_999 });
const grouped = (amount: number) => amount.toLocaleString('en-US');

describe('a money entry', () => {
  test.each([
    ['12500', 12_500_00],
    ['12,500', 12_500_00],
    ['$12,500', 12_500_00],
    [' $ 12,500 ', 12_500_00],
    ['12 500', 12_500_00],
    ['$12,500.00', 12_500_00],
    ['12500.99', 12_500_00],
    ['12,500.', 12_500_00],
    ['12,500.00 USD', 12_500_00],
    ['12,500.00 dollars', 12_500_00],
    ['0', 0],
    ['0.00', 0],
    ['12.500', 12_500_00],
    ['1.234.567', 1_234_567_00],
    ['12.500,50', 12_500_00],
    ['US$ 12.500,5', 12_500_00],
    ['12.50', 12_00],
    ['007', 7_00],
  ])('the entry %j is %i cents', (entry, cents) => {
    expect(centsFromEntry(entry)).toBe(cents);
  });

  test.each([
    '',
    '   ',
    '$',
    '.',
    'a lot',
    '1'.repeat(12),
    '0.99',
    '.5',
    '0.999',
    '1,234.567',
    '12.50.000',
    '12.500,000',
  ])('the entry %j is empty', (entry) => {
    expect(centsFromEntry(entry)).toBeNull();
    expect(dollarsFromEntry(entry)).toBeNull();
  });

  test('dots between thousands and a decimal comma give what an American would have typed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 99_999_999_999 }),
        fc.constantFrom('', '$', '$ ', 'USD '),
        fc.constantFrom('', ',5', ',50', ',99'),
        (amount, before, decimals) => {
          const typed = `${before}${amount.toLocaleString('de-DE')}${decimals}`;
          expect(readAmount(typed)).toEqual({ dollars: String(amount), decimals: decimals.slice(1) });
          expect(readAmount(typed)).toEqual(readAmount(`${before}${grouped(amount)}${decimals.replace(',', '.')}`));
        },
      ),
    );
  });

  test('two amounts in one entry are never joined, whatever stands between them', () => {
    const amounts = dollars.map((amount) => [String(amount), grouped(amount), `$${grouped(amount)}.00`]);
    const between = fc.oneof(
      fc.constantFrom(
        ' & ',
        '&',
        ' and ',
        ' - ',
        '\u2013',
        '\u2014',
        '/',
        ' (8/14) ',
        '; ',
        '\n',
        '\t',
        ' + ',
        '\u2019',
        "'",
        '  ',
      ),
      fc
        .string({ unit: 'binary', minLength: 1, maxLength: 5 })
        .filter((text) => /[^\p{N}\p{C}\p{M}.,\p{Zs}]/u.test(text)),
    );
    fc.assert(
      fc.property(amounts, amounts, between, (first, second, separator) => {
        for (const [one, other] of first.map((each, index) => [each, second[index] ?? '']))
          for (const read of [dollarsFromEntry, centsFromEntry]) expect(read(`${one}${separator}${other}`)).toBeNull();
      }),
    );
  });

  test('the digits of an accepted entry stand together but for one kind of mark before each three', () => {
    const pieces = fc.array(
      fc.constantFrom('1', '20', '500', '000', ',', '.', ' ', '\u00a0', '$', '-', '/', '(', ')', "'", 'k'),
      {
        maxLength: 9,
      },
    );
    fc.assert(
      fc.property(
        pieces.map((parts) => parts.join('')),
        (typed) => {
          const amount = readAmount(typed);
          if (typeof amount === 'string') return;
          const digits = typed.replaceAll(/\D/g, '');
          expect(amount.dollars + amount.decimals).toBe(digits);
          expect(typed.replaceAll('\u00a0', ' ')).toMatch(
            /^\D*(?:\d{1,3}(?:,\d{3})*|\d{1,3}(?: \d{3})*|\d*)(?:\.\d*)?\D*$|^\D*\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?\D*$/,
          );
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('a money entry gives the same whole dollars in any format', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999_999 }),
        fc.constantFrom('', '$', '$ ', 'USD '),
        fc.constantFrom('', '.', '.00', '.5', '.99'),
        fc.constantFrom('', ' ', ' USD', ' dollars'),
        (amount, before, decimals, after) => {
          expect(dollarsFromEntry(`${before}${grouped(amount)}${decimals}${after}`)).toBe(amount);
          expect(centsFromEntry(`${before}${amount}${decimals}${after}`)).toBe(amount * 100);
        },
      ),
    );
  });

  test('a money entry never throws and gives whole dollars or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (entry) => {
        const cents = centsFromEntry(entry);
        expect(cents === null || (Number.isSafeInteger(cents) && cents >= 0 && cents % 100 === 0)).toBe(true);
      }),
    );
  });
});

describe('a formatted amount', () => {
  test.each([
    [0, '$0.00', '$0'],
    [5, '$0.05', '$0.05'],
    [1_00, '$1.00', '$1'],
    [999_99, '$999.99', '$999.99'],
    [1_000_00, '$1,000.00', '$1,000'],
    [1_234_567_89, '$1,234,567.89', '$1,234,567.89'],
    [-12_500_00, '-$12,500.00', '-$12,500'],
    [-5, '-$0.05', '-$0.05'],
  ])('%i cents are formatted', (cents, full, short) => {
    expect(formatCents(cents)).toBe(full);
    expect(formatCents(cents, 'short')).toBe(short);
  });

  test('a formatted amount matches the en-US number format', () => {
    const american = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (cents) => {
        expect(formatCents(cents)).toBe(american.format(cents === 0 ? 0 : cents / 100));
      }),
    );
  });

  test('a formatted amount parses back to its whole dollars', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), fc.integer({ min: 0, max: 99 }), (amount, rest) => {
        expect(dollarsFromEntry(formatCents(amount * 100 + rest))).toBe(amount);
      }),
    );
  });
});
