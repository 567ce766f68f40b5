import type { CitedClause } from '../cited-clause.ts';

const version = 'the copies of April 15, 2024 and June 18, 2026';

export const cited: readonly CitedClause[] = [
  {
    authority_id: 'amazon-bsa-withholding',
    topic: 'hold',
    anchor: '§ 2',
    quotes: [
      {
        id: 'quote_amazon_persist',
        words: 'for as long as we determine any related risks to Amazon or third parties persist',
        version,
      },
    ],
  },
  {
    authority_id: 'amazon-bsa-reserve',
    topic: 'reserve',
    anchor: 'S-5',
    quotes: [
      {
        id: 'quote_amazon_reserve',
        words: 'based on our assessment of risks to Amazon or third parties posed by your actions or performance',
        version,
      },
    ],
  },
  { authority_id: 'amazon-bsa-arbitration', topic: 'arbitration', anchor: '§ 20 (Dispute Resolution)' },
];
