import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, isoOf } from './utc.ts';

test('an instant is written as Date writes it, whatever its year', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (instant) => {
      expect(isoOf(instant)).toBe(instant.toISOString());
      expect(dayOf(instant)).toBe(instant.toISOString().split('T')[0]);
    }),
  );
});

test('the edges of a day and of years', () => {
  for (const text of [
    '1969-12-31T23:59:59.999Z',
    '1970-01-01T00:00:00.000Z',
    '2024-02-29T23:59:59.999Z',
    '+010000-01-01T00:00:00.000Z',
    '-000001-12-31T23:59:59.999Z',
  ])
    expect(isoOf(new Date(text))).toBe(text);
});

test('an invalid Date is refused', () => {
  expect(() => isoOf(new Date(Number.NaN))).toThrow(RangeError);
  expect(() => dayOf(new Date('never'))).toThrow(RangeError);
});
