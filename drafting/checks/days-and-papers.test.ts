import { expect, test } from 'vitest';
import { freshFindings } from '../../bench/drafting/hands.ts';
import { editLetter } from '../../bench/drafting/letter-edit.ts';

const added = (letter: string, words: string) => {
  const find = 'Please direct further communication on this matter to the undersigned.';
  return freshFindings(letter, (document) => editLetter(document, { find, write: `${find} ${words}` }));
};
const reds = (letter: string, words: string): string[] =>
  added(letter, words).flatMap(({ severity, why }) => (severity === 'red' ? [why] : []));

test.each([
  ['The hold began on August 24, 2026, a Sunday.', 'The hold began on August 24, 2026, a Monday.'],
  ['The hold began on August 24, 2026 (Sunday).', 'The hold began on August 24, 2026 (Monday).'],
  ['The hold began on August 24, 2026, which was a Friday.', 'The hold began on August 24, 2026, which was a Monday.'],
])('a wrong day of the week after its date is red: %s', (wrong, right) => {
  expect(reds('stripe-initial', wrong)).toContain('That day is another day of the week.');
  expect(reds('stripe-initial', right)).not.toContain('That day is another day of the week.');
});

test.each([
  'We enclose a sworn declaration.',
  'A sworn declaration of the Merchant is enclosed.',
  'Enclosed is an affidavit of the owner.',
])('a sworn paper that does not go with the letter is red: %s', (words) => {
  const why = 'The letter promises a sworn declaration, and none goes with it.';
  expect(reds('stripe-initial', words)).toContain(why);
  expect(reds('square-initial', words)).toContain(why);
  expect(reds('stripe-initial', 'The Merchant can support this by a sworn declaration.')).not.toContain(why);
});
