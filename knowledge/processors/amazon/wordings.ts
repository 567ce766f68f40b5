import type { Wordings } from '../../clause.ts';

/** Other wordings of sentences that cite this agreement. */
export const amazonWordings: readonly Wordings[] = [
  {
    of: 'The notice of intent that {authority:amazon-bsa-arbitration} calls for goes to the registered agent that the Agreement names, once the Merchant has decided on it.',
    so: [
      'The notice of intent required by {authority:amazon-bsa-arbitration} will be sent to the registered agent named in the Agreement once the Merchant has decided on it.',
    ],
  },
];
