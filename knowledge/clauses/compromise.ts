import type { ClauseFamily } from '../clause.ts';
import { threeWays } from './quoted.ts';

export const compromise: ClauseFamily = {
  family: 'compromise',
  about:
    'The separate, labeled section. It offers what the merchant chose; the attorney confirms authority to make the offer.',
  clauses: [
    { id: 'compromise.heading', kind: 'heading', text: 'Offer of compromise (this part only)' },
    {
      id: 'compromise.label-proposal',
      kind: 'paragraph',
      group: 'label',
      when: { answers: ['offer'] },
      text: 'What is said of that proposal is said in this part alone, a confidential communication of compromise under {authority:fre-408} and {authority:cal-evid-1152}. Nothing outside this part is an offer.',
    },
    {
      id: 'compromise.label-later',
      kind: 'paragraph',
      group: 'label',
      when: { letters: ['final', 'escalation'], not: ['own_offer_spent'] },
      text: 'What follows in this part, and only there, is offered in confidence as a compromise, under {authority:fre-408} and {authority:cal-evid-1152}.',
    },
    {
      id: 'compromise.label',
      kind: 'paragraph',
      group: 'label',
      when: { not: ['own_offer_spent'] },
      text: 'This part alone is a confidential offer of compromise under {authority:fre-408} and {authority:cal-evid-1152}. Nothing outside this part is an offer.',
    },
    ...threeWays(
      'compromise.proposal',
      { answers: ['offer'] },
      {
        lead: 'Your answer of {date:answer} makes a proposal.',
        tail: '[[As we read it, {fact:offered} would be released and {fact:offer_gap} kept. ]]This letter is not an acceptance. Please state on what basis and until when the rest would be kept, and whether acceptance gives up any right to it.',
      },
    ),
    {
      id: 'compromise.window-closed',
      kind: 'paragraph',
      group: 'offer',
      when: { flags: ['window_closed'], not: ['resolution_full', 'own_offer_spent'] },
      text: 'If {fact:claimed} is released in full on or before {date:deadline}, the Merchant will not claim interest on it for the time before that day.',
    },
    {
      id: 'compromise.step-down',
      kind: 'paragraph',
      group: 'offer',
      when: { flags: ['exposure_small'], not: ['resolution_full', 'window_closed', 'own_offer_spent'] },
      text: 'The Merchant will accept the release of {fact:surplus} on or before {date:deadline}, and will leave the remaining {fact:exposure}, the loss illustrated above, or such larger sum as {fact:processor} documents from its dispute record, as a reserve. That reserve is to step down each month as sales leave the dispute window, and what disputes have not used is to be released by {date:window_end}.',
    },
    {
      id: 'compromise.halves',
      kind: 'paragraph',
      group: 'offer',
      when: { not: ['resolution_full', 'window_closed', 'own_offer_spent'] },
      text: 'The Merchant will accept the release of {fact:first_half} on or before {date:deadline}, and of the remaining {fact:second_half}, less disputes actually lost by then, on or before {date:window_end}.',
    },
    {
      id: 'compromise.full',
      kind: 'paragraph',
      group: 'offer',
      when: { not: ['own_offer_spent'] },
      text: 'The Merchant seeks release in full. It will consider, if made in writing on or before {date:deadline}, a proposal that releases the greater part at once and the rest by fixed dates against a stated exposure.',
    },
  ],
};
