import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worst } from '../../testing/adversarial-text.ts';
import { locator } from './locate.ts';

const page = (text: string) => [{ page: null, text }];
const locate = (quote: string, text: string) => locator(page(text))({ quote, page: null });

test.each([
  ['quotation marks', 'They said "we will release it" twice', 'said “we will release it”'],
  ['apostrophes', 'your account’s reserve', "account's reserve"],
  ['dashes', 'held – for 180 days – since May', 'held - for 180 days - since'],
  ['spaces and lines', 'release\n   on\u00a0May 4, 2026', 'release on May 4, 2026'],
  ['full-width figures', 'held ＄４８,２５０ since', 'held $48,250 since'],
  ['a letter in two parts', 'the cafe\u0301 account', 'the café account'],
])('a quote is found in another spelling of %s, and is given in the words of the text', (_what, text, quote) => {
  const found = locate(quote, text);
  expect(found && text.slice(found.start, found.end)).toBe(found?.text);
  expect(found?.text.normalize('NFKC').replace(/\s+/g, ' ')).toHaveLength(quote.length);
});

test.each([
  ['a word left out', 'We will not release it', 'We will release it'],
  ['another case', 'We will release it', 'we will release it'],
  ['a part of a number', 'Held: $48,250.75', '$48,25'],
  ['a part of a word', 'It was unreleased', 'released'],
  ['half of a joined letter', 'the ﬁ', 'i'],
  ['no words', 'Held', '  '],
  ['words that stand a hundred times in others', `${'unreleased '.repeat(100)}released`, 'released'],
  ['more than 400 characters', 'a '.repeat(300), 'a '.repeat(300)],
])('a quote with %s is not found', (_what, text, quote) => {
  expect(locate(quote, text)).toBeNull();
});

test('a quote that stands twice is found only on its page', () => {
  const find = locator([
    { page: 1, text: 'Held: $500.00' },
    { page: 2, text: 'Held: $500.00 and Held: $500.00' },
    { page: 3, text: 'Paid: $1.00' },
  ]);
  expect(find({ quote: 'Held: $500.00', page: 1 })).toEqual({ page: 1, start: 0, end: 13, text: 'Held: $500.00' });
  for (const page of [null, 2, 3]) expect(find({ quote: 'Held: $500.00', page })).toBeNull();
  expect(find({ quote: 'Paid: $1.00', page: 1 })).toMatchObject({ page: 3 });
});

const letters = fc.string({ unit: fc.constantFrom(...'ab \n“"’\'–-é１ﬁe\u0301'), maxLength: 60 });

test('what is found is a part of the text, alone in it, and is itself found there', () => {
  fc.assert(
    fc.property(letters, fc.nat(60), fc.nat(20), (text, from, length) => {
      const find = locator(page(text));
      const found = find({ quote: text.slice(from, from + length), page: null });
      if (!found) return;
      expect(found.text).toBe(text.slice(found.start, found.end));
      expect(find({ quote: found.text, page: null })).toEqual(found);
    }),
    { numRuns: 3_000 },
  );
});

test('a sentence between other words is found wherever it stands', () => {
  const words = fc.string({ unit: fc.constantFrom(...'xyz ,\n'), maxLength: 80 });
  const quote = 'We will release “it” on May 4, 2026.';
  fc.assert(
    fc.property(words, words, (before, after) => {
      const found = locate(quote, `${before} ${quote} ${after}`);
      expect(found).toMatchObject({ start: before.length + 1, text: quote });
    }),
  );
});

test('a text of a megabyte is searched, whatever it repeats', () => {
  const quote = 'Released on May 4, 2026';
  for (const { make } of worst) {
    const text = `${make(1_000_000)}\n${quote}`;
    const find = locator(page(text));
    expect(find({ quote, page: null })?.start).toBe(text.length - quote.length);
    expect(find({ quote: `${'a'.repeat(399)}b`, page: null })).toBeNull();
  }
});
