import { describe, expect, test } from 'vitest';
import { centsFromEntry } from '../../domain/money/cents.ts';
import { feeFigures, feeLines } from './fee-figures.ts';

describe('the figures of the fee calculator', () => {
  test.each([
    [25_000_00, 20, 20, 20, 5_000_00, 2_500_00],
    [25_001_00, 18, 20, 18, 4_500_18, 2_250_09],
    [50_000_00, 18, 20, 18, 9_000_00, 4_500_00],
    [50_001_00, 18, 18, 18, 9_000_18, 4_500_09],
    [100_000_00, 18, 18, 18, 18_000_00, 9_000_00],
    [100_001_00, 15, 18, 15, 15_000_15, 7_500_07],
    [250_001_00, 15, 15, 15, 37_500_15, 18_750_07],
  ])('include both fees for %i cents', (held, home, pricing, percent, onAll, onHalf) => {
    expect(feeFigures(held)).toEqual({ home, pricing, percent, onAll, onHalf });
  });

  test('the text shows the amount without its cents', () => {
    expect(feeLines(centsFromEntry('$48,250.75') ?? 0)).toEqual([
      ['Home page’s schedule', '18%'],
      ['This page’s schedule', '20%'],
      ['Your fee, the lower', '18%'],
      ['If all $48,250 is recovered', '$8,685'],
      ['If half is recovered', '$4,342.50'],
    ]);
  });
});
