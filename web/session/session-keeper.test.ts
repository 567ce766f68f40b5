// @proves session-keeper
import { expect, test } from 'vitest';
import { isDue } from './session-keeper.ts';

const now = Date.parse('2026-11-23T12:00:00Z');

test('the session is requested once, and again when fewer than 3 ticks of 30 seconds remain', () => {
  expect(isDue(null, now)).toBe(true);
  expect(isDue(Number.NaN, now)).toBe(true);
  expect(isDue(now + 90_000, now)).toBe(false);
  expect(isDue(now + 89_999, now)).toBe(true);
  expect(isDue(now - 1, now)).toBe(true);
});
