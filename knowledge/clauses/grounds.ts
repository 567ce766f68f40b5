import { letterTypes, type LetterType } from '../../domain/letters/letter.ts';
import { processorsWhere } from '../processors/profiles.ts';
import type { Clause, ClauseFamily } from '../clause.ts';
import { breach } from './breach.ts';
import { overdue } from './records.ts';
import { laterCovenant } from './later-grounds.ts';
import { ownClauses } from './own-clauses.ts';
import { lossMeasures } from './loss-measures.ts';

const initial = ['initial'] as const;
const acquirers = processorsWhere(({ kind }) => kind === 'acquirer');
const notGateways = processorsWhere(({ kind }) => kind !== 'gateway');

/** Reserve kept past its own term is a breach of that term, whatever the loss. */
const overduePleas: Record<LetterType, (sum: string) => string> = {
  initial: (sum) => `By the term reported, keeping ${sum} is a breach by itself.`,
  follow_up: (sum) => `By itself, the reserve's own term is broken as to ${sum}.`,
  final: (sum) => `As to ${sum} of reserve, its own term has run, and keeping it breaks that term.`,
  escalation: (sum) => `Separately, ${sum} of reserve is past its own term: what permits that?`,
};

/** A reserve raised during the hold: by the processor's own words, by its records, or as the merchant reports. */
const raised = [
  { ending: '-own', says: 'You {fact:argued_raised_act}', shown: '[[ ({fact:argued_raised_exhibit})]]' },
  {
    ending: '-records',
    says: 'Your records reserve a further {fact:argued_raised_sum}',
    shown: ' ({fact:argued_raised_row})',
  },
  {
    ending: '',
    says: 'The Merchant reports that you raised the reserve',
    shown: '[[ ({fact:argued_raised_exhibit})]]',
  },
] as const;

