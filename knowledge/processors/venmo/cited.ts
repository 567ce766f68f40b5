import type { CitedClause } from '../cited-clause.ts';

const version = 'the versions of October 7 and November 17, 2025';

export const cited: readonly CitedClause[] = [
  {
    authority_id: 'venmo-ua-risk-hold',
    topic: 'hold',
    anchor: "Holds based on Venmo's risk decisions",
    quotes: [{ id: 'quote_venmo_from', words: 'from the date the transaction was made', version }],
    terms: [{ id: 'term_venmo_risk_hold', label: 'maximum risk hold', value: 180, unit: 'days' }],
  },
  {
    authority_id: 'venmo-ua-restricted-180',
    topic: 'hold',
    anchor: 'Actions We May Take if You Engage in Any Restricted Activities',
    quotes: [
      {
        id: 'quote_venmo_needed',
        words: 'if reasonably needed to protect against the risk of liability',
        version,
      },
    ],
    terms: [
      { id: 'term_venmo_restricted', label: 'maximum hold after restricted activities', value: 180, unit: 'days' },
    ],
  },
  { authority_id: 'venmo-ua-arbitration', topic: 'arbitration', anchor: 'Agreement to Arbitrate' },
];
