import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactCents, isoDay } from './typed-values.ts';

test('an amount keeps its cents, however it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_99 }), (cents) => {
      const dollars = Math.trunc(cents / 100);
      const rest = String(cents % 100).padStart(2, '0');
      for (const text of [`${dollars}.${rest}`, `$${dollars.toLocaleString('en-US')}.${rest}`, ` ${dollars}.${rest} `])
        expect(exactCents(text)).toBe(cents);
    }),
  );
  for (const text of ['', '1.234', '-5', '1e3', 'ten', '1.2.3', '=1+1', '12,50', '€500'])
    expect(exactCents(text)).toBeNull();
});

test('a date must exist', () => {
  expect(['11/2/2026', '2/29/2028', '2/30/2026', '11//2026', ''].map(isoDay)).toEqual([
    '2026-11-02',
    '2028-02-29',
    null,
    null,
    null,
  ]);
});