export const grounds: ClauseFamily = {
  family: 'grounds',
  about:
    'Each ground by its elements, tied to the facts, under the governing law. No consumer statute; no tort where the governing law does not support it.',
  clauses: [
    { id: 'grounds.heading', kind: 'heading', text: 'Grounds' },
    {
      id: 'grounds.law-open',
      kind: 'paragraph',
      when: { letters: initial, laws: ['open'] },
      text: 'What follows rests on principles common to the states; the authorities of the governing state are reserved.',
    },
    ...breach,
    {
      id: 'grounds.promise',
      kind: 'paragraph',
      when: { not: ['law_holds'] },
      text: 'On {date:argued_promise} you {fact:argued_promise_act}[[ ({fact:argued_promise_exhibit})]]; that day has passed, and our file has no release since.',
    },
    ...letterTypes.flatMap((letter) =>
      overdue.map(({ level, sum }): Clause => ({
        id: `grounds.overdue${level}-${letter.replace('_', '-')}`,
        kind: 'paragraph',
        group: 'overdue',
        when: { letters: [letter], not: ['law_holds'] },
        text: overduePleas[letter](sum),
      })),
    ),
    ...ownClauses('covenant'),
    {
      id: 'grounds.covenant-ca',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: initial, laws: ['CA'] },
      text: "**Implied covenant of good faith.** The Agreement chooses California law[[ ({fact:law_clause})]]. There, a discretionary power that affects the other side's rights must be exercised in good faith, although what the contract expressly permits, within the parties' reasonable expectations, is no breach. {authority:carma-v-marathon}. Discretion must be used honestly, and a refusal to exercise judgment at all can be a breach. {authority:locke-v-warner}.",
    },
    {
      id: 'grounds.covenant-acquirer',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: initial, processors: acquirers },
      text: "**Implied covenant of good faith.** Every contract imposes a duty of good faith in its performance and enforcement. {authority:restatement-contracts-205}. Where an acquirer imposed holds and a reserve on a discretionary view of chargeback risk, the merchant's good-faith claim survived summary judgment. {authority:best-beach-v-tsys}. The outcome was mixed: both sides' motions on that claim were denied.",
    },
    {
      id: 'grounds.covenant-open',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: initial },
      text: '**Implied covenant of good faith.** Every contract imposes a duty of good faith in its performance and enforcement. {authority:restatement-contracts-205}. A discretion to hold is a power of performance: it must be exercised on the facts of this account, for the purpose for which it was given.',
    },
    {
      id: 'grounds.covenant-if-california',
      kind: 'paragraph',
      when: { letters: initial, laws: ['open'], flags: ['state_CA'] },
      text: "If California law governs, a discretionary power must be exercised in good faith, although what the contract expressly permits, within the parties' reasonable expectations, is no breach. {authority:carma-v-marathon}.",
    },
    {
      id: 'grounds.covenant-if-new-york',
      kind: 'paragraph',
      when: { letters: initial, laws: ['open'], flags: ['state_NY'] },
      text: 'If New York law governs, a party that holds a discretion may not exercise it arbitrarily or irrationally. {authority:dalton-v-ets}. The remedy there was consideration in good faith, and no duty is implied that contradicts another term.',
    },
    {
      id: 'grounds.law-covenant-facts',
      kind: 'paragraph',
      group: 'covenant-facts',
      when: { letters: initial, flags: ['law_holds'] },
      text: 'If a discretion is claimed over what the law does not reach, we ask for the calculation on which that rests.',
    },
    ...lossMeasures.map(({ flag, ending, measured, beyond, noMultiple }): Clause => ({
      id: `grounds.covenant-facts-measured${ending}`,
      kind: 'paragraph',
      group: 'covenant-facts',
      when: { letters: initial, processors: notGateways, flags: [flag], not: noMultiple },
      text: `If a discretion to hold is claimed, it has been used for {fact:days_held} and now keeps {fact:claimed}, at least {fact:multiple} the loss ${measured}${beyond}. The calculation on which that rests is to be produced. A hold out of proportion to its purpose is not an exercise of any such discretion in good faith.`,
    })),
    {
      id: 'grounds.covenant-facts',
      kind: 'paragraph',
      group: 'covenant-facts',
      when: { letters: initial, processors: notGateways },
      text: 'If a discretion to hold is claimed, it has been used for {fact:days_held} and now keeps {fact:claimed}; the calculation is to be produced. A hold that is not measured against what can still be lost is no exercise of it in good faith.',
    },
    {
      id: 'grounds.covenant-facts-undated',
      kind: 'paragraph',
      group: 'covenant-facts',
      when: { letters: initial },
      text: 'The calculation on which the hold rests is to be produced. A hold that is not measured against what can still be lost is not an exercise of discretion in good faith.',
    },
    ...ownClauses('later-covenant'),
    ...laterCovenant,
    ...raised.map(({ ending, says, shown }): Clause => ({
      id: `grounds.raised${ending}`,
      kind: 'paragraph',
      group: 'raised',
      when: { processors: notGateways, not: ['law_holds'] },
      text: `${says} on {date:argued_raised}${shown}; please produce the calculation for that day, too.`,
    })),
    {
      id: 'grounds.penalty-de',
      kind: 'paragraph',
      group: 'penalty',
      when: { reasons: ['forfeiture'], laws: ['DE'] },
      text: '**Sums kept as damages.** A sum fixed in advance stands only if damages were uncertain and the sum is a reasonable forecast. {authority:delaware-bay-v-swier}. The clause there was upheld; we cite it for the test. Both have to be shown for each sum charged.',
    },
    {
      id: 'grounds.penalty-ca',
      kind: 'paragraph',
      group: 'penalty',
      when: { reasons: ['forfeiture'], laws: ['CA'] },
      text: '**Sums kept as damages.** Between businesses such a clause is valid unless it was unreasonable under the circumstances when made ({authority:cal-civ-1671}); a sum that bears no reasonable relationship to the range of anticipated damages is a penalty. {authority:ridgley-v-topa}.',
    },
    {
      id: 'grounds.penalty-open',
      kind: 'paragraph',
      group: 'penalty',
      when: { reasons: ['forfeiture'] },
      text: '**Sums kept as damages.** Damages may be fixed in advance only at an amount reasonable in the light of the anticipated or actual loss and the difficulty of proof. {authority:restatement-contracts-356}.',
    },
    {
      id: 'grounds.accounting',
      kind: 'paragraph',
      when: { letters: initial, processors: acquirers },
      text: '**Accounting.** If the Agreement grants a security interest in the reserve or settlement account, this letter requests an accounting under {authority:ucc-9-210}, as enacted in the governing state, within {fact:term_accounting}; if none is granted, please confirm that.',
    },
  ],
};
