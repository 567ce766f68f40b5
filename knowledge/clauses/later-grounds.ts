import { processorsWhere } from '../processors/profiles.ts';
import type { Clause } from '../clause.ts';

const followUp = ['follow_up'] as const;
const final = ['final'] as const;
const escalation = ['escalation'] as const;
const gateways = processorsWhere(({ kind }) => kind === 'gateway');

/** Breach of contract in a later letter: each type in its own words, so that none repeats the one before it. */
export const laterContract: readonly Clause[] = [
  {
    id: 'grounds.later-law',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: followUp, flags: ['law_holds'] },
    text: '**Breach of contract.** We have been shown neither what the law reaches nor a term that reaches what is left over. So far as neither does, the Agreement is broken for as long as the money is kept.',
  },
  {
    id: 'grounds.later-law-final',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: final, flags: ['law_holds'] },
    text: '**Breach of contract.** The proceeds belong to sales made under the Agreement. Whoever keeps them has to say by what: the law, up to the sum that it reaches, or a term of the Agreement for anything above.',
  },
  {
    id: 'grounds.later-law-escalation',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: escalation, flags: ['law_holds'] },
    text: '**Breach of contract.** For decision: which sum does the law reach, and which term of the Agreement reaches the remainder? For a remainder that no term reaches, payment is overdue.',
  },
  {
    id: 'grounds.later-contract-gateway',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: followUp, processors: gateways },
    text: '**Breach of contract.** The Agreement is the contract; the Merchant made the sales and submitted them. So far as {fact:processor} holds any of {fact:claimed}, we have been shown no term that reaches that sum for that time. The loss is the sum itself and its use.',
  },
  {
    id: 'grounds.later-contract',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: followUp },
    text: '**Breach of contract.** The Agreement is the contract; the Merchant made the sales, and {fact:processor} recorded the proceeds. {fact:claimed} is withheld after {fact:days_held}, and we have been shown no term that reaches that sum for that time. The loss is the sum itself, and its use for as long as it has been overdue.',
  },
  {
    id: 'grounds.later-contract-open',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: followUp },
    text: '**Breach of contract.** The Agreement is the contract; the Merchant made the sales, and {fact:processor} recorded the proceeds. We have been shown no term that reaches the sum withheld for the time of the hold. The loss is the sum itself and its use.',
  },
  {
    id: 'grounds.later-contract-final-gateway',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: final, processors: gateways },
    text: '**Breach of contract.** What our earlier letters say of the breach stands: the Merchant made the sales under the Agreement, and so far as {fact:processor} holds any of {fact:claimed}, no term that permits it has been produced. The loss is that money, and its use until it is paid.',
  },
  {
    id: 'grounds.later-contract-final',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: final },
    text: '**Breach of contract.** What our earlier letters say of the breach stands: the Merchant made the sales under the Agreement, and {fact:claimed} of their proceeds remains withheld. No term that permits such a hold for {fact:days_held} has been produced. The loss is that money, and its use until it is paid.',
  },
  {
    id: 'grounds.later-contract-final-open',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: final },
    text: '**Breach of contract.** What our earlier letters say of the breach stands: the Merchant made the sales under the Agreement, and proceeds of them remain withheld. No term that permits such a hold has been produced. The loss is that money, and its use until it is paid.',
  },
  {
    id: 'grounds.later-contract-escalation-gateway',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: escalation, processors: gateways },
    text: '**Breach of contract.** The question for decision is a short one. The Merchant made the sales under the Agreement and submitted them; does {fact:processor} withhold any of {fact:claimed}, and which term permits it? The loss is the money and every day without it.',
  },
  {
    id: 'grounds.later-contract-escalation',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: escalation },
    text: '**Breach of contract.** The question for decision is a short one. The Merchant made the sales under the Agreement; which term permits {fact:processor} to withhold {fact:claimed} of the proceeds for {fact:days_held}? None that does has been shown to us. The loss is the money and every day without it.',
  },
  {
    id: 'grounds.later-contract-escalation-open',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: escalation },
    text: '**Breach of contract.** The question for decision is a short one. The Merchant made the sales under the Agreement; which term permits {fact:processor} to withhold their proceeds? None that does has been shown to us. The loss is the money and every day without it.',
  },
];

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
  {
    id: 'grounds.later-measured',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: followUp, flags: ['exposure_illustrated'] },
    text: 'Our letter sent on {date:sent_initial} asked for the calculation behind the hold, which we have not received. A hold of {fact:claimed}, at least {fact:multiple} the loss illustrated above, calls for one: out of proportion to its purpose, it is not an exercise of discretion in good faith.',
  },
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
  {
    id: 'grounds.final-measured',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: final, flags: ['exposure_illustrated'] },
    text: 'The calculation that our letter sent on {date:sent_initial} asked for has not been produced. At {fact:claimed}, at least {fact:multiple} the loss illustrated above, the hold is out of proportion to any purpose stated for it, and is not a use of discretion in good faith.',
  },
  {
    id: 'grounds.final-asked',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: final },
    text: 'The calculation that our letter sent on {date:sent_initial} asked for has not been produced. Discretion used without measuring what can be lost is not used in good faith.',
  },
  {
    id: 'grounds.final-unmeasured',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: final },
    text: 'The calculation behind the hold is still to be produced. Discretion used without measuring what can be lost is not used in good faith.',
  },
  {
    id: 'grounds.escalation-measured',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: escalation, flags: ['exposure_illustrated'] },
    text: 'The figures to be weighed are these: {fact:claimed} withheld, which is at least {fact:multiple} the loss illustrated above. A decision in good faith would give the reason for the difference; none has been given to us.',
  },
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
