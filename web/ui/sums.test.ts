import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactCents, sumTrouble } from './sums.ts';

test('an amount keeps its cents, however it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_99 }), (cents) => {
      const dollars = Math.trunc(cents / 100);
      const rest = String(cents % 100).padStart(2, '0');
      for (const text of [
        `${dollars}.${rest}`,
        `$${dollars.toLocaleString('en-US')}.${rest}`,
        // Leave out amounts below a thousand: "12,50" is refused because it may be a slip for 1,250.
        ...(dollars < 1_000 ? [] : [`${dollars.toLocaleString('de-DE')},${rest}`]),
        ` ${dollars}.${rest} `,
      ])
        expect(exactCents(text)).toBe(cents);
    }),
  );
  for (const text of ['', '0.999', '1,234.567', '1234.567', '-5', '1e3', 'ten', '1.2.3', '=1+1', '12,50', '€500'])
    expect(exactCents(text)).toBeNull();
  expect(['12.500', '1.234.567', '0.99'].map(exactCents)).toEqual([1_250_000, 123_456_700, 99]);
});

test('the error of a sum says whether more than one was entered', () => {
  expect(['2,513.37', '', '0', '5,000 & 2,000', '5,000 2,000', '5,000\u20137,000'].map(sumTrouble)).toEqual([
    undefined,
    'Enter a sum in dollars, such as 2,513.37.',
    'Enter a sum in dollars, such as 2,513.37.',
    'Enter one sum in dollars, such as 2,513.37.',
    'Enter one sum in dollars, such as 2,513.37.',
    'Enter one sum in dollars, such as 2,513.37.',
  ]);
});
