import { processorsWhere } from '../processors/profiles.ts';
import type { ClauseFamily } from '../clause.ts';
import { draftEnclosed } from './draft-demand.ts';
import { interestToTheDay } from './interest.ts';
import { ownClauses } from './own-clauses.ts';

const initial = ['initial'] as const;
const later = ['follow_up', 'final', 'escalation'] as const;
const gateways = processorsWhere(({ kind }) => kind === 'gateway');

export const closing: ClauseFamily = {
  family: 'closing',
  about: 'The next step under the agreement, preservation of records and reservation of rights. Civil remedies only.',
  clauses: [
    { id: 'closing.heading', kind: 'heading', text: 'Next step, preservation and reservation of rights' },
    ...ownClauses('closing'),
    {
      id: 'closing.gateway',
      kind: 'paragraph',
      group: 'next',
      when: { letters: initial, processors: gateways },
      text: 'This letter is a demand. If another company holds the funds, please name it and the agreement under which it does, so that any notice can be given there; the day set above does not shorten any period of either agreement. If the dispute is not resolved, the Merchant will proceed in the forum that the Agreement provides.',
    },
    {
      id: 'closing.agreement-specific',
      kind: 'paragraph',
      group: 'next',
      when: { letters: initial },
      text: 'This letter is a demand. If the Agreement requires a notice of dispute in a certain form, to a certain address or with a waiting period, please name the clause; the day set above does not shorten any such period. If the dispute is not resolved, the Merchant will proceed in the forum that the Agreement provides.',
    },
    {
      id: 'closing.later-unnoticed',
      kind: 'paragraph',
      group: 'next',
      when: { letters: later },
      text: 'If the Agreement requires a notice in a certain form, to a certain address or with a waiting period, please name the clause; the day set above does not shorten any such period. If the dispute is not resolved, the Merchant will proceed in the forum that the Agreement provides.',
    },
    {
      id: 'closing.next-step-open',
      kind: 'paragraph',
      group: 'step',
      when: { letters: later },
      text: 'The next step under the Agreement is {fact:next_step}. Its waiting periods have been over since {date:next_step_open}[[; {fact:next_step_once}]].',
    },
    {
      id: 'closing.next-step-from',
      kind: 'paragraph',
      group: 'step',
      when: { letters: later },
      text: 'The next step under the Agreement is {fact:next_step}. The first day on which its waiting periods allow it is {date:next_step_from}[[; {fact:next_step_once}]].',
    },
    ...draftEnclosed,
    {
      id: 'closing.final',
      kind: 'paragraph',
      when: { letters: ['final'], not: ['law_holds'] },
      text: 'If the day set above passes without a decision, the Merchant may take that step without further demand, save for any notice or period that the Agreement requires, and will claim the sum withheld, with interest and costs so far as they are recoverable.',
    },
    {
      id: 'closing.escalation',
      kind: 'paragraph',
      when: { letters: ['escalation'] },
      text: 'Please name, by the day set above, the person who decides and the person who accepts notices for {fact:processor}. We propose a conference by telephone on {date:meeting_day}.',
    },
    {
      id: 'closing.later-preservation-final',
      kind: 'paragraph',
      group: 'preservation',
      when: { letters: ['final'] },
      text: '**Preservation.** Whatever bears on this account is to be kept as it is; what we asked on {date:first_letter} is asked again for everything up to the date of this letter.',
    },
    {
      id: 'closing.later-preservation-escalation',
      kind: 'paragraph',
      group: 'preservation',
      when: { letters: ['escalation'] },
      text: '**Preservation.** Please see to it that those who hold the records of this account have our request of {date:first_letter} to keep them.',
    },
    {
      id: 'closing.later-preservation',
      kind: 'paragraph',
      group: 'preservation',
      when: { letters: later },
      text: '**Preservation.** Our request of {date:first_letter} to preserve everything that bears on this account stands, and extends to all written or decided since.',
    },
    {
      id: 'closing.preservation',
      kind: 'paragraph',
      when: { letters: initial },
      text: '**Preservation.** Please preserve everything that bears on this account: agreement versions and acceptance records, risk reviews, reserve calculations, notices, ledgers, dispute records and communications.',
    },
    {
      id: 'closing.interest-ca-final',
      kind: 'paragraph',
      group: 'interest',
      when: { letters: ['final'], laws: ['CA'] },
      text: 'Interest is claimed from the day on which payment fell due, as {authority:cal-interest} allows.',
    },
    {
      id: 'closing.interest-ca-escalation',
      kind: 'paragraph',
      group: 'interest',
      when: { letters: ['escalation'], laws: ['CA'] },
      text: 'Interest is claimed from the day on which payment fell due, under {authority:cal-interest}, and continues to accrue.',
    },
    {
      id: 'closing.interest-de-final',
      kind: 'paragraph',
      group: 'interest',
      when: { letters: ['final'], laws: ['DE'] },
      text: 'Interest is claimed from the day on which payment fell due, as {authority:del-interest} allows.',
    },
    {
      id: 'closing.interest-de-escalation',
      kind: 'paragraph',
      group: 'interest',
      when: { letters: ['escalation'], laws: ['DE'] },
      text: 'Interest is claimed from the day on which payment fell due, under {authority:del-interest}, and continues to accrue.',
    },
    {
      id: 'closing.interest-ny-final',
      kind: 'paragraph',
      group: 'interest',
      when: { letters: ['final'], laws: ['NY'] },
      text: 'Interest is claimed from the day on which payment fell due, as {authority:ny-interest} allows.',
    },
    {
      id: 'closing.interest-ny-escalation',
      kind: 'paragraph',
      group: 'interest',
      when: { letters: ['escalation'], laws: ['NY'] },
      text: 'Interest is claimed from the day on which payment fell due, under {authority:ny-interest}, and continues to accrue.',
    },
    {
      id: 'closing.interest-ca',
      kind: 'paragraph',
      group: 'interest',
      when: { laws: ['CA'] },
      text: 'Interest from the day on which payment fell due is claimed as allowed by {authority:cal-interest}.',
    },
    {
      id: 'closing.interest-de',
      kind: 'paragraph',
      group: 'interest',
      when: { laws: ['DE'] },
      text: 'Interest from the day on which payment fell due is claimed under {authority:del-interest}.',
    },
    {
      id: 'closing.interest-ny',
      kind: 'paragraph',
      group: 'interest',
      when: { laws: ['NY'] },
      text: 'Interest from the day on which payment fell due is claimed as allowed by {authority:ny-interest}.',
    },
    {
      id: 'closing.interest-open-final',
      kind: 'paragraph',
      group: 'interest',
      when: { letters: ['final'] },
      text: 'Interest at the legal rate, from the day on which payment fell due, will be claimed with the sum.',
    },
    {
      id: 'closing.interest-open-escalation',
      kind: 'paragraph',
      group: 'interest',
      when: { letters: ['escalation'] },
      text: 'Interest at the legal rate is claimed from the day on which payment fell due, and continues to accrue.',
    },
    {
      id: 'closing.interest-open',
      kind: 'paragraph',
      group: 'interest',
      text: 'Interest at the legal rate is claimed from the day on which payment fell due.',
    },
    ...interestToTheDay,
    {
      id: 'closing.later-rights-final',
      kind: 'paragraph',
      group: 'rights',
      when: { letters: ['final'] },
      text: 'Every right, remedy and defense of the Merchant stays open.',
    },
    {
      id: 'closing.later-rights-escalation',
      kind: 'paragraph',
      group: 'rights',
      when: { letters: ['escalation'] },
      text: 'By writing again the Merchant gives up no right, remedy or defense.',
    },
    {
      id: 'closing.later-rights',
      kind: 'paragraph',
      group: 'rights',
      when: { letters: later },
      text: 'All rights, remedies and defenses are reserved.',
    },
    {
      id: 'closing.rights',
      kind: 'paragraph',
      when: { letters: initial },
      text: "Nothing in this letter waives any right, remedy or defense, and it is not a complete statement of the facts or of the Merchant's claims. We would prefer to resolve this promptly, and will speak with whoever can decide it.",
    },
  ],
};
