import type { Wordings } from '../../clause.ts';

/** Other wordings of sentences that cite this agreement. */
export const stripeWordings: readonly Wordings[] = [
  {
    of: "The Merchant's notice of dispute under {authority:stripe-ssa-arbitration} went with our letter sent on {date:sent_initial} and was received on {date:delivered_initial}.",
    so: [
      "The Merchant's notice of dispute under {authority:stripe-ssa-arbitration} was enclosed with our letter sent on {date:sent_initial} and received on {date:delivered_initial}.",
      "Our letter sent on {date:sent_initial} enclosed the Merchant's notice of dispute under {authority:stripe-ssa-arbitration}, which was received on {date:delivered_initial}.",
      "You received the Merchant's notice of dispute under {authority:stripe-ssa-arbitration} on {date:delivered_initial}, with our letter sent on {date:sent_initial}.",
      "The Merchant's notice of dispute under {authority:stripe-ssa-arbitration} accompanied our letter sent on {date:sent_initial}, and it reached you on {date:delivered_initial}.",
    ],
  },
  {
    of: "The Merchant's notice of dispute under {authority:stripe-ssa-arbitration} goes by e-mail to the address that the Agreement names, with the Merchant's written authorization of counsel.",
    so: [
      "The Merchant's notice of dispute under {authority:stripe-ssa-arbitration}, accompanied by the Merchant's written authorization of counsel, goes by e-mail to the address that the Agreement designates.",
    ],
  },
  {
    of: "This letter is the Merchant's notice of dispute under {authority:stripe-ssa-arbitration}, sent by e-mail to the address that the Agreement names.",
    so: [
      "This letter serves as the Merchant's notice of dispute under {authority:stripe-ssa-arbitration} and goes by e-mail to the address designated in the Agreement.",
    ],
  },
  {
    of: "This letter is the Merchant's notice of intent to commence arbitration under {authority:stripe-ssa-arbitration}.",
    so: [
      'With this letter the Merchant gives notice that it intends to commence arbitration under {authority:stripe-ssa-arbitration}.',
    ],
  },
];
