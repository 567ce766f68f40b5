import { expect, test } from 'vitest';
import { judge } from '../../bench/drafting/hands.ts';

/** Whether the edit of that golden letter waits for nobody. */
const passes = (letter: string, find: string, write: string): boolean =>
  judge({ id: 'one', letter, find, write, right: true, kind: 'one', why: '' }).says === 'nothing';

test.each([
  // A share in brackets, and one between commas, is of the amount right before it.
  [
    'square-escalation',
    'on the $14,760.00 for which',
    'on the $14,760.00 (40 percent of the sum) for which',
    'on the $14,760.00 (60 percent of the sum) for which',
  ],
  [
    'paypal-follow-up',
    'the $36,250.75 outside any reserve',
    'the $36,250.75 outside any reserve, about three quarters of the sum',
    'the $36,250.75 outside any reserve, about two thirds of the sum',
  ],
  // A sum in signs.
  [
    'square-follow-up',
    'the reserve of $22,140.00 follows',
    'the reserve of $22,140.00 follows ($14,760 + $22,140 = $36,900)',
    'the reserve of $22,140.00 follows ($36,900 + $14,760 = $22,140)',
  ],
  // After a release "the sum" is none of two.
  [
    'stripe-final',
    'came with a release of $30,000.00',
    'came with a release of $30,000.00, just under a third of the sum',
    'came with a release of $30,000.00, just under half of the sum',
  ],
  // How far the day right before it lies from another.
  [
    'stripe-follow-up',
    'Your answer of December 3, 2026 is',
    'Your answer of December 3, 2026, three days after delivery, is',
    'Your answer of December 3, 2026, three days before delivery, is',
  ],
  [
    'paypal-final',
    'Your answer of December 22, 2026 refuses',
    'Your answer of December 22, 2026, which reached us four days after our second letter was delivered, refuses',
    'Your answer of December 22, 2026, which reached us four days after our first letter was delivered, refuses',
  ],
  // A part that is proven but for its last words stays.
  [
    'square-escalation',
    'on the $14,760.00 for which',
    'on the $14,760.00 (40 percent of the sum) for which',
    'on the $14,760.00 (40 percent of the sum, as agreed) for which',
  ],
])('%s: %s', (letter, find, right, wrong) => {
  expect([passes(letter, find, right), passes(letter, find, wrong)]).toEqual([true, false]);
});
