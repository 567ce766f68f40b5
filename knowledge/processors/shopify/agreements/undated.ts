import type { Agreement } from '../../agreement.ts';

export const agreement: Agreement = {
  title: 'Shopify Payments terms of service, United States',
  effective: null,
  source_url: 'https://www.shopify.com/legal/terms-payments-us',
  seen: 'Not read; only the help page on reserves was read.',
  adverse_terms: [],
  clauses: [
    {
      authority_id: 'shopify-reserves-help',
      topic: 'reserve',
      anchor: 'Help Center, Overview of reserves in Shopify Payments',
    },
  ],
  procedure: {
    informal_notice: null,
    informal_period_days: null,
    arbitration_body: null,
    arbitration_confidence: 'low: not verified',
    small_claims: 'verify',
    governing_law: null,
    governing_law_note: 'platform terms historically chose Ontario law; the US Payments Terms differ; verify',
    signed_by_seller: false,
    counted: null,
    authority_ids: ['shopify-reserves-help'],
  },
};
