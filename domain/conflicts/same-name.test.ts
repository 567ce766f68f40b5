import { expect, test } from 'vitest';
import { drawStrangers, drawVariants } from '../../testing/conflicts/name-variants.ts';
import { namesIn } from './name.ts';
import { enough, likeness } from './same-name.ts';

test('of 2,000 names in each variant spelling, at least 99 of 100 are found', () => {
  const variants = drawVariants(20_261_124, 2_000);
  const missed = variants.filter(({ name, written }) => likeness(name, written) < enough);
  expect(missed.length / variants.length, JSON.stringify(missed.slice(0, 20), null, 1)).toBeLessThanOrEqual(0.01);
  for (const how of new Set(variants.map((each) => each.how))) {
    const of = variants.filter((each) => each.how === how);
    const lost = missed.filter((each) => each.how === how);
    expect([how, lost.length / of.length <= 0.03]).toEqual([how, true]);
  }
});

test('of 2,000 pairs of different names, half with a word in common, at most 5 of 100 are shown to anybody', () => {
  const pairs = drawStrangers(7, 2_000);
  const shown = pairs.filter(([a, b]) => likeness(a, b) >= enough);
  expect(shown.length / pairs.length, JSON.stringify(shown.slice(0, 20))).toBeLessThanOrEqual(0.05);
});

test.each([
  ['PayPal, Inc.', 'Pay Pal LLC'],
  ['Block, Inc.', 'Square'],
  ['International Business Machines Corp.', 'IBM'],
  ['William Hernández', 'Hernandez, Bill'],
  ['Ø & Sons', 'O and Sons Co.'],
  ['J. P. Morgan', 'JPMorgan Chase & Co.'],
])('%s may be %s', (a, b) => expect(likeness(a, b)).toBeGreaterThanOrEqual(enough));

test.each([
  ['PayPal, Inc.', 'Palace Pets LLC'],
  ['Stripe, Inc.', 'Stride Shoes Inc.'],
  ['Block, Inc.', 'Clock LLC'],
  ['Cedar Lane Soaps LLC', 'Cedar Point Marine LLC'],
  ['The LLC', 'The Inc.'],
])('%s is not %s', (a, b) => expect(likeness(a, b)).toBeLessThan(enough));

test('an entry with several names is searched under each', () => {
  expect(namesIn('Block, Inc. (formerly Square, Inc.)')).toEqual(['Block, Inc.', 'Square, Inc.']);
  expect(namesIn('Brook Trading LLC d/b/a Brook Shoes; Brook Holdings')).toEqual([
    'Brook Trading LLC',
    'Brook Shoes',
    'Brook Holdings',
  ]);
});
