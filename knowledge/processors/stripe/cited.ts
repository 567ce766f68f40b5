import type { CitedClause } from '../cited-clause.ts';

export const cited: readonly CitedClause[] = [
  {
    authority_id: 'stripe-ssa-reserve',
    topic: 'reserve',
    anchor: 'Services Terms / Stripe Financial Services Terms, Reserve',
  },
  {
    authority_id: 'stripe-payments-terms-2024',
    topic: 'reserve',
    anchor: 'Stripe Payments Terms §§ 5.7, 12',
    quotes: [
      {
        id: 'quote_reserve_terms',
        words: 'If Stripe establishes a Reserve, Stripe will notify you of the Reserve terms',
        version: 'the version of November 11, 2024',
      },
      {
        id: 'quote_settlement_funds',
        words: 'failing to transfer any settlement funds the Stripe Parties receive and owe to you',
        version: 'the version of November 11, 2024',
      },
    ],
  },
  {
    authority_id: 'stripe-ssa-arbitration',
    topic: 'arbitration',
    anchor: 'General Terms § 11.4 (§ 13 in the terms of Nov. 11, 2024)',
  },
];
