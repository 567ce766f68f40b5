import type { Wordings } from '../../clause.ts';

/** Other wordings of sentences that cite this agreement. */
export const ebayWordings: readonly Wordings[] = [
  {
    of: 'The Agreement chooses Utah law ({authority:ebay-ua-governing-law}).',
    so: [
      'Utah law governs the Agreement ({authority:ebay-ua-governing-law}).',
      'The governing law under the Agreement is that of Utah ({authority:ebay-ua-governing-law}).',
    ],
  },
  {
    of: "The Merchant's Notice of Dispute under {authority:ebay-ua-arbitration} was submitted on the webform that the Agreement names before our letter sent on {date:sent_initial}.",
    so: [
      "The webform that the Agreement names was used to submit the Merchant's Notice of Dispute under {authority:ebay-ua-arbitration} before our letter sent on {date:sent_initial}.",
    ],
  },
];
