import { expect, test } from 'vitest';
import { fixedClock } from './fixed-clock.ts';
import { systemClock } from './clock.ts';

test('a fixed clock stands still until moved', () => {
  const clock = fixedClock('2028-02-29T23:59:59Z');
  clock.now().setFullYear(1999);
  expect(clock.now().toISOString()).toBe('2028-02-29T23:59:59.000Z');
  clock.advance(1000);
  expect(clock.now().toISOString()).toBe('2028-03-01T00:00:00.000Z');
  clock.set(new Date(0));
  expect(clock.now().getTime()).toBe(0);
  expect(() => fixedClock('yesterday')).toThrow(RangeError);
});

test('the system clock advances', () => {
  expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(1000);
});
