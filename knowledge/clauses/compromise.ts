import type { ClauseFamily } from '../clause.ts';
import { threeWays } from './quoted.ts';

const open = { replies: ['offer'], flags: ['offer_open'] } as const;

export const compromise: ClauseFamily = {
  family: 'compromise',
  about:
    'The separate, labeled section that takes up the processor’s open proposal. A letter makes no offer: what the merchant offers is a paper of its own, which the merchant signs.',
  clauses: [
    { id: 'compromise.heading', kind: 'heading', when: open, text: 'Your proposal (this part only)' },
    {
      id: 'compromise.label',
      kind: 'paragraph',
      when: open,
      text: 'This part alone is written in compromise negotiations and falls under {authority:fre-408} and {authority:cal-evid-1152}. Nothing in this letter is an offer.',
    },
    ...threeWays('compromise.proposal', open, {
      lead: 'Your answer of {date:answer} makes a proposal.',
      tail: '[[As we read it, {fact:offered} would be released. ]][[The proposal would keep {fact:offer_gap}. ]]This letter is not an acceptance. Please state on what basis and until when anything would be kept, and whether acceptance gives up any right to it.',
    }),
  ],
};
