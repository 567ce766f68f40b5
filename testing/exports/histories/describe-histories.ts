import { describe, expect, test } from 'vitest';
import { examine } from './examine.ts';
import { write, type Printed } from './sheet.ts';

/** A fiftieth of what `npm run --prefix bench export-histories` reads. */
const seeds = Array.from({ length: 200 }, (_, seed) => seed + 1);
const bytesOf = ({ sheets }: Printed): string =>
  sheets.map((sheet) => Buffer.from(write(sheet)).toString('hex')).join();

/** What holds of every history that these printers print, and of its reader. */
export function describeHistories(...prints: readonly ((seed: number) => Printed)[]): void {
  describe.each(prints.map((print) => [print(1).format, print] as const))('A history printed as %s', (_, print) => {
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

    test('is read to the cent, never more surely than it allows, and shows where it was tampered with', async () => {
      const examined = [];
      for (const seed of seeds) examined.push({ seed, ...(await examine(print, seed)) });
      expect(examined.filter(({ mistakes }) => mistakes.length > 0)).toEqual([]);
      expect(examined.filter(({ tampering }) => tampering === 'missed' || tampering === 'unsaid')).toEqual([]);
    }, 180_000);
  });
}
