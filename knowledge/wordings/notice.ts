import type { Wordings } from '../clause.ts';

/** Other wordings of sentences of the notice of dispute. */
export const noticeWordings: readonly Wordings[] = [
  {
    of: 'It goes by certified mail to the address that the Agreement names.',
    so: [
      'It is being mailed, certified, to the address that the Agreement names.',
      'It is sent by certified mail to the address designated in the Agreement.',
      'It travels by certified mail to the address that the Agreement designates.',
    ],
  },
  {
    of: 'It is sent as the Agreement directs.',
    so: ['It goes out as the Agreement directs.'],
  },
  {
    of: 'This letter is a demand.',
    so: ['This is a demand letter.', 'The present letter is a demand.'],
  },
  {
    of: 'If you contend that the Notice lacked anything, please say what.',
    so: [
      'If anything was lacking in the Notice, in your view, please say what.',
      'If you say that something was missing from the Notice, please tell us what.',
      'If you contend that the Notice was deficient, please specify how.',
      'If you maintain that the Notice was incomplete, please say what was missing.',
      'If you believe that anything was missing from the Notice, please specify what.',
    ],
  },
  {
    of: "The Merchant's written authorization of {date:authorized_on} is enclosed; identity will be confirmed on request.",
    so: [
      "We enclose the Merchant's written authorization dated {date:authorized_on}; identity will be confirmed if you request it.",
      "You will find enclosed the Merchant's written authorization of {date:authorized_on}; upon request, identity will be confirmed.",
    ],
  },
  {
    of: 'The Merchant intends to file the demand for arbitration on {date:filing_day}, no earlier than {fact:wait_days} after the date of this notice.',
    so: [
      'The demand for arbitration is to be filed by the Merchant on {date:filing_day}, which is no earlier than {fact:wait_days} after the date of this notice.',
    ],
  },
];
