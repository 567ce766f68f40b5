import type { CitedClause } from '../cited-clause.ts';

export const cited: readonly CitedClause[] = [
  {
    authority_id: 'square-payment-terms-reserve',
    topic: 'reserve',
    anchor: 'Payment Terms § 14 (formerly § 13)',
    quotes: [
      {
        id: 'quote_reasonably_determined',
        words: 'as reasonably determined',
        version: 'the text numbered § 14, formerly § 13',
      },
      {
        id: 'quote_any_reason',
        words: 'for any reason related to',
        version: 'the text numbered § 14, formerly § 13',
      },
    ],
  },
  {
    authority_id: 'square-gt-22',
    topic: 'arbitration',
    anchor: 'General Terms § 22',
  },
  { authority_id: 'square-gt-24', topic: 'limits', anchor: 'General Terms §§ 19, 23, 24' },
  { authority_id: 'square-funds-belong', topic: 'title', anchor: 'Square Support, Reserve FAQ' },
];
