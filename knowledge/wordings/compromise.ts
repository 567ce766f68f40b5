import type { Wordings } from '../clause.ts';

/** Other wordings of sentences of the proposal. */
export const compromiseWordings: readonly Wordings[] = [
  {
    of: 'Nothing in this letter is an offer.',
    so: ['This letter contains no offer.', 'No part of this letter is an offer.'],
  },
  {
    of: 'Your answer of {date:answer} makes a proposal.',
    so: ['You made a proposal in your answer of {date:answer}.'],
  },
  {
    of: 'This letter is not an acceptance.',
    so: [
      'With this letter nothing is accepted.',
      'The proposal is not accepted by this letter.',
      'This letter does not accept the proposal.',
      'This letter is no acceptance of the proposal.',
    ],
  },
  {
    of: 'Please state on what basis and until when anything would be kept, and whether acceptance gives up any right to it.',
    so: [
      'Please say on what basis, and until when, anything would be kept, and whether any right to it is given up by acceptance.',
    ],
  },
  {
    of: 'This part alone concerns a proposal of compromise and is confidential under {authority:fre-408} and {authority:cal-evid-1152}.',
    so: [
      'Only this part concerns a proposal of compromise, and it is confidential under {authority:fre-408} and {authority:cal-evid-1152}.',
    ],
  },
];
