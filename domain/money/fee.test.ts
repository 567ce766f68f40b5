// @proves fee-rule
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feeFor, feePercentFor, homeFeeTiers, pricingFeeTiers, type FeeTier } from './fee.ts';

const held = fc.integer({ min: 0, max: 10 ** 12 });
const percentOf = (tiers: readonly FeeTier[], cents: number) =>
  tiers.find((tier) => tier.to === null || cents <= tier.to)?.percent;

describe('the two fee schedules', () => {
  test.each([
    [1_00, 20],
    [25_000_00, 20],
    [25_001_00, 18],
    [100_000_00, 18],
    [100_001_00, 15],
    [10 ** 12, 15],
  ])('on the home page, %i cents held bear %i percent', (cents, percent) => {
    expect(percentOf(homeFeeTiers, cents)).toBe(percent);
  });

  test.each([
    [1_00, 20],
    [50_000_00, 20],
    [50_001_00, 18],
    [250_000_00, 18],
    [250_001_00, 15],
    [10 ** 12, 15],
  ])('on the pricing page, %i cents held bear %i percent', (cents, percent) => {
    expect(percentOf(pricingFeeTiers, cents)).toBe(percent);
  });
});

describe('the fee of a case', () => {
  test.each([
    [0, 20],
    [25_000_00, 20],
    [25_000_01, 18],
    [50_000_00, 18],
    [50_000_01, 18],
    [100_000_00, 18],
    [100_000_01, 15],
    [250_000_00, 15],
    [250_000_01, 15],
  ])('%i cents held fix %i percent, the lower of the two schedules', (cents, percent) => {
    expect(feePercentFor(cents)).toBe(percent);
  });

  test('the fee percentage never exceeds either page’s and never rises with the amount', () => {
    fc.assert(
      fc.property(held, held, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(feePercentFor(less)).toBe(
          Math.min(percentOf(homeFeeTiers, less) ?? 0, percentOf(pricingFeeTiers, less) ?? 0),
        );
        expect(feePercentFor(more)).toBeLessThanOrEqual(feePercentFor(less));
      }),
    );
  });

  test.each([
    [100_00, 20, 20_00],
    [99, 20, 19],
    [1, 15, 0],
    [0, 20, 0],
    [33_333_33, 18, 5_999_99],
  ])('the fee on %i cents at %i percent is %i cents, rounded down', (recovered, percent, fee) => {
    expect(feeFor(recovered, percent)).toBe(fee);
  });

  test('the fee is an integer within a cent of the exact share and never above it', () => {
    fc.assert(
      fc.property(held, fc.integer({ min: 0, max: 100 }), (recovered, percent) => {
        const fee = feeFor(recovered, percent);
        const exact = BigInt(recovered) * BigInt(percent);
        expect(Number.isSafeInteger(fee)).toBe(true);
        expect(BigInt(fee)).toBe(exact / 100n);
      }),
    );
  });

  test('the fees on partial recoveries never exceed the fee on the whole', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { maxLength: 20 }),
        fc.constantFrom(15, 18, 20),
        (parts, percent) => {
          const sum = parts.reduce((total, part) => total + part, 0);
          expect(parts.reduce((total, part) => total + feeFor(part, percent), 0)).toBeLessThanOrEqual(
            feeFor(sum, percent),
          );
        },
      ),
    );
  });
});
