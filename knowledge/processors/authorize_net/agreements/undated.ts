import type { Agreement } from '../../agreement.ts';

export const agreement: Agreement = {
  title: 'Authorize.net gateway and eCheck.Net agreements',
  effective: null,
  source_url: 'https://account.authorize.net/interfaces/Legal/Merchant/Agreements/GW/1.0/agreement-authnet.htm',
  seen: 'Not read.',
  adverse_terms: [],
  clauses: [],
  procedure: {
    informal_notice: null,
    informal_period_days: null,
    arbitration_body: null,
    arbitration_confidence: 'low',
    small_claims: 'verify',
    governing_law: null,
    signed_by_seller: false,
    counted: null,
    authority_ids: ['nacha-returns'],
  },
};
