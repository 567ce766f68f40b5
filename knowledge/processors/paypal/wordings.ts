import type { Wordings } from '../../clause.ts';

/** Other wordings of sentences that cite this agreement. */
export const paypalWordings: readonly Wordings[] = [
  {
    of: 'The Agreement chooses Delaware law ({authority:paypal-ua-governing-law}).',
    so: [
      'Delaware law governs the Agreement ({authority:paypal-ua-governing-law}).',
      'The governing law under the Agreement is that of Delaware ({authority:paypal-ua-governing-law}).',
      'The law chosen in the Agreement is that of Delaware ({authority:paypal-ua-governing-law}).',
    ],
  },
  {
    of: "The Merchant's Notice of Dispute under {authority:paypal-ua-arbitration} is enclosed, on the form that {fact:processor} publishes, signed by {fact:signed_by} on {date:signed_on}.",
    so: [
      "With this letter comes the Merchant's Notice of Dispute under {authority:paypal-ua-arbitration}, completed on {fact:processor}'s published form and signed by {fact:signed_by} on {date:signed_on}.",
    ],
  },
  {
    of: "The Merchant's Notice of Dispute under {authority:paypal-ua-arbitration} went with our letter sent on {date:sent_initial} and was received on {date:delivered_initial}.",
    so: [
      "The Merchant's Notice of Dispute under {authority:paypal-ua-arbitration} was enclosed with our letter sent on {date:sent_initial} and received on {date:delivered_initial}.",
      "Our letter sent on {date:sent_initial} enclosed the Merchant's Notice of Dispute under {authority:paypal-ua-arbitration}, which was received on {date:delivered_initial}.",
      "You received the Merchant's Notice of Dispute under {authority:paypal-ua-arbitration} on {date:delivered_initial}, with our letter sent on {date:sent_initial}.",
      "The Merchant's Notice of Dispute under {authority:paypal-ua-arbitration} accompanied our letter sent on {date:sent_initial}, and it reached you on {date:delivered_initial}.",
    ],
  },
];
