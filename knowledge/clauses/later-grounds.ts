import type { Clause } from '../clause.ts';
import { lossMeasures } from './loss-measures.ts';

const followUp = ['follow_up'] as const;
const final = ['final'] as const;
const escalation = ['escalation'] as const;

/** Good faith in a later letter, with those points of it that the facts show. */
export const laterCovenant: readonly Clause[] = [
  {
    id: 'grounds.later-law-facts',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: followUp, flags: ['law_holds'] },
    text: 'No calculation has reached us for any part that is kept by discretion.',
  },
  {
    id: 'grounds.final-law-facts',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: final, flags: ['law_holds'] },
    text: 'A part kept by discretion has to be measured, and we have seen no measure of it.',
  },
  {
    id: 'grounds.escalation-law-facts',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: escalation, flags: ['law_holds'] },
    text: 'If discretion is to keep any part, the calculation for it should be before whoever decides.',
  },
  {
    id: 'grounds.later-covenant-ca',
    kind: 'paragraph',
    group: 'covenant',
    when: { letters: followUp, laws: ['CA'] },
    text: "**Good faith.** The Agreement chooses California law[[ ({fact:law_clause})]]. There, a discretionary power must be exercised in good faith, although what the contract expressly permits, within the parties' reasonable expectations, is no breach. {authority:carma-v-marathon}. A refusal to exercise judgment at all can be a breach. {authority:locke-v-warner}.",
  },
  {
    id: 'grounds.later-covenant-open',
    kind: 'paragraph',
    group: 'covenant',
    when: { letters: followUp },
    text: '**Good faith.** Every contract imposes a duty of good faith in its performance and enforcement. {authority:restatement-contracts-205}. The authorities of the governing state are reserved.',
  },
  ...lossMeasures.map(({ flag, ending, measured, beyond, noMultiple }): Clause => ({
    id: `grounds.later-measured${ending}`,
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: followUp, flags: [flag], not: noMultiple },
    text: `Our letter sent on {date:sent_initial} asked for the calculation behind the hold, which we have not received. A hold of {fact:claimed}, at least {fact:multiple} the loss ${measured}${beyond}, calls for one: out of proportion to its purpose, it is not an exercise of discretion in good faith.`,
  })),
  {
    id: 'grounds.later-asked',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: followUp },
    text: 'Our letter sent on {date:sent_initial} asked for the calculation behind the hold, which we have not received. A hold kept without one is not measured against what can still be lost, and is not an exercise of discretion in good faith.',
  },
  {
    id: 'grounds.later-unmeasured',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: followUp },
    text: 'The calculation behind the hold is to be produced. A hold kept without one is not measured against what can still be lost, and is not an exercise of discretion in good faith.',
  },
  {
    id: 'grounds.final-covenant-ca',
    kind: 'paragraph',
    group: 'covenant',
    when: { letters: final, laws: ['CA'] },
    text: "**Good faith.** Under California law, which the Agreement chooses[[ ({fact:law_clause})]], discretion must be used honestly, and refusing to exercise any judgment can itself be a breach. {authority:locke-v-warner}. Conduct that the contract expressly permits, within the parties' reasonable expectations, is not. {authority:carma-v-marathon}.",
  },
  {
    id: 'grounds.final-covenant-open',
    kind: 'paragraph',
    group: 'covenant',
    when: { letters: final },
    text: '**Good faith.** The duty of good faith in performance and enforcement is part of every contract. {authority:restatement-contracts-205}. The authorities of the governing state stay reserved.',
  },
  {
    id: 'grounds.escalation-covenant-ca',
    kind: 'paragraph',
    group: 'covenant',
    when: { letters: escalation, laws: ['CA'] },
    text: "**Good faith.** California law, which the Agreement chooses[[ ({fact:law_clause})]], requires that any discretion in this matter be exercised in good faith. {authority:carma-v-marathon}. That case excepts what the contract expressly permits, within the parties' reasonable expectations; a decision made without any exercise of judgment can still be a breach. {authority:locke-v-warner}.",
  },
  {
    id: 'grounds.escalation-covenant-open',
    kind: 'paragraph',
    group: 'covenant',
    when: { letters: escalation },
    text: '**Good faith.** Any discretion in this matter must be exercised in good faith, as in every contract. {authority:restatement-contracts-205}. The authorities of the governing state remain reserved.',
  },
  ...lossMeasures.map(({ flag, ending, measured, beyond, noMultiple }): Clause => ({
    id: `grounds.final-measured${ending}`,
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: final, flags: [flag], not: noMultiple },
    text: `The calculation that our letter sent on {date:sent_initial} asked for has not been produced. At {fact:claimed}, at least {fact:multiple} the loss ${measured}${beyond}, the hold is out of proportion to any purpose stated for it, and is not a use of discretion in good faith.`,
  })),
  {
    id: 'grounds.final-asked',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: final },
    text: 'The calculation that our letter sent on {date:sent_initial} asked for has not been produced. Without it, discretion is not used in good faith.',
  },
  {
    id: 'grounds.final-unmeasured',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: final },
    text: 'The calculation behind the hold is still to be produced. Without it, discretion is not used in good faith.',
  },
  ...lossMeasures.map(({ flag, ending, measured, beyond, noMultiple }): Clause => ({
    id: `grounds.escalation-measured${ending}`,
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: escalation, flags: [flag], not: noMultiple },
    text: `The figures to be weighed are these: {fact:claimed} withheld, which is at least {fact:multiple} the loss ${measured}${beyond}. A decision in good faith would give the reason for the difference; none has been given to us.`,
  })),
  {
    id: 'grounds.escalation-asked',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: escalation },
    text: 'We ask that the calculation behind the hold, requested in our letter sent on {date:sent_initial}, be put before whoever decides. Without it, a decision to keep the money has no basis in good faith.',
  },
  {
    id: 'grounds.escalation-unmeasured',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: escalation },
    text: 'We ask that the calculation behind the hold be put before whoever decides. Without it, a decision to keep the money has no basis in good faith.',
  },
];
