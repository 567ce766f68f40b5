import type { ClauseFamily } from './clause.ts';

const initial = ['initial'] as const;

export const closing: ClauseFamily = {
  family: 'closing',
  about: 'The next step that the agreement provides, preservation, rights reserved. Civil remedies only.',
  clauses: [
    { id: 'closing.heading', kind: 'heading', when: { letters: initial }, text: 'Next step, preservation and reservation of rights' },
    {
      id: 'closing.paypal',
      kind: 'paragraph',
      group: 'next',
      when: { letters: initial, processors: ['paypal'] },
      text: "This letter is the Merchant's Notice of Dispute under {authority:paypal-ua-arbitration}. If the form published by {fact:processor} is required as well, please send it and it will be returned completed; the day set above is a request and shortens no informal period that the Agreement provides. If the dispute is not resolved, the Merchant will proceed as the Agreement provides.",
    },
    {
      id: 'closing.stripe',
      kind: 'paragraph',
      group: 'next',
      when: { letters: initial, processors: ['stripe'] },
      text: 'This letter is notice of the dispute under {authority:stripe-ssa-arbitration}. If a further step is required before arbitration, please name it and the clause; the day set above shortens no such period. If the dispute is not resolved, the Merchant will proceed as the Agreement provides.',
    },
    {
      id: 'closing.square',
      kind: 'paragraph',
      group: 'next',
      when: { letters: initial, processors: ['square'] },
      text: "The Merchant's own Notice under {authority:square-gt-22} is enclosed, signed by the seller in person. The informal period of {fact:term_square_informal} runs from that Notice; the day set above is a request within that period and does not shorten it. The Merchant will take part in the conference by telephone or video, with counsel. If no resolution follows, an election notice and its {fact:term_square_election} precede small claims or arbitration. Limitation is tolled meanwhile.",
    },
    {
      id: 'closing.agreement-specific',
      kind: 'paragraph',
      group: 'next',
      when: { letters: initial },
      text: 'This letter is the notice of dispute that the Agreement may require. If it requires another form, address or waiting period, please name the clause; the day set above shortens no such period. If the dispute is not resolved, the Merchant will proceed in the forum that the Agreement provides.',
    },
    {
      id: 'closing.preservation',
      kind: 'paragraph',
      when: { letters: initial },
      text: '**Preservation.** Please preserve everything that bears on this account: agreement versions and acceptance records, risk reviews, reserve calculations, notices, ledgers, dispute records and communications.',
    },
    {
      id: 'closing.interest-ca',
      kind: 'paragraph',
      group: 'interest',
      when: { letters: initial, laws: ['CA'] },
      text: 'Interest from the day on which payment fell due is claimed as allowed by {authority:cal-interest}.',
    },
    {
      id: 'closing.interest-de',
      kind: 'paragraph',
      group: 'interest',
      when: { letters: initial, laws: ['DE'] },
      text: 'Interest from the day on which payment fell due is claimed under {authority:del-interest}, to the extent that the Agreement has not validly waived it.',
    },
    {
      id: 'closing.rights',
      kind: 'paragraph',
      when: { letters: initial },
      text: "Nothing in this letter waives any right, remedy or defense, and it is not a complete statement of the facts or of the Merchant's claims. We would prefer to resolve this promptly and are available to speak with the person who can decide it.",
    },
  ],
};
