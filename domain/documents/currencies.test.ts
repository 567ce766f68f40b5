import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFacts } from './find-facts.ts';
import { finding } from './extraction.ts';
import { amountsIn } from './find-amounts.ts';

const marked = (line: string) => amountsIn(line).map(({ start, end, currency }) => [line.slice(start, end), currency]);

test.each<[string, string, string]>([
  ['£9,480.00 is held', '£9,480.00', '£'],
  ['C$18,240.00', 'C$18,240.00', 'C$'],
  ['9,480.00 GBP', '9,480.00 GBP', 'GBP'],
  ['AUD 9,480.00', 'AUD 9,480.00', 'AUD'],
  ['$9,480.00 CAD', '$9,480.00 CAD', 'CAD'],
  ['MXN $500.00', 'MXN $500.00', 'MXN'],
  ['9.480,00 €', '9.480,00 €', '€'],
  ['€ 9.480,00', '€ 9.480,00', '€'],
  ['1 000 kr', '1 000 kr', 'kr'],
  ['Rs. 4,500', 'Rs. 4,500', 'Rs.'],
  ['₹9,48,000.00', '₹9,48,000.00', '₹'],
  ['R$ 12.345,67', 'R$ 12.345,67', 'R$'],
  ["CHF 9'480.00", "CHF 9'480.00", 'CHF'],
  ['¥948,000', '¥948,000', '¥'],
  ['9,480 pounds sterling', '9,480 pounds sterling', 'pounds sterling'],
  ['9,480.00 Canadian dollars', '9,480.00 Canadian dollars', 'Canadian dollars'],
  ['0.25 BTC', '0.25 BTC', 'BTC'],
])('an amount keeps its currency: %s', (line, written, currency) =>
  expect(marked(line)).toEqual([[written, currency]]),
);

test.each([['US$9,480.00'], ['USD 9,480.00'], ['9,480.00 USD'], ['$9,480.00 USD'], ['9,480.00 US dollars']])(
  'US dollars are recognized by their own sign, code or words: %s',
  (line) => expect(amountsIn(line)).toMatchObject([{ cents: 948_000, currency: null }]),
);

test('two currencies beside each other keep their own sums', () => {
  expect(marked('US$9,480.00 (£7,500.00)')).toEqual([
    ['US$9,480.00', null],
    ['£7,500.00', '£'],
  ]);
  expect(marked('$500.00 and £20.00')).toEqual([
    ['$500.00', undefined],
    ['£20.00', '£'],
  ]);
});

const heldIn = (...lines: string[]) =>
  findFacts([{ number: 1, lines, way: 'text', confidence: 1, hidden: 0 }], 'hold_notice')
    .filter(({ role }) => role === 'held')
    .map(({ what, value }) => [what, value]);

test.each<[string, string[], string]>([
  ['its own label', ['Amount held (GBP): 9,480.00'], '9,480.00 GBP'],
  ['a label in words', ['Amount held in euros: 9,480.00'], '9,480.00 euros'],
  ['a cell of its row', ['On hold   CAD   9,480.00'], 'CAD 9,480.00'],
  ['a cell behind it', ['On hold   9,480.00   CAD'], '9,480.00 CAD'],
  ['the head of its column', ['Held (AUD)   Reserve (AUD)', '$9,480.00   $100.00'], '9,480.00 AUD'],
  [
    'the head of its column, beside one in dollars',
    ['Reserve (USD)   Held (GBP)', '120.00   9,480.00'],
    '9,480.00 GBP',
  ],
  [
    'a line about all amounts',
    ['All amounts are in Canadian dollars.', 'Amount held: $9,480.00'],
    '9,480.00 Canadian dollars',
  ],
  ['a line about all amounts, below', ['Amount held: $9,480.00', 'Currency: NZD'], '9,480.00 NZD'],
])('an amount has the currency of %s', (_, lines, written) =>
  expect(heldIn(...lines)).toEqual([['foreign_amount', written]]),
);

test('an amount is in US dollars where nothing says otherwise, or the document says so', () => {
  expect(heldIn('Amount held: $9,480.00')).toEqual([['amount', 948_000]]);
  expect(heldIn('Currency: USD', 'Amount held: 9,480.00')).toEqual([['amount', 948_000]]);
  expect(heldIn('Reserve (GBP)   Held (USD)', '120.00   9,480.00')).toEqual([['amount', 948_000]]);
  expect(heldIn('All amounts are in euros.', 'Amount held: US$9,480.00')).toEqual([['amount', 948_000]]);
});

test('no amount beside a foreign sign or code is ever read as dollars', () => {
  const signs = fc.constantFrom('£', '€', '¥', '₹', 'C$', 'CA$', 'A$', 'AU$', 'NZ$', 'HK$', 'MX$', 'R$', 'S$', 'NT$');
  const codes = fc.constantFrom('GBP', 'EUR', 'CAD', 'AUD', 'JPY', 'CHF', 'SEK', 'INR', 'BRL', 'MXN', 'PLN', 'ZAR');
  const figure = fc.integer({ min: 100, max: 10 ** 9 }).map((cents) => (cents / 100).toLocaleString('en-US'));
  const written = fc.oneof(
    fc.tuple(signs, fc.constantFrom('', ' '), figure).map((parts) => parts.join('')),
    fc.tuple(codes, fc.constantFrom('', ' ', '   ', ' $'), figure).map((parts) => parts.join('')),
    fc
      .tuple(
        figure,
        fc.constantFrom('', ' ', '   '),
        fc.oneof(
          codes,
          signs.filter((sign) => !sign.includes('$')),
        ),
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(written, (sum) => {
      for (const { currency } of amountsIn(`We hold ${sum} of your sales`)) expect(currency).toBeTypeOf('string');
      expect(heldIn(`We hold ${sum} of your sales`).map(([what]) => what)).not.toContain('amount');
    }),
  );
});

test('an amount of any length is stored in the shape that a finding has', () => {
  const written = `${'1'.repeat(9)} £ and ${'0,'.repeat(6)}000000000000001 GBP and ${'0'.repeat(15)}1,${'0'.repeat(15)} GBP`;
  const findings = findFacts(
    [{ number: 1, lines: [`We hold ${written}`], way: 'text', confidence: 1, hidden: 0 }],
    'hold_notice',
  );
  for (const each of findings) expect(finding.safeParse(each).success).toBe(true);
});
