import { describe, expect, test } from 'vitest';
import { judge } from '../../bench/drafting/hands.ts';
import { figuresIn } from './figures.ts';

const says = (letter: string, find: string, write: string) =>
  judge({ id: 'one', letter, find, write, right: true, kind: 'one', why: '' }).says;

describe('facts as others print them, and others that only look like them', () => {
  test.each([
    [
      'paypal-initial',
      'Juniper Outfitters LLC, a Delaware limited liability company,',
      'Juniper Outfitters, LLC, a limited liability company organized in Delaware,',
      'Juniper Outfitters, LLP, a limited liability company organized in Delaware,',
    ],
    [
      'paypal-initial',
      'a Delaware limited liability company',
      'a limited liability company formed under the laws of the State of Delaware',
      'a limited liability company formed under the laws of the State of Nevada',
    ],
    [
      'square-demand-unsigned',
      '118 Mill Street, Springfield, OR 97477',
      '118 Mill St., Springfield, Oregon 97477',
      '118 Mill Ave., Springfield, Oregon 97477',
    ],
    ['ebay-notice-2026-02-20', 'within 45 days of', 'within 45 (forty-five) days of', 'within 45 (fifty-four) days of'],
    ['paypal-initial', 'Account: PP-7731946', 'Account: PP-7731946 (PayPal)', 'Account: PP-7731964 (PayPal)'],
  ])('%s: %s', (letter, find, right, wrong) => {
    expect([says(letter, find, right), says(letter, find, wrong)]).toEqual(['nothing', 'red']);
  });
});

describe('red is what the file contradicts; what it does not show is read', () => {
  test.each([
    // A remark beside a value from the file.
    ['paypal-initial', 'Account: PP-7731946', 'Account: PP-7731946 (closed)', 'Account: PP-7731946, PP-7731947'],
    // A number without its unit must be a count of days in the file.
    [
      'square-follow-up',
      'the hold has lasted 91 days',
      'the hold has lasted, of the days, 91',
      'the hold has lasted, of the days, 937',
    ],
    // From September 14 to December 14.
    [
      'square-follow-up',
      'the hold has lasted 91 days',
      'the hold has lasted for a term of 3 months',
      'the hold has lasted for a term of 5 months',
    ],
    // From November 23 to December 15.
    [
      'square-initial',
      'to the undersigned.',
      'to the undersigned in these 15 business days.',
      'to the undersigned in these 16 business days.',
    ],
    [
      'paypal-initial',
      'Dunlap v. State Farm Fire & Cas. Co., 878 A.2d 434 (Del. 2005).',
      'Dunlap v. State Farm Fire & Cas. Co., 878 A.2d 434 (Del. 2005). See also Airborne Health, 984 A.2d 126.',
      'Dunlap v. State Farm Fire & Cas. Co., 878 A.2d 434 (Del. 2005). See also Airborne Health, 984 A.2d 162.',
    ],
  ])('%s: %s', (letter, find, open, wrong) => {
    expect(says(letter, find, open)).not.toBe('red');
    expect(says(letter, find, wrong)).toBe('red');
  });
});

test('the word "us" before a number is not a currency', () => {
  expect(figuresIn('it reached us 4 days later').map(({ kind }) => kind)).toEqual(['count']);
  expect(figuresIn('it cost US 4 and US$ 5').map(({ kind }) => kind)).toEqual(['money', 'money']);
});
