import type { OwnClauses } from '../../clause.ts';

const initial = ['initial'] as const;

export const clauses: OwnClauses = {
  agreement: [
    {
      id: 'agreement.shopify',
      kind: 'paragraph',
      group: 'term',
      text: 'The Agreement is the {fact:processor} terms of service for the United States in the version that the Merchant accepted; please produce it. {fact:processor} explains its own practice in {authority:shopify-reserves-help}: a reserve is a temporary hold for a specified period, its terms are sent by e-mail, and what is no longer required for refunds or disputes is returned in full at the end. Please produce the e-mail that stated the period and the terms here.',
    },
    {
      id: 'agreement.shopify-adverse',
      kind: 'paragraph',
      group: 'adverse',
      text: "A help page is not the contract, but it is {fact:processor}'s own description of what a reserve is for and how it ends, and a fair standard for any discretion that the terms leave it.",
    },
  ],
  closing: [
    {
      id: 'closing.shopify',
      kind: 'paragraph',
      group: 'next',
      when: { letters: initial },
      text: 'This letter is a demand. Please name the notice clause of the United States payment terms and any waiting period; the day set above does not shorten any such period. If the dispute is not resolved, the Merchant will proceed in the forum that the Agreement provides.',
    },
  ],
};
