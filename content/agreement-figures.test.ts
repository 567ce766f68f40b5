import { expect, test } from 'vitest';
import { processors } from '../domain/processors.ts';
import { otherFigures } from '../testing/agreements/other-figures.ts';
import { figuresOf, quotedBy, saidBy } from '../testing/agreements/said-figures.ts';
import { articles, siteUnits } from '../testing/agreements/site-units.ts';

/**
 * Every figure that the public site states about a processor stands in a quote of its agreement, or is listed as
 * something else: a network rule, a statute, a report, our own figure, an example. A new figure fails until it is one
 * or the other.
 */
const units = await siteUnits();
const address = /Attn: [^“”"]*?\b[A-Z]{2} \d{5}(?:-\d{4})?/g;
/** Figures that no version of the agreements named has, as `file: figure`, with the sentence. */
const unsaid = units
  .filter(({ about }) => about.length > 0)
  .flatMap(({ file, about, text }) =>
    figuresOf(text)
      .filter((figure) => !about.some((key) => saidBy(key, figure)))
      .map((figure) => ({ file, figure, text })),
  );
const listed = (file: string): readonly string[] => Object.values(otherFigures[file] ?? {}).flat();

test('every figure about a processor stands in a quote of its agreement, or is listed as no term of it', () => {
  const bare = unsaid.filter(({ file, figure }) => !listed(file).includes(figure));
  expect(bare.map(({ file, figure, text }) => `${file}: ${figure}: ${text}`)).toEqual([]);
});

test('no figure is listed that the site no longer states', () => {
  const stale = Object.keys(otherFigures).flatMap((file) =>
    listed(file)
      .filter((figure) => !unsaid.some((each) => each.file === file && each.figure === figure))
      .map((figure) => `${file}: ${figure}`),
  );
  expect(stale).toEqual([]);
});

test('figures are found in articles, on pages and in the agreements’ own rows', () => {
  expect(articles).toHaveLength(10);
  const files = new Set(units.filter(({ about }) => about.length > 0).map(({ file }) => file));
  for (const file of [
    'ebay/page.ts',
    'comparison.ts',
    'rights.ts',
    'faq.ts',
    'stories.ts',
    'blog/stripe-freezes-payouts.md',
  ])
    expect(files).toContain(file);
  expect(units.filter(({ about, text }) => about.length > 0 && figuresOf(text).length > 0).length).toBeGreaterThan(150);
});

test('a figure that no agreement has is found, be it a day, a sum, an address or a number in words', () => {
  expect(figuresOf('PayPal waits 46 days, or seven days, for $2,500 at 12 Any Street, CA 90001.')).toEqual([
    '46',
    '7',
    '2500',
    '12',
    '90001',
  ]);
  expect(['45', '21', '46', '2500'].map((each) => saidBy('paypal', each))).toEqual([true, true, false, false]);
  expect(saidBy('stripe', 'notices@stripe.com')).toBe(true);
  expect(saidBy('stripe', 'complaints@stripe.com')).toBe(false);
});

test('every address for notices that the site gives stands in a quote, from its attention line to its zip code', () => {
  const found = [
    ...new Set(units.flatMap(({ about, whole }) => (about.length > 0 ? whole.match(address) : null) ?? [])),
  ];
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter((each) => !processors.some((key) => quotedBy(key, each)))).toEqual([]);
});
