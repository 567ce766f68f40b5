import type { OwnClauses } from '../../clause.ts';
import { laterNotice } from '../later-notice.ts';

const initial = ['initial'] as const;

const ready =
  'If you contend that the Notice lacked anything, please say what. For the conference, with counsel, the Merchant proposes {date:meeting_day}.';

/** What the text asks for, in its order; a blank is left for the seller to fill in. */
const particulars = [
  ['Required', 'Given'],
  ['Seller', '[[{fact:merchant_legal}]]'],
  ['Mailing address', '[[{fact:merchant_address}]]'],
  ['Square Account Name', '[[{fact:account_name}]]'],
  ['E-mail of the account', '[[{fact:account_email}]]'],
  ['Telephone of the account', '[[{fact:account_phone}]]'],
  [
    'Facts',
    '[[{fact:processor_entity} withholds {fact:held_amount} of the proceeds of sales that it processed. ]][[The hold began on {date:hold_started}. ]]The letter of counsel sets out the rest.',
  ],
  ['Relief sought', '[[Release of {fact:held_amount}, or as demanded above]]'],
  ['Amount demanded', '[[{fact:held_amount} in US dollars, before interest]]'],
  [
    'How it was calculated',
    '[[{fact:unreserved} outside any reserve and {fact:reserve} in reserve, together ]][[{fact:held_amount}, withheld since {date:hold_started}]]',
  ],
] as const;

export const clauses: OwnClauses = {
  agreement: [
    {
      id: 'agreement.square',
      kind: 'paragraph',
      group: 'term',
      text: 'The term is {authority:square-payment-terms-reserve}, which lets {fact:processor} suspend payouts or require a reserve. In {fact:quote_reasonably_determined_version} it reads: "{fact:quote_reasonably_determined}." That sets a measure, potential loss, and a standard, reason. The text now in force is not on our file; please produce it with its date.',
    },
    {
      id: 'agreement.square-adverse',
      kind: 'paragraph',
      group: 'adverse',
      text: 'The same term says: "{fact:quote_any_reason}." That goes to the occasion for a reserve. Its amount is bound by the sentence above, and so must fall as the potential loss falls; a sum that is not determined by that loss is outside the term.',
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
      id: 'closing.square-notice',
      kind: 'paragraph',
      group: 'next',
      when: { flags: ['notice'] },
      text: "The Merchant's own Notice under {authority:square-gt-22} is enclosed, signed in person by {fact:signed_by} on {date:signed_on}. The informal period of {fact:wait_days} runs from its receipt; the day set above is a request within that period and does not shorten it. The Merchant proposes {date:meeting_day} for the conference, by telephone or video, with counsel. If no resolution follows, an election notice and its {fact:election_days} precede small claims or arbitration. The Agreement tolls limitation in the meantime.",
    },
    ...laterNotice({
      id: 'closing.square',
      notice: "The Merchant's own Notice under {authority:square-gt-22}",
      over: `${ready} Once the conference has been held, an election notice and its {fact:election_days} precede small claims or arbitration.`,
      after: `${ready} Once that period has run and the conference has been held, an election notice and its {fact:election_days} precede small claims or arbitration.`,
    }),
    {
      id: 'closing.square',
      kind: 'paragraph',
      group: 'next',
      when: { letters: initial },
      text: "This letter is a demand. The form of the Merchant's own Notice under {authority:square-gt-22} is enclosed; once signed by the seller in person, it is that Notice. [[The informal period of {fact:wait_days} runs from its receipt. ]]The day set above does not shorten any period of the Agreement. The Merchant will take part in the conference, with counsel.",
    },
    {
      id: 'closing.later-square',
      kind: 'paragraph',
      group: 'next',
      text: "This letter is a demand. The Merchant's own Notice under {authority:square-gt-22}, signed by the seller in person, is a paper of its own. [[The informal period of {fact:wait_days} runs from its receipt. ]]The day set above does not shorten any period of the Agreement. The Merchant remains ready for the conference by telephone or video, with counsel.",
    },
  ],
  'seller-notice': [
    {
      id: 'seller-notice.heading',
      kind: 'heading',
      group: 'seller-heading',
      enclosure: true,
      when: { flags: ['notice'] },
      text: 'Enclosure: Notice of the seller',
    },
    {
      id: 'seller-notice.particulars',
      kind: 'table',
      group: 'seller-particulars',
      enclosure: true,
      when: { flags: ['notice'] },
      text: 'Notice under {authority:square-gt-22}.',
      rows: [...particulars, ['Signed by the seller in person', '{fact:signed_by}, {date:signed_on}']],
    },
    {
      id: 'seller-notice.form-heading',
      kind: 'heading',
      group: 'seller-heading',
      enclosure: true,
      when: { letters: initial },
      text: "Enclosure: form of the seller's Notice, to be signed in person",
    },
    {
      id: 'seller-notice.form',
      kind: 'table',
      group: 'seller-particulars',
      enclosure: true,
      when: { letters: initial },
      text: 'Form of a Notice under {authority:square-gt-22}.',
      rows: [
        ...particulars,
        ['Signature of the seller in person', '[[{fact:contact_name}: ]]____________________  Date: ______________'],
      ],
    },
  ],
};
