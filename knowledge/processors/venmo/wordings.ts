import type { Wordings } from '../../clause.ts';

/** Other wordings of sentences that cite this agreement. */
export const venmoWordings: readonly Wordings[] = [
  {
    of: 'The Agreement chooses New York law ({authority:venmo-ua-governing-law}).',
    so: [
      'New York law governs the Agreement ({authority:venmo-ua-governing-law}).',
      'The governing law under the Agreement is that of New York ({authority:venmo-ua-governing-law}).',
    ],
  },
  {
    of: "The Merchant's Notice of Dispute under {authority:venmo-ua-arbitration} is a paper of its own: the published form, signed by the Merchant and sent by certified mail.",
    so: [
      "The Merchant's Notice of Dispute under {authority:venmo-ua-arbitration} stands apart from this letter: it is the published form, signed by the Merchant and sent by certified mail.",
    ],
  },
];
