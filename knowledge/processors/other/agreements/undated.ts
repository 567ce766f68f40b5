import type { Agreement } from '../../agreement.ts';

export const agreement: Agreement = {
  title: 'The merchant agreement as signed',
  effective: null,
  source_url: null,
  seen: 'Varies by merchant; not read.',
  adverse_terms: [],
  clauses: [],
  procedure: {
    informal_notice: 'agreement-specific (often written notice of statement errors within 30-90 days)',
    informal_period_days: null,
    arbitration_body: null,
    arbitration_confidence: 'low',
    small_claims: 'agreement-specific',
    governing_law: null,
    signed_by_seller: false,
    counted: null,
    authority_ids: ['schnuck-v-first-data', 'best-beach-v-tsys', 'ucc-9-210', 'mc-match'],
  },
};
