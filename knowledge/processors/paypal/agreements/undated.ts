import type { Agreement } from '../../agreement.ts';

export const agreement: Agreement = {
  title: 'PayPal User Agreement (United States)',
  effective: null,
  source_url: 'https://www.paypal.com/us/legalhub/paypal/useragreement-full',
  seen: 'Archived and secondary copies of individual clauses, as of 2024.',
  adverse_terms: [],
  clauses: [
    {
      authority_id: 'paypal-ua-risk-hold-21',
      topic: 'hold',
      anchor: "Holds based on PayPal's risk decisions",
      quotes: [
        { id: 'quote_generally', words: 'generally', version: 'the United States agreement as copied in our library' },
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
          version: 'the United States agreement as known to 2024',
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
    { authority_id: 'paypal-aup-damages', topic: 'damages', anchor: 'AUP violation damages clause' },
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
  ],
  procedure: {
    informal_notice: 'Notice of Dispute form by mail',
    informal_period_days: 45,
    informal_period_confidence: 'medium (from memory; verify)',
    arbitration_body: 'AAA (Consumer Rules if $10,000 or less)',
    arbitration_confidence: 'high',
    small_claims: 'allowed',
    governing_law: 'Delaware (and FAA)',
    governing_law_confidence: 'high (applied in Evans v. PayPal, N.D. Cal. 2022)',
    limitation: '3 years, 10 Del. C. § 8106, unless the agreement provides otherwise',
    signed_by_seller: false,
    counted: null,
    authority_ids: ['paypal-ua-arbitration', 'evans-v-paypal', 'cheng-v-paypal', 'sol-delaware-8106'],
  },
};
