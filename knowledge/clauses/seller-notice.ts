import type { ClauseFamily } from './clause.ts';

export const sellerNotice: ClauseFamily = {
  family: 'seller-notice',
  about:
    "Square only: the seller's own Notice, because a letter of counsel alone does not satisfy the terms. A place that the file cannot fill stays empty for the seller to fill in.",
  clauses: [
    {
      id: 'seller-notice.heading',
      kind: 'heading',
      enclosure: true,
      when: { letters: ['initial'], processors: ['square'] },
      text: 'Enclosure: Notice of the seller',
    },
    {
      id: 'seller-notice.particulars',
      kind: 'table',
      enclosure: true,
      when: { letters: ['initial'], processors: ['square'] },
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
