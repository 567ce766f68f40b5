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
])('%s is none: another check digit, beginning or length', (text) => {
  expect(cardNumberIn(text)).toBeNull();
  expect(withoutCardNumbers(text)).toBe(text);
});

test('card numbers are covered up to their last four digits, and everything else stays', () => {
  expect(withoutCardNumbers('4111 1111 1111 1111 or 5555-5555-5555-4444, paid $20.')).toBe(
    '•••• •••• •••• 1111 or ••••-••••-••••-4444, paid $20.',
  );
});
