import { describe, expect, test } from 'vitest';
import { freshFindings } from '../../bench/drafting/hands.ts';
import { editLetter } from '../../bench/drafting/letter-edit.ts';
import { needsClick } from '../../domain/letters/letter.ts';

/** What the edit asks of who approves: a red, an amber to click, or nothing. */
function says(letter: string, find: string, write: string): 'red' | 'amber' | 'nothing' {
  const findings = freshFindings(letter, (document) => editLetter(document, { find, write }));
  if (findings.some(({ severity }) => severity === 'red')) return 'red';
  return findings.some(needsClick) ? 'amber' : 'nothing';
}

describe('a small word in the place of another', () => {
  test.each<[letter: string, find: string, write: string, says: 'red' | 'amber']>([
    ['stripe-initial', 'and without prejudice, release', 'and with prejudice, release', 'red'],
    ['paypal-initial', 'and without prejudice, release', 'and with prejudice, release', 'red'],
    ['stripe-initial', ' to the bank account on file', ' from the bank account on file', 'red'],
    ['square-initial', ' to the bank account on file', ' from the bank account on file', 'red'],
    ['paypal-initial', 'protect against liability', 'protect for liability', 'red'],
    ['stripe-initial', 'proceeds of sales to the', 'proceeds of sales from the', 'red'],
    ['stripe-initial', 'proceeds of sales to the', 'proceeds of sales out of the', 'red'],
    ['stripe-initial', 'in its dispute with Stripe', 'in its dispute for Stripe', 'amber'],
    ['square-initial', 'in its dispute with', 'in its dispute by', 'amber'],
    ['stripe-initial', 'a hold only so far as it measures', 'a hold even where it measures', 'amber'],
    ['stripe-initial', 'a hold only so far as it measures', 'a hold even if it measures', 'amber'],
    ['stripe-initial', 'a hold only so far as it measures', 'a hold also so far as it measures', 'amber'],
    ['stripe-initial', 'agreement between them', 'agreement between others', 'amber'],
    ['paypal-initial', 'agreement between them', 'agreement between us', 'amber'],
    ['stripe-initial', 'Please preserve everything that bears', 'Please preserve something that bears', 'amber'],
    ['square-initial', 'Please preserve everything that bears', 'Please preserve certain things that bear', 'amber'],
    ['stripe-initial', 'identify every dispute', 'identify some dispute', 'amber'],
    ['stripe-initial', 'identify every dispute', 'identify one dispute', 'amber'],
    ['stripe-initial', 'on this matter to the undersigned', 'on this matter to the Merchant', 'amber'],
    ['square-initial', 'on this matter to the undersigned', 'on this matter to somebody else', 'amber'],
    ['paypal-initial', 'on this matter to the undersigned', 'on this matter to the bank', 'amber'],
    ['stripe-initial', 'on this matter to the undersigned', 'on this matter to you', 'amber'],
    ['paypal-initial', 'if you count otherwise', 'if we count otherwise', 'amber'],
    ['stripe-initial', 'Stripe processed them and', 'Stripe processed us and', 'amber'],
    ['stripe-initial', 'settlement that has not been paid out', 'settlement that has been paid out', 'amber'],
    ['paypal-initial', 'release at once all but the sum', 'release at once all and the sum', 'amber'],
    ['stripe-initial', 'that they do not support', 'that others do not support', 'amber'],
  ])('%s: “%s”, “%s”', (letter, find, write, expected) => {
    expect(says(letter, find, write)).toBe(expected);
  });

  test.each<[letter: string, find: string, write: string]>([
    ['stripe-initial', 'without showing that the term', 'with no showing that the term'],
    ['square-initial', 'whether the Merchant has been', 'whether or not the Merchant has been'],
    ['venmo-notice', 'it can be neither tested nor answered', 'it can’t be tested or answered'],
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

  test.each([
    'Please send all further correspondence to the Merchant.',
    'Please contact the Merchant directly.',
    'Please direct questions to our client.',
  ])('no courtesy: %s', (added) => {
    const find = 'Please direct further communication on this matter to the undersigned.';
    expect(says('stripe-initial', find, `${find} ${added}`)).not.toBe('nothing');
  });
});
