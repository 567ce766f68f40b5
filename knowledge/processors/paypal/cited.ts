import type { CitedClause } from '../cited-clause.ts';

export const cited: readonly CitedClause[] = [
  {
    authority_id: 'paypal-ua-risk-hold-21',
    topic: 'hold',
    anchor: "Holds based on PayPal's risk decisions",
    quotes: [
      { id: 'quote_generally', words: 'generally', version: 'the versions of October 29, 2025 and May 19, 2026' },
    ],
    terms: [
      { id: 'term_risk_hold', label: 'stated length of a risk hold', value: 21, unit: 'days' },
      { id: 'term_disputed_hold', label: 'maximum hold on a disputed payment', value: 180, unit: 'days' },
    ],
  },
  {
    authority_id: 'paypal-ua-limitation-180',
    topic: 'hold',
    anchor: 'Actions We May Take if You Engage in Any Restricted Activities',
    quotes: [
      {
        id: 'quote_reasonably_needed',
        words: 'reasonably needed',
        version: 'the versions of October 29, 2025 and May 19, 2026',
      },
    ],
    terms: [{ id: 'term_limitation', label: 'maximum hold after an account limitation', value: 180, unit: 'days' }],
  },
  {
    authority_id: 'paypal-ua-reserves',
    topic: 'reserve',
    anchor: 'Reserves',
    terms: [
      { id: 'term_reserve_days', label: 'rolling reserve example, days', value: 90, unit: 'days' },
      { id: 'term_reserve_percent', label: 'rolling reserve example, percent', value: 10, unit: 'percent' },
    ],
  },
  { authority_id: 'paypal-aup-damages', topic: 'damages', anchor: 'Acceptable Use Policy, damages clause' },
  {
    authority_id: 'paypal-funds-belong',
    topic: 'title',
    anchor: 'Problems accessing funds (security page)',
    quotes: [
      {
        id: 'quote_still_belongs',
        words: 'The money still belongs to you',
        version: 'a stored copy of the public page',
      },
    ],
  },
  { authority_id: 'paypal-ua-arbitration', topic: 'arbitration', anchor: 'Agreement to Arbitrate' },
];
