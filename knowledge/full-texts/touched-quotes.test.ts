import { expect, test } from 'vitest';
import { fullText } from '../../testing/files/full-text.ts';
import { quotesOf, type Agreement } from '../processors/agreement.ts';
import { profiles } from '../processors/profiles.ts';
import { compareTexts } from './compare-texts.ts';
import { searchable } from './plain-text.ts';
import { touchingChanges } from './touched-quotes.ts';

const stripe = profiles.stripe.agreements.find(({ id }) => id === 'stripe/2025-11-18');
if (!stripe) throw new Error('no such version');
const newer = profiles.stripe.agreements[0] ?? stripe;
const touchedPlaces = (agreement: Agreement, now: string) =>
  touchingChanges({ text: fullText(agreement), agreement }, { text: now, agreement: null }).flatMap(({ touched }) =>
    touched.map(({ place, subject, in_other }) => ({ place, subject, in_other })),
  );

test('two texts of the same words have no changes, however they are set', () => {
  const text = fullText(stripe);
  expect(compareTexts(text, text)).toEqual([]);
  expect(
    compareTexts(
      text,
      text
        .replace(/“|”/g, '"')
        .replace(/\n\n/g, '\n\n\n')
        .replace(/ (?=t)/g, '\n'),
    ),
  ).toEqual([]);
});

test('a change has the removed and the added sentences, with their places in both texts', () => {
  const [old, now] = ['One. Two. Three. Four.', 'One. Deux. Trois. Three. Four. Five.'];
  const changes = compareTexts(old, now);
  expect(changes.map(({ removed, added }) => ({ removed, added }))).toEqual([
    { removed: ['Two.'], added: ['Deux.', 'Trois.'] },
    { removed: [], added: ['Five.'] },
  ]);
  const cut = (text: string, { from, to }: { from: number; to: number }) => searchable(text).slice(from, to);
  expect(changes.map(({ in_old, in_new }) => [cut(old, in_old), cut(now, in_new)])).toEqual([
    ['Two.', 'Deux.Trois.'],
    ['', 'Five.'],
  ]);
});

test('whatever is changed, both texts can be rebuilt from what was kept, removed and added', () => {
  let seed = 7;
  const random = (max: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % max;
  for (let draw = 0; draw < 200; draw += 1) {
    const list = () => Array.from({ length: random(12) }, () => `Sentence ${random(6)} stands.`).join(' ');
    const [old, now] = [list(), list()];
    let rebuilt = '';
    let at = 0;
    for (const { in_old, added } of compareTexts(old, now)) {
      rebuilt += searchable(old).slice(at, in_old.from) + searchable(added.join(' '));
      at = in_old.to;
    }
    expect(rebuilt + searchable(old).slice(at)).toBe(searchable(now));
  }
});

test('a changed number touches every quote of the procedure that rests on it, and no other', () => {
  const now = fullText(stripe, (quote) =>
    quote.replace('within 30 days of the notice', 'within 45 days of the notice'),
  );
  const resting = quotesOf(stripe).filter(({ quote }) => quote.includes('within 30 days of the notice'));
  expect(resting.length).toBeGreaterThan(1);
  const touched = touchedPlaces(stripe, now);
  for (const { place } of resting) expect(touched).toContainEqual({ place, subject: 'procedure', in_other: false });
  const gone = touched.filter(({ in_other }) => !in_other).map(({ place }) => place);
  expect([...new Set(gone)].toSorted()).toEqual(resting.map(({ place }) => place).toSorted());
});

test('holds and adverse terms are told apart', () => {
  for (const [place, subject] of [
    ['holds[0]', 'hold'],
    ['adverse[0]', 'adverse'],
    ['party', 'other'],
  ]) {
    const now = fullText(stripe, (quote, at) =>
      at === place ? `${quote} Except on Mondays.`.replace(/^\S+/, 'X') : quote,
    );
    expect(touchedPlaces(stripe, now)).toContainEqual({ place, subject, in_other: expect.any(Boolean) });
  }
});

test('words put into the middle of a quote touch it, and words put beside it do not', () => {
  const agreement = { ...stripe, procedure: { ...stripe.procedure } };
  const [first] = quotesOf(agreement).filter(({ quote }) => /[a-z]\. [A-Z]/.test(quote));
  const long = first ?? { place: '', quote: '' };
  expect(long.place).not.toBe('');
  const split = fullText(stripe, (quote, place) => (place === long.place ? quote.replace('. ', '. Not so. ') : quote));
  expect(touchedPlaces(stripe, split).map(({ place }) => place)).toContain(long.place);
  const beside = fullText(stripe).replace('The end of the agreement.', 'A new paragraph.\n\nThe end of the agreement.');
  expect(touchedPlaces(stripe, beside)).toEqual([]);
});

test('quotes of the newer version are marked where its words came in', () => {
  const changes = touchingChanges(
    { text: fullText(stripe), agreement: stripe },
    { text: fullText(newer), agreement: newer },
  );
  const sides = new Set(changes.flatMap(({ touched }) => touched.map(({ agreement }) => agreement)));
  expect([...sides].toSorted()).toEqual([stripe.id, newer.id].toSorted());
});
