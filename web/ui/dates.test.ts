import { expect, test } from 'vitest';
import { todayHere } from './dates.ts';

test('today is the date in the user’s time zone', () => {
  expect(todayHere(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
