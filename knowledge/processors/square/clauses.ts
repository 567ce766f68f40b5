import type { OwnClauses } from '../../clause.ts';

const initial = ['initial'] as const;
const later = ['follow_up', 'final', 'escalation'] as const;

export const clauses: OwnClauses = {
  agreement: [
    {
      id: 'agreement.square',
      kind: 'paragraph',
      group: 'term',
      text: 'The term is {authority:square-payment-terms-reserve}. As there numbered, it lets {fact:processor} suspend payouts or require a reserve, in an amount "{fact:quote_reasonably_determined}" by it to cover potential losses. That sets a measure, potential loss, and a standard, reason. If another version was in force, please produce it.',
    },
    {
      id: 'agreement.square-adverse',
      kind: 'paragraph',
      group: 'adverse',
      text: 'We acknowledge that the same term allows a reserve "{fact:quote_any_reason}" use of the services. That goes to the occasion for a reserve, not to its size or length, which the word "reasonably" governs.',
    },
    {
      id: 'agreement.square-outside-reserve',
      kind: 'paragraph',
      group: 'split',
      when: { flags: ['split_reserve'] },
      text: 'As to the {fact:unreserved} outside any reserve, please state whether the power to suspend payouts is used, against what potential loss, and until when.',
    },
  ],
  closing: [
    {
      id: 'closing.square',
      kind: 'paragraph',
      group: 'next',
      when: { letters: initial },
      text: "The Merchant's own Notice under {authority:square-gt-22} is enclosed, signed by the seller in person. The informal period of {fact:term_square_informal} runs from that Notice; the day set above is a request within that period and does not shorten it. The Merchant will take part in the conference by telephone or video, with counsel. If no resolution follows, an election notice and its {fact:term_square_election} precede small claims or arbitration. Limitation is tolled meanwhile.",
    },
    {
      id: 'closing.later-square-over',
      kind: 'paragraph',
      group: 'next',
      when: { letters: later },
      text: "Our letter sent on {date:sent_initial} enclosed the Merchant's own Notice under {authority:square-gt-22}. Counted from {fact:informal_basis}, the informal period of {fact:term_square_informal} ended on {date:passed_informal_end}. If you contend that the Notice lacked anything, please say what. An election notice and its {fact:term_square_election} come next, and then small claims or arbitration; the Merchant remains ready for the conference by telephone or video, with counsel.",
    },
    {
      id: 'closing.later-square',
      kind: 'paragraph',
      group: 'next',
      when: { letters: later },
      text: "Our letter sent on {date:sent_initial} enclosed the Merchant's own Notice under {authority:square-gt-22}. Counted from {fact:informal_basis}, the informal period of {fact:term_square_informal} ends on {date:informal_end}; the day set above is a request within it and does not shorten it. If you contend that the Notice lacked anything, please say what. The Merchant remains ready for the conference by telephone or video, with counsel. An election notice and its {fact:term_square_election} precede small claims or arbitration.",
    },
  ],
  'seller-notice': [
    {
      id: 'seller-notice.heading',
      kind: 'heading',
      enclosure: true,
      when: { letters: ['initial'] },
      text: 'Enclosure: Notice of the seller',
    },
    {
      id: 'seller-notice.particulars',
      kind: 'table',
      enclosure: true,
      when: { letters: ['initial'] },
      text: 'Notice under {authority:square-gt-22}.',
      rows: [
        ['Required', 'Given'],
        ['Seller', '[[{fact:merchant_legal}]]'],
        ['Mailing address', '[[{fact:merchant_address}]]'],
        ['Square account', '[[{fact:account_id}]]'],
        ['E-mail', '[[{fact:merchant_email}]]'],
        ['Telephone', '[[{fact:merchant_phone}]]'],
        ['Facts', 'As stated in the letter of counsel above, which is part of this Notice'],
        ['Relief sought', '[[Release of {fact:held_amount}, or in the alternative as demanded above]]'],
        ['Calculation in good faith', '[[{fact:held_amount}, the sum withheld, before interest]]'],
        ['Signed by the seller in person', '[[{fact:contact_name}: ]]____________________  Date: ______________'],
      ],
    },
  ],
};
