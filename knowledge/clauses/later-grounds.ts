import { processorsWhere } from '../processors/profiles.ts';
import type { Clause } from '../clause.ts';

const followUp = ['follow_up'] as const;
const final = ['final'] as const;
const escalation = ['escalation'] as const;
const gateways = processorsWhere(({ kind }) => kind === 'gateway');

/** Breach of contract in a later letter: each type in its own words, so that none repeats the one before it. */
export const laterContract: readonly Clause[] = [
  {
    id: 'grounds.later-contract-gateway',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: followUp, processors: gateways },
    text: '**Breach of contract.** The Agreement is the contract; the Merchant made the sales and submitted them. So far as {fact:processor} holds any of {fact:claimed}, our file holds nothing that shows a term to reach that sum for that time. The loss is the sum itself and its use.',
  },
  {
    id: 'grounds.later-contract',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: followUp },
    text: '**Breach of contract.** The Agreement is the contract; the Merchant made the sales, and {fact:processor} recorded the proceeds. {fact:claimed} is withheld after {fact:days_held}, and our file holds nothing that shows a term to reach that sum for that time. The loss is the sum itself and its use since {date:hold_started}.',
  },
  {
    id: 'grounds.later-contract-open',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: followUp },
    text: '**Breach of contract.** The Agreement is the contract; the Merchant made the sales, and {fact:processor} recorded the proceeds. Our file holds nothing that shows a term to reach the sum withheld for the time of the hold. The loss is the sum itself and its use.',
  },
  {
    id: 'grounds.later-contract-final-gateway',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: final, processors: gateways },
    text: '**Breach of contract.** What our earlier letters say of the breach stands: the Merchant made the sales under the Agreement, and so far as {fact:processor} holds any of {fact:claimed}, it is withheld without a term that our file would show. The loss is that money, and its use until it is paid.',
  },
  {
    id: 'grounds.later-contract-final',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: final },
    text: '**Breach of contract.** What our earlier letters say of the breach stands: the Merchant made the sales under the Agreement, and {fact:claimed} of their proceeds remains withheld. No term that carries such a hold through {fact:days_held} is on our file. The loss is that money, and its use from {date:hold_started} until it is paid.',
  },
  {
    id: 'grounds.later-contract-final-open',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: final },
    text: '**Breach of contract.** What our earlier letters say of the breach stands: the Merchant made the sales under the Agreement, and proceeds of them remain withheld. No term that carries such a hold is on our file. The loss is that money, and its use until it is paid.',
  },
  {
    id: 'grounds.later-contract-escalation-gateway',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: escalation, processors: gateways },
    text: '**Breach of contract.** The question for decision is a short one. On its side of the Agreement the Merchant made the sales and submitted them; on the other side it has to be said whether any of {fact:claimed} is withheld by {fact:processor}, and under what text. The loss is the money and every day without it.',
  },
  {
    id: 'grounds.later-contract-escalation',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: escalation },
    text: '**Breach of contract.** The question for decision is a short one. On its side of the Agreement the Merchant made the sales; on the other side {fact:claimed} is withheld, for {fact:days_held} now, and no text that reaches so far is on our file. The loss is the money and every day without it since {date:hold_started}.',
  },
  {
    id: 'grounds.later-contract-escalation-open',
    kind: 'paragraph',
    group: 'contract',
    when: { letters: escalation },
    text: '**Breach of contract.** The question for decision is a short one. On its side of the Agreement the Merchant made the sales; on the other side proceeds are withheld, and no text that reaches so far is on our file. The loss is the money and every day without it.',
  },
];

/** Good faith in a later letter, and what of it the facts show. */
export const laterCovenant: readonly Clause[] = [
  {
    id: 'grounds.later-covenant-ca',
    kind: 'paragraph',
    group: 'covenant',
    when: { letters: followUp, laws: ['CA'] },
    text: "**Good faith.** The general terms choose California law. There, a discretionary power must be exercised in good faith, although what the contract expressly permits, within the parties' reasonable expectations, is no breach. {authority:carma-v-marathon}. A refusal to exercise judgment at all can be a breach. {authority:locke-v-warner}.",
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
    text: 'Our letter sent on {date:sent_initial} asked for the calculation behind the hold; our file holds none. A hold of {fact:claimed}, at least {fact:multiple} the loss illustrated above, calls for one: out of proportion to its purpose, it is no exercise of that discretion in good faith.',
  },
  {
    id: 'grounds.later-asked',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: followUp },
    text: 'Our letter sent on {date:sent_initial} asked for the calculation behind the hold; our file holds none. A hold that is not measured against what can still be lost is not an exercise of that discretion in good faith.',
  },
  {
    id: 'grounds.later-unmeasured',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: followUp },
    text: 'If there is a calculation behind the hold, please produce it. A hold that is not measured against what can still be lost is not an exercise of that discretion in good faith.',
  },
  {
    id: 'grounds.final-covenant-ca',
    kind: 'paragraph',
    group: 'covenant',
    when: { letters: final, laws: ['CA'] },
    text: "**Good faith.** Under California law, which the general terms choose, a discretion is to be used in good faith, and to decline any judgment at all may be a breach. {authority:locke-v-warner}. What the contract expressly permits, within the parties' reasonable expectations, is none. {authority:carma-v-marathon}.",
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
    text: "**Good faith.** Those who decide have a discretion to use, and California law, by the general terms, has them use it in good faith. {authority:carma-v-marathon}. What the contract expressly permits, within the parties' reasonable expectations, is no breach of that duty; a judgment never made may be. {authority:locke-v-warner}.",
  },
  {
    id: 'grounds.escalation-covenant-open',
    kind: 'paragraph',
    group: 'covenant',
    when: { letters: escalation },
    text: '**Good faith.** Those who decide have a discretion to use, and every contract has it used in good faith. {authority:restatement-contracts-205}. The authorities of the governing state remain reserved.',
  },
  {
    id: 'grounds.final-measured',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: final, flags: ['exposure_illustrated'] },
    text: 'Our file still lacks the calculation that our letter sent on {date:sent_initial} asked for. At {fact:claimed}, at least {fact:multiple} the loss illustrated above, the hold stands too far from its purpose to be a use of that discretion in good faith.',
  },
  {
    id: 'grounds.final-asked',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: final },
    text: 'Our file still lacks the calculation that our letter sent on {date:sent_initial} asked for. A hold that nobody has measured against what can be lost is no use of that discretion in good faith.',
  },
  {
    id: 'grounds.final-unmeasured',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: final },
    text: 'A calculation behind the hold, if there ever was one, is still to be produced. A hold that nobody has measured against what can be lost is no use of that discretion in good faith.',
  },
  {
    id: 'grounds.escalation-measured',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: escalation, flags: ['exposure_illustrated'] },
    text: 'The figures to be weighed are these: {fact:claimed} withheld, which is at least {fact:multiple} the loss illustrated above. A decision in good faith would give the reason for that distance; our file has none.',
  },
  {
    id: 'grounds.escalation-asked',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: escalation },
    text: 'The first thing to ask for is the calculation, as our letter sent on {date:sent_initial} did. Without one there is nothing by which a decision in good faith could keep the money.',
  },
  {
    id: 'grounds.escalation-unmeasured',
    kind: 'paragraph',
    group: 'covenant-facts',
    when: { letters: escalation },
    text: 'The first thing to ask for is the calculation. Without one there is nothing by which a decision in good faith could keep the money.',
  },
];
