import type { CitedClause } from '../cited-clause.ts';

export const cited: readonly CitedClause[] = [
  {
    authority_id: 'shopify-reserves-help',
    topic: 'reserve',
    anchor: 'Help Center, Overview of reserves in Shopify Payments',
  },
];
