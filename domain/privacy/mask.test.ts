import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskerOf } from './mask.ts';

const mask = maskerOf([
  'Ada Byron',
  'Ada',
  'Byron',
  'Analytical Goods, LLC',
  'ada@goods.example',
  'M-88213',
  'May',
  'Will',
  '12 Crank Street',
  'José Núñez',
]);

describe('what is masked, each character by a dot', () => {
  test.each([
    ['Ada Byron wrote to PayPal.', '••• ••••• wrote to PayPal.'],
    ['ADA  BYRON wrote; Byron called.', '•••  ••••• wrote; ••••• called.'],
    ['The account of Analytical Goods was limited.', 'The account of •••••••••• ••••• was limited.'],
    ['Jose Nunez signed.', '•••• ••••• signed.'],
    ['at 12 crank street', 'at •• ••••• ••••••'],
    ['ada byron called, and Will too', '••• ••••• called, and •••• too'],
  ])('of a known value: %s', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  test.each([
    'Our EIN is 12-3456789.',
    'EIN 123456789',
    'SSN 123-45-6789',
    'card 4111 1111 1111 1111',
    'card ending in 4242',
    'xxxx-4242',
    'account number: QX7731',
    'Order #A-1004',
    'IBAN DE89 3704 0044 0532 0130 00',
    'call (415) 555-0142',
    'call +1 415-555-0142 or 555-0143',
    'write to jo.doe+x@mail.shop.example today',
    'Jane Doe <jane@shop.example>',
    'see https://shop.example/orders/77?who=jane',
    'ship it to 77 Long Lane Road, Springfield, IL 62704',
    'PO Box 1234',
    'Dear Jane Doe,',
    'Mr. Doe called.',
    'Ship to: Jane Doe, Apt 4',
    'Buyer: Jane Doe',
    'case UH-2026-000123',
  ])('by its form: %s', (text) => {
    const masked = mask(text);
    expect(masked).toHaveLength(text.length);
    expect(masked).not.toMatch(/jane|doe|\d{2}|shop|qx|1004|spring|long/i);
  });
});

test.each([
  'PayPal held $45,000.00 on May 4, 2026 and 12,500 USD on 2026-05-04.',
  'It said “up to 180 days” on 05/04/2026, and released 15% after 21 days.',
  'Dear Merchant, Dear Customer,',
  'Section 12.3 of the agreement of 2025; code 04; MCC 5942.',
  'From: May 1 To: May 31',
  '{fact:held_amount} rests on 01943210-1234-7567-8901-012345678901',
  'may I ask whether they will pay',
])('what says nothing of anybody stays: %s', (text) => {
  expect(mask(text)).toBe(text);
});

test('facts may say what a customer did; the line of a paper that names one may not', () => {
  const said = 'customer: refunded on May 4, 2026';
  expect(maskerOf([], 'facts')(said)).toBe(said);
  expect(mask(said)).not.toContain('refunded');
});

test('what names nobody by itself is no value to mask', () => {
  const said = 'PayPal, Inc. held $12.00 of the 12 orders de la 3rd of May, LLC';
  expect(maskerOf(['Inc.', 'LLC', 'de', 'la', '12', 'A', '', ' '])(said)).toBe(said);
});

test('whatever stands around them, no known value and no number of an account is left, and every place stays', () => {
  const secrets = [
    'Ada Byron',
    'ADA@goods.example',
    'analytical goods',
    '12-3456789',
    '4111 1111 1111 1111',
    'Nu\u0301n\u0303ez',
  ];
  const text = fc
    .array(fc.oneof(fc.constantFrom(...secrets), fc.string({ unit: 'binary', maxLength: 12 })))
    .map((parts) => parts.join(' '));
  const known = maskerOf(['Ada Byron', 'ada@goods.example', 'Analytical Goods, LLC', 'Núñez']);
  fc.assert(
    fc.property(text, (each) => {
      const masked = known(each);
      expect(masked).toHaveLength(each.length);
      expect(masked).not.toMatch(
        /(?<![\p{L}\p{N}])(?:ada byron|analytical goods|nu\u0301n\u0303ez)(?![\p{L}\p{N}])|goods\.example/iu,
      );
      expect(masked).not.toMatch(/(?<![\d.,$-])(?:12-3456789|4111 1111 1111 1111)(?![\d,]|\.\d)/);
    }),
    { numRuns: 200 },
  );
});

test('a place in the masked text is the same place in the text, whatever characters stand before it', () => {
  const text = '😀 é Ada Byron, ada@goods.example; then “we hold $5.00”';
  expect(mask(text).indexOf('“we hold')).toBe(text.indexOf('“we hold'));
});
