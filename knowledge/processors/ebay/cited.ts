import type { CitedClause } from '../cited-clause.ts';

export const cited: readonly CitedClause[] = [
  {
    authority_id: 'ebay-ua-restricted-funds',
    topic: 'hold',
    anchor: '§ 12',
    quotes: [
      {
        id: 'quote_ebay_restrict',
        words: 'may restrict access to your funds as described in the Payments Terms of Use',
        version: 'the versions of May 16, 2025 to June 28, 2026',
      },
    ],
  },
  {
    authority_id: 'ebay-ua-arbitration',
    topic: 'arbitration',
    anchor: '§ 19.B (§ 18.B in the version of July 26, 2024)',
  },
];
