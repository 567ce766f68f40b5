import { describe, expect, test } from 'vitest';
import { drawFrom, seeded } from '../cases/draw.ts';
import { formats } from './histories/formats.ts';
import { write, type Printed } from './histories/sheet.ts';
import { tamper } from './histories/tamper.ts';

const seeds = Array.from({ length: 200 }, (_, seed) => seed + 1);
const bytesOf = ({ sheets }: Pick<Printed, 'sheets'>): string =>
  sheets.map((sheet) => Buffer.from(write(sheet)).toString('hex')).join();

describe.each(formats.map((print) => [print(1).format, print] as const))('A history of %s', (_, print) => {
  test('is the same for the same seed, and another for another', () => {
    expect(bytesOf(print(7))).toBe(bytesOf(print(7)));
    expect(bytesOf(print(7))).not.toBe(bytesOf(print(8)));
  });

  test('never shows more than is withheld, and all of it where it begins with the account', () => {
    for (const { truths, begins } of seeds.map(print))
      for (const { actual, shown, unnamed, orphans, tranches } of truths) {
        const [so, seen] = [actual.held + actual.reserve, shown.held + shown.reserve];
        expect(seen).toBeLessThanOrEqual(so);
        expect(unnamed).toBeLessThanOrEqual(so);
        if (begins && tranches.length > 0) expect([seen, unnamed]).toEqual([so, so]);
        if (begins) expect(orphans).toBe(false);
        for (const { amount, released } of tranches) {
          expect(released).toBeGreaterThanOrEqual(0);
          expect(released).toBeLessThanOrEqual(amount);
        }
      }
  });

  test('differs in a row once it is tampered with', () => {
    for (const seed of seeds) {
      const printed = print(seed);
      const tampered = tamper(printed, drawFrom(seeded(seed)));
      if (tampered) expect(bytesOf(tampered)).not.toBe(bytesOf(printed));
    }
  });
});
