import type { Wordings } from './wording.ts';

/** Other wordings of sentences of the notice of dispute and of what follows it. */
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
    of: 'If the dispute is not resolved within {fact:wait_days} of its receipt, the Merchant may begin individual arbitration or go to small claims court; the day set above is a request and does not shorten that period.',
    so: [
      'Unless the dispute is resolved within {fact:wait_days} of its receipt, individual arbitration or small claims court is open to the Merchant; the day set above is a request and leaves that period as it is.',
    ],
  },
  {
    of: 'If the dispute is not resolved within {fact:wait_days} of receipt, the Merchant may begin individual arbitration; the day set above does not shorten that period.',
    so: [
      'The Merchant may begin individual arbitration if the dispute is not resolved within {fact:wait_days} of receipt; the day set above does not make that period shorter.',
    ],
  },
  {
    of: 'The period of {fact:wait_days} from {fact:wait_from} ends on {date:informal_end}; the day set above does not shorten it.',
    so: [
      'Counted from {fact:wait_from}, the period of {fact:wait_days} ends on {date:informal_end}, and the day set above does not shorten it.',
      '{date:informal_end} is the end of the period of {fact:wait_days} from {fact:wait_from}; the day set above does not make it shorter.',
    ],
  },
  {
    of: 'The day set above shortens no such period.',
    so: [
      'The day set above leaves every such period as it is.',
      'No such period becomes shorter by the day set above.',
    ],
  },
  {
    of: 'Once it has run, the Agreement allows individual arbitration or small claims.',
    so: [
      'The Agreement allows individual arbitration or small claims once it has run.',
      'With its end, the Agreement allows individual arbitration or small claims.',
    ],
  },
  {
    of: 'The Agreement now allows individual arbitration or small claims.',
    so: ['Under the Agreement, individual arbitration or small claims is now open to the Merchant.'],
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
    of: 'The Merchant remains ready for the conference, with counsel.',
    so: [
      'The Merchant continues to be ready for the conference and will bring counsel.',
      'The Merchant remains willing to hold the conference, with counsel present.',
    ],
  },
  {
    of: 'The Merchant remains ready for the meeting that the Agreement calls for; once that period has run, the Agreement allows individual arbitration.',
    so: [
      'For the meeting that the Agreement calls for, the Merchant remains ready; the Agreement allows individual arbitration once that period has run.',
    ],
  },
  {
    of: 'The Merchant remains ready for the meeting that the Agreement calls for; once it has been held, the Agreement allows individual arbitration.',
    so: [
      'The Merchant is still ready for the meeting that the Agreement calls for; when it has been held, individual arbitration is allowed by the Agreement.',
    ],
  },
  {
    of: 'The informal period of {fact:wait_days} runs from its receipt; the day set above is a request within that period and does not shorten it.',
    so: [
      'The informal period of {fact:wait_days} begins with its receipt; the day set above, a request within that period, does not shorten it.',
    ],
  },
  {
    of: 'The Agreement calls for a meeting: please propose a day, or we will.',
    so: [
      'The Agreement calls for a meeting; please propose a day, and if you do not, we will.',
      'The Agreement calls for a meeting; if you do not propose a day, we will.',
    ],
  },
];
