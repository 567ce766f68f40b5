import type { Wordings } from '../clause.ts';

/** Other wordings of sentences of the periods and of the step that follows. */
export const nextStepWordings: readonly Wordings[] = [
  {
    of: 'If the dispute is not resolved within {fact:wait_days} of its receipt, the Merchant may begin individual arbitration or go to small claims court; the day set above is a request and does not shorten that period.',
    so: [
      'Unless the dispute is resolved within {fact:wait_days} of its receipt, individual arbitration or small claims court is open to the Merchant; the day set above is a request and leaves that period as it is.',
      'Absent a resolution within {fact:wait_days} of its receipt, the Merchant may commence individual arbitration or go to small claims court; the day set above is a request and does not shorten that period.',
    ],
  },
  {
    of: 'If the dispute is not resolved within {fact:wait_days} of receipt, the Merchant may begin individual arbitration; the day set above does not shorten that period.',
    so: [
      'The Merchant may begin individual arbitration if the dispute is not resolved within {fact:wait_days} of receipt; the day set above does not make that period shorter.',
      'Absent a resolution within {fact:wait_days} of receipt, the Merchant may commence individual arbitration; that period is unaffected by the day set above.',
      'If the dispute is not resolved within {fact:wait_days} of receipt, the Merchant is free to commence individual arbitration; the day set above has no effect on that period.',
    ],
  },
  {
    of: 'The period of {fact:wait_days} from {fact:wait_from} ends on {date:informal_end}; the day set above does not shorten it.',
    so: [
      'Counted from {fact:wait_from}, the period of {fact:wait_days} ends on {date:informal_end}, and the day set above does not shorten it.',
      '{date:informal_end} is the end of the period of {fact:wait_days} from {fact:wait_from}; the day set above does not make it shorter.',
      'The period of {fact:wait_days} from {fact:wait_from} expires on {date:informal_end}; the day set above has no effect on it.',
      'The period of {fact:wait_days} from {fact:wait_from} runs through {date:informal_end}; the day set above does not shorten it.',
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
      'The Merchant stands ready for the meeting required by the Agreement; after it has taken place, the Agreement allows individual arbitration.',
      'The Merchant remains prepared to hold the meeting that the Agreement calls for; once it has taken place, individual arbitration is allowed by the Agreement.',
    ],
  },
  {
    of: 'The informal period of {fact:wait_days} runs from its receipt; the day set above is a request within that period and does not shorten it.',
    so: [
      'The informal period of {fact:wait_days} begins with its receipt; the day set above, a request within that period, does not shorten it.',
      'The informal period of {fact:wait_days} starts when it is received; the day set above is a request within that period and does not shorten it.',
      'The informal period is {fact:wait_days} from its receipt; the day set above is a request within that period and leaves it unaffected.',
    ],
  },
  {
    of: 'The Agreement calls for a meeting: please propose a day, or we will.',
    so: [
      'The Agreement calls for a meeting; please propose a day, and if you do not, we will.',
      'The Agreement calls for a meeting; if you do not propose a day, we will.',
    ],
  },
  {
    of: 'The day set above does not shorten that period.',
    so: ['The day set above has no effect on that period.'],
  },
  {
    of: 'The period of {fact:wait_days} ends on {date:informal_end}, and the day set above does not shorten it.',
    so: ['The {fact:wait_days} run until {date:informal_end}, and the day set above does not shorten that period.'],
  },
  {
    of: 'If no resolution follows, an election notice and its {fact:election_days} precede small claims or arbitration.',
    so: [
      'If there is no resolution, an election notice and its {fact:election_days} come before small claims or arbitration.',
    ],
  },
  {
    of: 'Once that period has run and the conference has been held, an election notice and its {fact:election_days} precede small claims or arbitration.',
    so: [
      'When that period has run and the conference has been held, an election notice and its {fact:election_days} come before small claims or arbitration.',
      'Once that period is over and the conference has taken place, an election notice and its {fact:election_days} must precede small claims or arbitration.',
    ],
  },
  {
    of: 'The Agreement tolls limitation in the meantime.',
    so: [
      'Limitation is tolled by the Agreement in the meantime.',
      'Under the Agreement, limitation is tolled in the meantime.',
      'The Agreement stops limitation from running in the meantime.',
      'Limitation does not run in the meantime, by the terms of the Agreement.',
      'The limitation period is tolled under the Agreement in the meantime.',
    ],
  },
  {
    of: 'Up to {fact:fees_up_to}, {fact:processor} pays the fees of arbitration on request.',
    so: [
      '{fact:processor} pays the fees of arbitration, on request, for claims up to {fact:fees_up_to}.',
      'For claims up to {fact:fees_up_to}, {fact:processor} pays the fees of arbitration if asked.',
    ],
  },
  {
    of: 'Up to {fact:papers_up_to}, arbitration is on papers unless a hearing is asked for.',
    so: [
      'Arbitration up to {fact:papers_up_to} is conducted on papers unless a hearing is requested.',
      'For claims up to {fact:papers_up_to}, arbitration is on papers unless somebody asks for a hearing.',
    ],
  },
  {
    of: 'The Agreement allows individual arbitration or small claims once {fact:wait_days} have run from its receipt.',
    so: [
      'Individual arbitration or small claims is allowed by the Agreement once {fact:wait_days} have passed since its receipt.',
      'The Agreement permits individual arbitration or small claims after {fact:wait_days} from its receipt.',
    ],
  },
  {
    of: 'The Agreement allows individual arbitration once {fact:wait_days} have run from its receipt.',
    so: ['The Agreement permits individual arbitration after {fact:wait_days} from its receipt.'],
  },
  {
    of: 'Arbitration may begin once {fact:wait_days} have run from its receipt.',
    so: [
      'Arbitration may be started after {fact:wait_days} have passed since its receipt.',
      'The Merchant may begin arbitration once {fact:wait_days} have run from its receipt.',
    ],
  },
  {
    of: 'If the dispute is not resolved within {fact:wait_days} of its receipt, the Merchant may begin individual arbitration; small claims court stays open.',
    so: [
      'Absent a resolution within {fact:wait_days} of its receipt, the Merchant may commence individual arbitration; small claims court remains available.',
    ],
  },
  {
    of: 'The informal period of {fact:wait_days} runs from its receipt.',
    so: [
      'The informal period of {fact:wait_days} starts with its receipt.',
      'The informal period is {fact:wait_days} from its receipt.',
    ],
  },
  {
    of: 'Please name the notice clause of the United States payment terms and any waiting period; the day set above shortens no such period.',
    so: [
      'Which is the notice clause of the United States payment terms, and is there any waiting period? The day set above shortens no such period.',
    ],
  },
  {
    of: 'We would rather resolve the matter by the day set above.',
    so: ['It would be better to resolve the matter by the day set above.'],
  },
  {
    of: 'The day set above shortens no period that the Agreement provides.',
    so: ['Every period provided by the Agreement is left as it is by the day set above.'],
  },
];
