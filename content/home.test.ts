// @proves home-texts
import { expect, test } from 'vitest';
import { homeProcessors } from './home.ts';

test('the five processor cards have the spec’s slugs, in order', () => {
  expect(homeProcessors.map((card) => card.slug)).toEqual([
    'paypal-holds',
    'stripe-reserve',
    'shopify-payments-hold',
    'square-hold',
    'legacy-acquirer-holds',
  ]);
});
