import { describe, expect, test } from 'vitest';
import { formats } from './histories/formats.ts';
import { write, type Printed } from './histories/sheet.ts';

/** A fiftieth of what `npm run --prefix bench export-histories` reads. */
const seeds = Array.from({ length: 200 }, (_, seed) => seed + 1);
const bytesOf = ({ sheets }: Printed): string =>
  sheets.map((sheet) => Buffer.from(write(sheet)).toString('hex')).join();

describe.each(formats.map((print) => [print(1).format, print] as const))('A history printed as %s', (_, print) => {
  test('is the same for the same seed, and another for another', () => {
    expect(bytesOf(print(7))).toBe(bytesOf(print(7)));
    expect(bytesOf(print(7))).not.toBe(bytesOf(print(8)));
  });

  test('never shows more than is withheld, and all of it where it begins with the account', () => {
    for (const { truths, begins, allows } of seeds.map(print))
      for (const { actual, shown, unnamed, orphans, tranches } of truths) {
        const [so, seen] = [actual.held + actual.reserve, shown.held + shown.reserve];
        expect(seen).toBeLessThanOrEqual(so);
        expect(unnamed).toBeLessThanOrEqual(so);
        if (begins && allows !== 'cannot be told') expect([seen, unnamed, orphans]).toEqual([so, so, false]);
        for (const { amount, released } of tranches) expect(released).toBeLessThanOrEqual(amount);
      }
  });
});
