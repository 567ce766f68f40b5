import type { Agreement } from '../../agreement.ts';

export const agreement: Agreement = {
  title: 'Merchant agreement with Worldpay and its member bank',
  effective: null,
  source_url: null,
  seen: 'Varies by merchant; not read.',
  adverse_terms: [],
  clauses: [],
  procedure: {
    informal_notice: 'agreement-specific',
    informal_period_days: null,
    arbitration_body: null,
    arbitration_confidence: 'low',
    small_claims: 'agreement-specific',
    governing_law: null,
    governing_law_note: 'often Ohio for Vantiv-era forms, Georgia for Worldpay US; read the agreement',
    signed_by_seller: false,
    counted: null,
    authority_ids: ['schnuck-v-first-data', 'best-beach-v-tsys', 'mc-rules-payment-to-merchants'],
  },
};
