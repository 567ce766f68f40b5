import type { Agreement } from '../../agreement.ts';

export const agreement: Agreement = {
  title: 'Stripe Services Agreement',
  effective: '2025-11-18',
  source_url: 'https://stripe.com/legal/ssa',
  seen: 'Archived and secondary copies of individual clauses.',
  adverse_terms: ['no_interest_in_reserve'],
  clauses: [
    {
      authority_id: 'stripe-ssa-reserve',
      topic: 'reserve',
      anchor: 'Services Terms / Stripe Financial Services Terms, Reserve',
    },
    { authority_id: 'stripe-ssa-arbitration', topic: 'arbitration', anchor: 'General Terms § 11.4 (formerly § 13)' },
  ],
  procedure: {
    informal_notice: 'see § 11.4',
    informal_period_days: null,
    arbitration_body: null,
    arbitration_confidence:
      'low: secondary sources conflict (AAA or JAMS; San Francisco or Delaware; 30-day notice claimed)',
    small_claims: 'verify',
    governing_law: null,
    governing_law_note: 'believed California in earlier versions; verify',
    signed_by_seller: false,
    counted: null,
    authority_ids: ['stripe-ssa-arbitration', 'stripe-ssa-reserve'],
  },
};
