import { describe, expect, test } from 'vitest';
import { judge } from '../../bench/drafting/hands.ts';

/** What the verifier says of a golden letter in which one text stands for another. */
const said = (letter: string, find: string, write: string): string =>
  judge({ id: 'one', letter, find, write, right: true, kind: 'one', why: '' }).says;

const sentence = 'The Merchant has been in business since 2016.';

describe('what the file proves needs no click, alone or within a planned sentence', () => {
  test.each([
    ['Some 96 percent of those transactions are domestic.', 'Some 69 percent of those transactions are domestic.'],
    ['It answers its customers within one business day.', 'It answers its customers within one hour.'],
    ['Delivery takes six days on average.', 'Delivery takes nine days on average.'],
    ['None of the sales was made with a card present.', 'All of the sales were made with a card present.'],
    ['The Merchant uses Ethoca to deal with disputes.', 'The Merchant uses Verifi to deal with disputes.'],
    ['It sells outdoor clothing and camping equipment.', 'It sells outdoor clothing and gift cards.'],
    ['The account has been open since March 4, 2019.', 'The account has been open since March 4, 2016.'],
  ])('%s', (right, wrong) => {
    expect(said('stripe-initial', sentence, `${sentence} ${right}`)).toBe('nothing');
    expect(said('stripe-initial', sentence, `${sentence} ${wrong}`)).not.toBe('nothing');
  });

  test.each([
    [
      sentence,
      'The Merchant, which sells outdoor clothing and camping equipment, has been in business since 2016.',
      'The Merchant, which sells outdoor clothing and camping equipment, has been in business since 2019.',
    ],
    [
      sentence,
      'The Merchant has been in business since 2016 and has held its account with Stripe since March 4, 2019.',
      'The Merchant has been in business since 2016 and has held its account with Stripe since March 4, 2016.',
    ],
  ])('%s', (find, right, wrong) => {
    expect(said('stripe-initial', find, right)).toBe('nothing');
    expect(said('stripe-initial', find, wrong)).not.toBe('nothing');
  });

  test('a day of interest at the legal rate is that of the sum withheld', () => {
    const find = 'The loss is the money and every day without it.';
    expect(said('stripe-escalation', find, `${find} At 10 percent a year, a day costs $16.82.`)).toBe('nothing');
    expect(said('stripe-escalation', find, `${find} At 10 percent a year, a day costs $25.04.`)).not.toBe('nothing');
    expect(said('stripe-escalation', find, `${find} At 9 percent a year, a day costs $16.82.`)).not.toBe('nothing');
  });
});
