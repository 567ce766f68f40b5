import { describe, expect, test } from 'vitest';
import { goldens } from '../../testing/goldens/scenarios.ts';
import { draftLetter } from '../draft-letter.ts';
import { statementOf } from './statements.ts';

function sheetOf(name: string) {
  const golden = goldens.find((each) => each.name === name);
  if (!golden) throw new Error(name);
  return draftLetter(golden.request).factSheet;
}

describe('a sentence that only computes is proven, with its direction', () => {
  test.each([
    [
      'square-final',
      'The reserve of $22,140.00 and the $14,760.00 outside any reserve make $36,900.00.',
      'The reserve of $14,760.00 and the $22,140.00 outside any reserve make $36,900.00.',
    ],
    [
      'square-final',
      'The sum withheld less the reserve leaves $14,760.00.',
      'The reserve less the sum withheld leaves $14,760.00.',
    ],
    [
      'square-final',
      'The reserve is $7,380.00 more than the part outside any reserve.',
      'The part outside any reserve is $7,380.00 more than the reserve.',
    ],
    [
      'square-final',
      'The reserve comes to three fifths of the sum withheld.',
      'The reserve comes to two fifths of the sum withheld.',
    ],
    [
      'square-final',
      'The sum withheld is about 60 percent of an average month.',
      'The sum withheld is about 60 percent of its best month.',
    ],
    [
      'square-final',
      'The sum withheld is $25,100.00 less than an average month.',
      'The sum withheld is $25,100.00 more than an average month.',
    ],
    [
      'square-final',
      'The reserve is larger than the part outside any reserve.',
      'The part outside any reserve is larger than the reserve.',
    ],
    [
      'square-demand-unsigned',
      'The sum withheld is more than two weeks of its average month.',
      'The sum withheld is more than two months of its average month.',
    ],
    [
      'square-final',
      'About 60 percent of the sum is booked as a reserve.',
      'About 40 percent of the sum is booked as a reserve.',
    ],
    [
      'square-final',
      'The reserve is the larger part of the sum.',
      'The settlement outside any reserve is the larger part of the sum.',
    ],
    [
      'square-final',
      'The settlement outside any reserve is the smaller part of the sum.',
      'The reserve is the smaller part of the sum.',
    ],
    ['square-final', 'The amount at issue is $36,900.00.', 'The amount at issue is $22,140.00.'],
  ])('%s: %s', (name, right, wrong) => {
    expect(statementOf(right, sheetOf(name)).is).toBe('proven');
    expect(statementOf(wrong, sheetOf(name)).is).not.toBe('proven');
  });

  test('invented figures that add up prove nothing', () => {
    expect(statementOf('$5,000.00 and $6,000.00 make $11,000.00.', sheetOf('square-final')).is).not.toBe('proven');
  });
});

describe('a sentence that tells how far two events lie apart is proven, with its direction', () => {
  test.each([
    [
      'stripe-follow-up',
      'Two weeks have passed since our letter was delivered.',
      'Three weeks have passed since our letter was delivered.',
    ],
    [
      'stripe-follow-up',
      'Your reply came three days after our letter was delivered.',
      'Your reply came three days before our letter was delivered.',
    ],
    [
      'stripe-follow-up',
      'Your answer came nine days after our letter was sent.',
      'Our letter was sent nine days after your answer.',
    ],
    [
      'stripe-follow-up',
      'When our letter arrived, the hold was already 98 days old.',
      'When our letter arrived, the hold was already 89 days old.',
    ],
    ['stripe-follow-up', 'You have had our demand for fourteen days.', 'You have had our demand for twenty days.'],
    [
      'stripe-follow-up',
      'Between the start of the hold and this letter lie 112 days.',
      'Between the start of the hold and this letter lie 121 days.',
    ],
    [
      'square-final',
      'Your answer followed our second letter by fifteen days.',
      'Our second letter followed your answer by fifteen days.',
    ],
    [
      'paypal-initial',
      'Those 180 days ran out more than two weeks before this letter.',
      'Those 180 days ran out more than two months before this letter.',
    ],
    [
      'stripe-follow-up',
      'December 3, 2026 was three days after our letter was delivered.',
      'December 4, 2026 was four days after our letter was delivered.',
    ],
    ['square-final', 'Seventy days is ten weeks.', 'Seventy days is eleven weeks.'],
    [
      'square-final',
      'Three weeks have gone by since our second letter reached you.',
      'Three weeks have gone by since our first letter reached you.',
    ],
  ])('%s: %s', (name, right, wrong) => {
    expect(statementOf(right, sheetOf(name)).is).toBe('proven');
    expect(statementOf(wrong, sheetOf(name)).is).not.toBe('proven');
  });
});
