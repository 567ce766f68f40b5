import type { ClauseFamily } from './clause.ts';

const followUp = ['follow_up'] as const;
const finalLetter = ['final'] as const;
const escalation = ['escalation'] as const;
const later = ['follow_up', 'final', 'escalation'] as const;

export const followUpFamily: ClauseFamily = {
  family: 'later',
  about: 'Follow-up, final and escalation letters. Each names the earlier letter by its date and repeats no argument.',
  clauses: [
    {
      id: 'later.follow-up',
      kind: 'paragraph',
      group: 'later-opening',
      when: { letters: followUp, flags: ['prior_letter'] },
      text: 'We wrote to you on {date:last_letter} on behalf of {fact:merchant_legal}[[, doing business as {fact:dba}]] (the "Merchant") about {fact:held_amount} withheld[[ from merchant account {fact:account_id}]]. {fact:days_since_letter} have passed, and our file holds no answer that releases the funds or states the ground for keeping them.',
    },
    {
      id: 'later.final',
      kind: 'paragraph',
      group: 'later-opening',
      when: { letters: finalLetter, flags: ['prior_letter'] },
      text: 'This is the final letter before the next step under the agreement. It concerns {fact:held_amount} withheld from {fact:merchant_legal}[[, doing business as {fact:dba}]] (the "Merchant")[[, merchant account {fact:account_id}]]. We last wrote on {date:last_letter}, {fact:days_since_letter} ago, and our file holds no answer that releases the funds or states the ground for keeping them.',
    },
    {
      id: 'later.escalation',
      kind: 'paragraph',
      group: 'later-opening',
      when: { letters: escalation, flags: ['prior_letter'] },
      text: 'We ask that this letter be placed before the person in your legal department who can decide it. It concerns {fact:held_amount} withheld from {fact:merchant_legal}[[, doing business as {fact:dba}]] (the "Merchant")[[, merchant account {fact:account_id}]]. We last wrote on {date:last_letter}, and our file holds no answer that releases the funds or states the ground for keeping them.',
    },
    {
      id: 'later.no-amount',
      kind: 'paragraph',
      group: 'later-opening',
      when: { letters: later, flags: ['prior_letter'] },
      text: 'We wrote to you on {date:last_letter} on behalf of {fact:merchant_legal}[[, doing business as {fact:dba}]] (the "Merchant") about the funds withheld[[ from merchant account {fact:account_id}]]. Our file holds no answer that releases the funds or states the ground for keeping them.',
    },
    { id: 'later.history-heading', kind: 'heading', when: { letters: later }, text: 'Where the matter stands' },
    {
      id: 'later.history',
      kind: 'table',
      when: { letters: later },
      text: 'The chronology is as follows.',
      rows: [
        ['Date', 'Event'],
        ['{date:hold_started}', 'The hold begins'],
        ['{date:sent_initial}', 'Demand and notice of dispute sent'],
        ['{date:sent_follow_up}', 'Second letter sent'],
        ['{date:sent_final}', 'Final letter sent'],
        ['{date:sent_escalation}', 'Letter to the legal department sent'],
        ['{date:dated}', 'This letter[[; the hold has lasted {fact:days_held}]]'],
      ],
    },
    {
      id: 'later.position',
      kind: 'paragraph',
      when: { letters: later },
      text: 'The grounds, the controlling term and the documents are in our first letter, which stands in full. We do not repeat them here. An agreement that gives a discretion to hold calls for that discretion to be exercised in good faith, and silence is not an exercise of it.',
    },
    {
      id: 'later.authority-de',
      kind: 'paragraph',
      group: 'later-authority',
      when: { letters: later, laws: ['DE'] },
      text: 'See {authority:airborne-v-squid-soap}, cited for that rule, although judgment there went against the party invoking the covenant.',
    },
    {
      id: 'later.authority-ca',
      kind: 'paragraph',
      group: 'later-authority',
      when: { letters: later, laws: ['CA'] },
      text: 'See {authority:locke-v-warner}, and, for the limit that expressly permitted conduct is no breach, {authority:carma-v-marathon}.',
    },
    {
      id: 'later.authority-open',
      kind: 'paragraph',
      group: 'later-authority',
      when: { letters: later },
      text: 'See {authority:restatement-contracts-205}.',
    },
    { id: 'later.demand-heading', kind: 'heading', when: { letters: later }, text: 'Demand' },
    {
      id: 'later.demand',
      kind: 'list',
      group: 'later-demand',
      when: { letters: later },
      text: 'On or before **{date:deadline}**, {fact:response_days} from the date of this letter, the Merchant demands that {fact:processor}:',
      items: [
        'Release {fact:held_amount} to the bank account on file, or all but the sum shown, transaction by transaction, to be at risk.',
        'State in writing the clause and version relied on, the calculation, and the date on which the hold ends.',
        'Produce the account and reserve ledger[[ since {date:hold_started}]], and state whether the Merchant is listed in MATCH. {authority:mc-match}.',
      ],
    },
    {
      id: 'later.demand-no-amount',
      kind: 'list',
      group: 'later-demand',
      when: { letters: later },
      text: 'On or before **{date:deadline}**, {fact:response_days} from the date of this letter, the Merchant demands that {fact:processor}:',
      items: [
        'State the exact sum withheld and release it to the bank account on file.',
        'State in writing the clause and version relied on, the calculation, and the date on which the hold ends.',
        'Produce the account and reserve ledger[[ since {date:hold_started}]].',
      ],
    },
    {
      id: 'later.next-follow-up',
      kind: 'paragraph',
      group: 'later-next',
      when: { letters: followUp },
      text: 'The duty to preserve records stands as stated in our first letter. If there is no answer by that day, the Merchant will take the next step that the agreement provides. All rights are reserved, and no informal period is shortened by this letter.',
    },
    {
      id: 'later.next-final',
      kind: 'paragraph',
      group: 'later-next',
      when: { letters: finalLetter },
      text: 'If there is no answer by that day, the Merchant will begin the proceeding that the agreement provides, once any informal period has run, and will seek the sum withheld, interest and costs so far as they are recoverable. The duty to preserve records stands. All rights are reserved.',
    },
    {
      id: 'later.next-escalation',
      kind: 'paragraph',
      group: 'later-next',
      when: { letters: escalation },
      text: 'We propose a telephone conference with the person who can decide, on any business day before then. The duty to preserve records stands. All rights are reserved, and no informal period is shortened by this letter.',
    },
  ],
};
