import type { Agreement } from '../../agreement.ts';

/** Whole text read, in the copy of 2025-12-03. An attorney confirms it on the day of use. */
export const agreement: Agreement = {
  id: 'shopify/2025-10-21',
  title: 'Shopify Terms of Service (platform, not Shopify Payments)',
  covers: 'platform',
  effective: {
    from: '2025-10-21',
    words: 'Last updated on: October 21, 2025',
    until: null,
    how: 'newest copy found; a later one is likely',
  },
  source_url: 'https://www.shopify.com/legal/terms',
  seen: {
    on: '2025-12-03',
    read_on: '2026-11-23',
    in: 'weitzman/difficode, agreements/shopify/terms.md @ 9e8c03cd56cb9b2604d28701c9f43e8ccd49a181',
    text: 'whole',
    sha256: 'd2dd0137c7244df809e4128b7dbfe7c4791505c58dca18cb915b4646e5c91847',
  },
  frozen: 'da78e4ef653ff8effe1885aac3dcb9983b7a81c517d68a6c00829cf569e3f078',
  party: {
    value: 'Shopify Inc.',
    quote:
      '"Shopify Contracting Party" means Shopify Inc., a Canadian corporation, with offices located at 151 O\'Connor Street, Ground floor, Ottawa, Ontario, K2P 2L8.',
    anchor: '§ 13(1)',
    note: 'platform only; the United States Payments Terms name another party and were not seen',
  },
  procedure: {
    pre_notice_required: { value: null, reason: 'the stored text says nothing on this' },
    channels: { value: null, reason: 'the stored text says nothing on this' },
    address: { value: null, reason: 'only the seat of the company, not a notice address' },
    email: { value: null, reason: 'the stored text says nothing on this' },
    form: { value: null, reason: 'the stored text says nothing on this' },
    contents: { value: null, reason: 'the stored text says nothing on this' },
    signer: { value: null, reason: 'the stored text says nothing on this' },
    counsel_authorization: { value: null, reason: 'the stored text says nothing on this' },
    wait_days: { value: null, reason: 'the stored text says nothing on this' },
    wait_starts: { value: null, reason: 'the stored text says nothing on this' },
    conference: { value: null, reason: 'the stored text says nothing on this' },
    forum: {
      value: 'courts of Ontario, exclusive (platform terms)',
      quote:
        'The parties irrevocably and unconditionally submit to the exclusive jurisdiction of the courts of the Province of Ontario with respect to any dispute or claim arising out of or in connection with the Terms of Service.',
      anchor: '§ 13(2)',
    },
    administrator: { value: null, reason: 'no arbitration in the platform terms' },
    rules: { value: null, reason: 'no arbitration in the platform terms' },
    seat: { value: null, reason: 'no arbitration in the platform terms' },
    governing_law: {
      value: 'ON',
      quote:
        'The Terms of Service will be governed by and interpreted in accordance with the laws of the Province of Ontario and the laws of Canada applicable therein',
      anchor: '§ 16(4)',
    },
    arbitration_law: { value: null, reason: 'no arbitration in the platform terms' },
    arbitrability: { value: null, reason: 'no arbitration in the platform terms' },
    small_claims: { value: null, reason: 'the stored text says nothing on this' },
    fees_paid_by_processor: { value: null, reason: 'the stored text says nothing on this' },
    papers_only_up_to_usd: { value: null, reason: 'the stored text says nothing on this' },
    class_waiver: { value: null, reason: 'the stored text says nothing on this' },
    jury_waiver: { value: null, reason: 'the stored text says nothing on this' },
    tolling: { value: null, reason: 'the stored text says nothing on this' },
    opt_out: { value: null, reason: 'the stored text says nothing on this' },
    batch_from_demands: { value: null, reason: 'the stored text says nothing on this' },
    limitation_years: { value: null, reason: 'the stored text says nothing on this' },
    costs: { value: null, reason: 'the stored text says nothing on this' },
    confidentiality: { value: null, reason: 'not for disputes' },
    liability_cap: {
      value: 'no direct or other damages',
      quote:
        'Shopify and its suppliers will not be liable for any direct, indirect, incidental, special, consequential or exemplary damages',
      anchor: '§ 7(1)',
    },
  },
  holds: [
    {
      term: 'reserve or payout hold',
      days: null,
      starts: null,
      conditions: 'Shopify Payments Terms (US) not stored',
      quote: null,
      reason: 'not in the platform terms',
    },
  ],
  adverse: [
    {
      topic: 'foreign exclusive forum (platform terms)',
      plain: 'Disputes belong in courts abroad.',
      quote: 'submit to the exclusive jurisdiction of the courts of the Province of Ontario',
      anchor: '§ 13(2)',
    },
    {
      topic: 'even direct damages disclaimed',
      plain: 'It disclaims even direct damages.',
      quote: 'will not be liable for any direct, indirect, incidental, special, consequential or exemplary damages',
      anchor: '§ 7(1)',
    },
  ],
  amendment: [
    {
      topic: 'may change at any time',
      quote:
        'We reserve the right, in our sole and absolute discretion, to update or change any portion of the Terms of Service at any time.',
      anchor: '§ 15(1)',
    },
  ],
  doubts: [
    'The money is held under the Shopify Payments Terms (United States), which are not stored: nothing here decides a payments dispute.',
  ],
};
