import type { Processor } from '../case.ts';

/** Values of /apply?processor= and what each selects (product.md; spec, section 3). */
const selections: Record<string, Processor> = {
  paypal: 'paypal',
  stripe: 'stripe',
  square: 'square',
  shopify: 'shopify',
  'paypal-holds': 'paypal',
  'stripe-reserve': 'stripe',
  'shopify-payments-hold': 'shopify',
  'square-hold': 'square',
  legacy: 'other',
  'legacy-acquirer-holds': 'other',
};

/** The processor that a link's parameter selects; unknown ones are ignored (null). */
export function processorFromParameter(value: string | null): Processor | null {
  return value !== null && Object.hasOwn(selections, value) ? (selections[value] ?? null) : null;
}
