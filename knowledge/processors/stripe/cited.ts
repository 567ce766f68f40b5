import type { CitedClause } from '../cited-clause.ts';

export const cited: readonly CitedClause[] = [
  {
    authority_id: 'stripe-ssa-reserve',
    topic: 'reserve',
    anchor: 'Services Terms / Stripe Financial Services Terms, Reserve',
  },
  { authority_id: 'stripe-ssa-arbitration', topic: 'arbitration', anchor: 'General Terms § 11.4 (formerly § 13)' },
];
