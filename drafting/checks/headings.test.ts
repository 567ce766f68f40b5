import { expect, test } from 'vitest';
import { judge } from '../../bench/drafting/hands.ts';

const said = (letter: string, find: string, write: string): string =>
  judge({ id: 'one', letter, find, write, right: true, kind: 'one', why: '' }).says;

test.each([
  ['THE STATED REASON', 'THE REASON STRIPE HAS GIVEN', 'STRIPE’S FALSE REASON'],
  ['THE CONTROLLING TERM', 'WHAT THE AGREEMENT SAYS ABOUT THE HOLD', 'THE TERM THAT STRIPE BROKE'],
  ['EXPOSURE', 'WHAT CAN STILL BE LOST', 'NO EXPOSURE'],
  ['FACTS', 'THE BACKGROUND', 'UNDISPUTED FACTS'],
])('%s may be named in other words, and asserts nothing in any', (find, right, wrong) => {
  expect(said('stripe-initial', find, right)).toBe('nothing');
  expect(said('stripe-initial', find, wrong)).not.toBe('nothing');
});

test('a heading that keeps a part apart stands as it is', () => {
  expect(said('paypal-escalation', 'YOUR PROPOSAL (THIS PART ONLY)', 'THE ANSWER')).not.toBe('nothing');
});
