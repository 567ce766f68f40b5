import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardNumberIn, withoutCardNumbers } from './card-number.ts';

test.each([
  '4111111111111111',
  '4111 1111 1111 1111',
  '5555-5555-5555-4444',
  '2223003122003222',
  '3782 822463 10005',
  '6011111111111117',
  '4222222222222',
  '4111\u20111111\u20111111\u20111111',
  '4111\u00a01111\u00a01111\u00a01111',
  '\u202a4111\u200b1111 1111 1111'.slice(1),
])('%s is a card number, wherever it stands', (number) => {
  expect(cardNumberIn(number)).toBe(number);
  expect(cardNumberIn(`My card: ${number}, exp. 04/28.`)).toBe(number);
});

test.each([
  '4111 1111 1111 1112',
  '9400 1118 9922 3197 4284 12',
  '(555) 555-0142',
  '12-3456789',
  '$12,500.00 on 11/20/2026',
  'UH-2026-000042',
  '1234567890123',
  '021000021 and 123456789',
])('%s is not a card number: its check digit, beginning or length is wrong', (text) => {
  expect(cardNumberIn(text)).toBeNull();
  expect(withoutCardNumbers(text)).toBe(text);
});

test('card numbers are covered up to their last four digits, and everything else stays', () => {
  expect(withoutCardNumbers('4111 1111 1111 1111 or 5555-5555-5555-4444, paid $20.')).toBe(
    '•••• •••• •••• 1111 or ••••-••••-••••-4444, paid $20.',
  );
});

/** The same rule as one pattern. It tries every way to cut a run of digits, so it is fit for short texts only. */
const groups = /(?<![\d-])\d{1,6}(?:[ -]?\d{1,6}){1,9}(?![\d-])/g;
const byPattern = (text: string): string | null =>
  (text.match(groups) ?? []).find((each) => cardNumberIn(each) === each) ?? null;

const cards = ['4111111111111111', '4111 1111 1111 1111', '5555-5555-5555-4444', '3782 822463 10005', '4222222222222'];
const shortText = fc
  .array(fc.constantFrom(...cards, '1', '42', '0000', '411111', '1111111', ' ', '-', ' ', '-', '--', '  ', 'a', '.'), {
    maxLength: 9,
  })
  .map((parts) => parts.join('').slice(0, 24));

test('in any short text, the first card number is the one that the pattern of its groups finds', () => {
  fc.assert(
    fc.property(shortText, (text) => {
      expect(cardNumberIn(text)).toBe(byPattern(text));
    }),
    { numRuns: 1_000 },
  );
});

test('in any short text, card numbers are covered until none is left, and nothing but digits changes', () => {
  fc.assert(
    fc.property(shortText, (text) => {
      const covered = withoutCardNumbers(text);
      expect(cardNumberIn(covered)).toBeNull();
      expect(covered.replace(/[\d•]/g, '#')).toBe(text.replace(/\d/g, '#'));
      expect(covered === text).toBe(cardNumberIn(text) === null);
    }),
    { numRuns: 1_000 },
  );
});
