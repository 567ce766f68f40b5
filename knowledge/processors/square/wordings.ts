import type { Wordings } from '../../clause.ts';

/** Other wordings of sentences that cite this agreement. */
export const squareWordings: readonly Wordings[] = [
  {
    of: "The Merchant's own Notice under {authority:square-gt-22} went with our letter sent on {date:sent_initial} and was received on {date:delivered_initial}.",
    so: [
      "The Merchant's own Notice under {authority:square-gt-22} was enclosed with our letter sent on {date:sent_initial} and received on {date:delivered_initial}.",
      "Our letter sent on {date:sent_initial} enclosed the Merchant's own Notice under {authority:square-gt-22}, which was received on {date:delivered_initial}.",
      "The Merchant's own Notice under {authority:square-gt-22} accompanied our letter sent on {date:sent_initial}, and it reached you on {date:delivered_initial}.",
    ],
  },
];
