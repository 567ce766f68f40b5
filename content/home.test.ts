// @proves home-texts
import { expect, test } from 'vitest';
import { homeProcessors } from './home.ts';

test('the five cards of processors have the slugs of the specification, in its order', () => {
  expect(homeProcessors.map((card) => card.slug)).toEqual([
    'paypal-holds',
    'stripe-reserve',
    'shopify-payments-hold',
    'square-hold',
    'legacy-acquirer-holds',
  ]);
});
