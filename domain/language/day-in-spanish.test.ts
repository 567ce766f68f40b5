import { expect, test } from 'vitest';
import { dayInSpanish } from './day-in-spanish.ts';

test('a day in English words is the same day in Spanish', () => {
  expect(dayInSpanish('September 4, 2026')).toBe('4 de septiembre de 2026');
  expect(dayInSpanish('May 31, 2026')).toBe('31 de mayo de 2026');
  expect(dayInSpanish('Dec 1, 2026')).toBe('1 de diciembre de 2026');
});

test('anything else is left alone', () => {
  for (const text of ['Maybe 4, 2026 or later', 'PayPal', '2026-09-04']) expect(dayInSpanish(text)).toBe(text);
});
