import { describe, expect, test } from 'vitest';
import { freshFindings } from '../../bench/drafting/hands.ts';
import { editLetter } from '../../bench/drafting/letter-edit.ts';

/** The verdict on the small words of an edit: red, which counsel may accept with a reason, a mark, or nothing. */
function says(letter: string, find: string, write: string): 'red' | 'mark' | 'nothing' {
  const findings = freshFindings(letter, (document) => editLetter(document, { find, write })).filter(
    ({ check }) => check === 'provenance',
  );
  if (findings.some(({ severity }) => severity === 'red')) return 'red';
  return findings.length > 0 ? 'mark' : 'nothing';
}

describe('a small word in the place of another', () => {
  test.each<[letter: string, find: string, write: string, says: 'red' | 'mark']>([
    ['stripe-initial', 'and without prejudice, release', 'and with prejudice, release', 'red'],
    ['paypal-initial', 'and without prejudice, release', 'and with prejudice, release', 'red'],
    ['stripe-initial', ' to the bank account on file', ' from the bank account on file', 'red'],
    ['square-initial', ' to the bank account on file', ' from the bank account on file', 'red'],
    ['paypal-initial', 'not measured against what', 'not measured for what', 'red'],
    ['stripe-initial', 'proceeds of sales to the', 'proceeds of sales from the', 'red'],
    ['stripe-initial', 'proceeds of sales to the', 'proceeds of sales out of the', 'red'],
    ['stripe-initial', 'in its dispute with Stripe', 'in its dispute for Stripe', 'mark'],
    ['square-initial', 'in its dispute with', 'in its dispute by', 'mark'],
    ['stripe-initial', 'a hold only so far as it measures', 'a hold even where it measures', 'mark'],
    ['stripe-initial', 'a hold only so far as it measures', 'a hold even if it measures', 'mark'],
    ['stripe-initial', 'a hold only so far as it measures', 'a hold also so far as it measures', 'mark'],
    ['stripe-initial', 'agreement between them', 'agreement between others', 'mark'],
    ['paypal-initial', 'agreement between them', 'agreement between us', 'mark'],
    ['stripe-initial', 'Please preserve everything that bears', 'Please preserve something that bears', 'mark'],
    ['square-initial', 'Please preserve everything that bears', 'Please preserve certain things that bear', 'mark'],
    ['stripe-follow-up', 'preserve everything that bears', 'preserve some that bears', 'mark'],
    ['stripe-initial', 'on this matter to the undersigned', 'on this matter to the Merchant', 'mark'],
    ['square-initial', 'on this matter to the undersigned', 'on this matter to somebody else', 'mark'],
    ['paypal-initial', 'on this matter to the undersigned', 'on this matter to the bank', 'mark'],
    ['stripe-initial', 'on this matter to the undersigned', 'on this matter to you', 'mark'],
    ['paypal-initial', 'if you count otherwise', 'if we count otherwise', 'mark'],
    ['stripe-initial', 'Stripe processed them and', 'Stripe processed us and', 'mark'],
    ['stripe-initial', 'settlement that has not been paid out', 'settlement that has been paid out', 'mark'],
    ['paypal-initial', 'release at once all but the sum', 'release at once all and the sum', 'mark'],
    ['stripe-initial', 'all but the sum shown', 'all and the sum shown', 'mark'],
  ])('%s: “%s”, “%s”', (letter, find, write, expected) => {
    expect(says(letter, find, write)).toBe(expected);
  });

  test.each<[letter: string, find: string, write: string]>([
    [
      'worldpay-match',
      'and no listing that goes with it measures a loss',
      'and a listing that goes with it does not measure a loss',
    ],
    [
      'venmo-demand',
      'and no duty is implied that contradicts another term',
      'and a duty that contradicts another term is not implied',
    ],
    ['stripe-initial', 'Please preserve everything that bears', 'Please preserve all that bears'],
  ])('%s: “%s” is “%s”', (letter, find, write) => {
    expect(says(letter, find, write)).toBe('nothing');
  });

  test('what it says names both words', () => {
    const [finding] = freshFindings('stripe-initial', (document) =>
      editLetter(document, { find: 'and without prejudice, release', write: 'and with prejudice, release' }),
    ).filter(({ severity }) => severity === 'red');
    expect(finding?.why).toContain('“without”');
    expect(finding?.why).toContain('“with.”');
  });
});
