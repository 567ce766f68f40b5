import { expect, test } from 'vitest';
import { fullText } from '../../testing/files/full-text.ts';
import { quotesOf } from '../processors/agreement.ts';
import { profiles } from '../processors/profiles.ts';
import { checkQuotes } from './check-quotes.ts';
import { plainText, searchable, sentencesOf, squeezed } from './plain-text.ts';

const agreements = Object.values(profiles).flatMap((each) => each.agreements.map((one) => [one.id, one] as const));

/** A text as a PDF's lines have it: straight quotes, narrow lines, words hyphenated at their ends. */
const asPrinted = (text: string): string =>
  text
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/—/g, ' – ')
    .replace(/(\S{4,})/g, (word) => (/^\p{L}{8,}$/u.test(word) ? `${word.slice(0, 4)}-\n${word.slice(4)}` : word))
    .replace(/ (?=a)/g, '\n');

test.each(agreements)('every quote of %s is found in a text that has it, however it is set', (_id, agreement) => {
  const text = fullText(agreement);
  for (const each of [text, asPrinted(text)]) {
    const checked = checkQuotes(agreement, each);
    expect(checked.filter(({ found }) => !found)).toEqual([]);
    expect(checked).toHaveLength(quotesOf(agreement).length);
  }
});

test.each(agreements)('a quote of %s with one word less or one digit more is missing', (_id, agreement) => {
  const last = quotesOf(agreement).findLast(({ quote }) => quote.split(' ').length > 3);
  if (!last) throw new Error('no long quote');
  for (const bend of [(quote: string) => quote.replace(/ \S+ /, ' '), (quote: string) => quote.replace(/ /, ' 7 ')]) {
    const text = fullText(agreement, (quote) => quote.replaceAll(last.quote, bend(last.quote)));
    const missing = checkQuotes(agreement, text).filter(({ found }) => !found);
    expect(missing.map(({ place }) => place)).toContain(last.place);
    expect(missing[0]?.anchor).toMatch(/\S/);
  }
});

test('quotes, dashes, spaces, ligatures, soft hyphens and Markdown come out alike', () => {
  expect(plainText('## “We’ll\u00a0ﬁle” — *now*')).toBe(`"We'll file" -  now `);
  expect(searchable('[Stripe’s\nterms](https://x.example/a) – re\u00adturn')).toBe(
    searchable("Stripe's terms - return"),
  );
  expect(searchable('* the pre-\n  arbitration notice')).toBe(searchable('the prearbitration notice'));
});

test('numbers keep their hyphens, and letters their case', () => {
  expect(squeezed('5-10 days')).not.toBe(squeezed('510 days'));
  expect(squeezed('The Notice')).not.toBe(squeezed('the notice'));
});

test('a text is cut at the ends of sentences and at blank lines, not at the ends of lines', () => {
  expect(sentencesOf('11.4 Notices\n\nYou must send\na notice. We answer.\n\n* * *\n')).toEqual([
    '11.4 Notices',
    'You must send a notice.',
    'We answer.',
  ]);
});
