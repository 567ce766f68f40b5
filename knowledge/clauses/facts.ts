import { processorsWhere } from '../processors/profiles.ts';
import type { ClauseFamily } from '../clause.ts';
import { ownClauses } from './own-clauses.ts';

const later = ['follow_up', 'final', 'escalation'] as const;
const gateways = processorsWhere(({ kind }) => kind === 'gateway');
const unnamed = processorsWhere(({ party }) => party === 'unnamed');

export const facts: ClauseFamily = {
  family: 'facts',
  about: 'The merchant, the amount broken down and reconciled, and the dated chronology with exhibits.',
  clauses: [
    { id: 'facts.heading', kind: 'heading', when: { letters: ['initial'] }, text: 'Facts' },
    {
      id: 'facts.business-gateway',
      kind: 'paragraph',
      group: 'business',
      when: { letters: ['initial'], processors: gateways },
      text: "[[The Merchant has been in business since {fact:year_established}. ]]The funds are the proceeds of sales to the Merchant's own customers, taken through {fact:processor}.",
    },
    {
      id: 'facts.business',
      kind: 'paragraph',
      group: 'business',
      when: { letters: ['initial'] },
      text: "[[The Merchant has been in business since {fact:year_established}. ]]The funds are the proceeds of sales to the Merchant's own customers, which {fact:processor} processed and recorded.",
    },
    {
      id: 'facts.amount-released',
      kind: 'table',
      group: 'amount',
      when: { letters: later, flags: ['release_reconciled'] },
      text: 'The sum is reconciled as follows. We take the sum on our file to be the one before any release; if your ledger shows otherwise, please state each sum and its day.',
      rows: [
        ['Part of the sum', 'Amount'],
        ['Withheld before any release', '{fact:held_amount}'],
        ['Released since', '{fact:released}'],
        ['Still withheld', '{fact:claimed}'],
      ],
    },
    {
      id: 'facts.amount-nothing-left',
      kind: 'paragraph',
      group: 'amount',
      when: { letters: later, flags: ['nothing_left'] },
      text: 'The releases on our file reach the whole sum of {fact:held_amount}. If anything is still withheld, please state the sum; if nothing is, please confirm that in writing with the closing ledger.',
    },
    {
      id: 'facts.amount-release-open',
      kind: 'paragraph',
      group: 'amount',
      when: { letters: later, flags: ['release_unreconciled'] },
      text: 'The releases recorded on our file cannot be reconciled with the sum first withheld. Please state what was withheld, what has been released on which day, and what remains.',
    },
    {
      id: 'facts.amount-split',
      kind: 'table',
      group: 'amount',
      when: { flags: ['split_reserve'] },
      text: 'The sum withheld is made up as follows.',
      rows: [
        ['Part of the sum', 'Amount'],
        ['Rolling reserve', '{fact:reserve}'],
        ['Settlement not paid out, outside any reserve', '{fact:unreserved}'],
        ['Total withheld', '{fact:held_amount}'],
      ],
    },
    {
      id: 'facts.amount-all-reserve',
      kind: 'paragraph',
      group: 'amount',
      when: { flags: ['all_reserve'] },
      text: 'The whole of the sum withheld, {fact:held_amount}, is recorded as rolling reserve; no part of it is ordinary settlement.',
    },
    {
      id: 'facts.amount-no-reserve',
      kind: 'paragraph',
      group: 'amount',
      when: {
        flags: ['no_reserve'],
        holds: [
          'payment_hold',
          'account_limitation',
          'payout_pause',
          'verification_hold',
          'termination',
          'match_listing',
          'unknown',
        ],
      },
      text: 'The sum withheld is {fact:held_amount}. The Merchant records no part of it as a reserve: it is settlement that has not been paid out.',
    },
    {
      id: 'facts.amount-unreconciled',
      kind: 'paragraph',
      group: 'amount',
      when: { flags: ['unreconciled_reserve'] },
      text: 'The sum withheld is {fact:held_amount}. The Merchant also records a rolling reserve of {fact:reserve}. The ledger requested below is needed to reconcile them; this demand is for the sum withheld, and any claim to more is reserved.',
    },
    {
      id: 'facts.amount-only',
      kind: 'paragraph',
      group: 'amount',
      when: { not: ['answer_partial'] },
      text: 'The sum withheld is {fact:held_amount}. How much of it, if any, is booked as a reserve stands in your ledger, which is requested below.',
    },
    ...ownClauses('facts'),
    {
      id: 'facts.chronology',
      kind: 'table',
      group: 'chronology',
      when: { letters: ['initial'], not: ['undated'] },
      text: 'The chronology is as follows.',
      rows: [
        ['Date', 'Event', 'Exhibit'],
        ['{date:hold_started}', 'The hold begins', '[[{fact:exhibit_hold_notice}]]'],
        ['{date:passed_window_end}', 'Ordinary dispute window closes for sales made before the hold', ''],
        ['{date:passed_day_180}', '{fact:term_limitation} from the start of the hold', ''],
        ['{date:dated}', 'This letter[[; the hold has lasted {fact:days_held}]]', ''],
        ['{date:deadline}', 'Answer requested', ''],
      ],
    },
    {
      id: 'facts.gap-date',
      kind: 'paragraph',
      when: { flags: ['undated'] },
      text: 'Our file does not show the day on which the hold began. Please state it, with the term applied on that day.',
    },
    {
      id: 'facts.gap-account',
      kind: 'paragraph',
      when: { flags: ['no_account'] },
      text: 'Please identify by its number every account of the Merchant from which funds are withheld.',
    },
    {
      id: 'facts.gap-notice',
      kind: 'paragraph',
      when: { flags: ['no_notice'] },
      text: 'Our file holds no copy of the notice of the hold. Please produce it as it was sent.',
    },
    {
      id: 'facts.gap-documents',
      kind: 'paragraph',
      when: { not: ['request_met'] },
      text: 'No document is enclosed with this letter. What documents would show stands in your own records; the Merchant reserves the right to supplement it.',
    },
    {
      id: 'facts.gap-entity',
      kind: 'paragraph',
      when: { processors: unnamed },
      text: 'Please state the full name of each company that is party to the Agreement.',
    },
    {
      id: 'facts.statements',
      kind: 'paragraph',
      group: 'documents',
      when: { letters: ['initial'], reasons: ['chargebacks', 'fraud_risk', 'volume', 'delivery'] },
      text: 'The account statements are {fact:exhibit_merchant_statements}[[; the refund policy is {fact:exhibit_refund_policy}]].',
    },
    {
      id: 'facts.documents',
      kind: 'paragraph',
      group: 'documents',
      when: { letters: ['initial'], not: ['evidence_in_answer'] },
      text: 'The account statements are {fact:exhibit_merchant_statements}[[; the chargeback report is {fact:exhibit_chargeback_report}]][[; proof of fulfillment is {fact:exhibit_proof_of_fulfillment}]][[; the refund policy is {fact:exhibit_refund_policy}]].',
    },
    {
      id: 'facts.report',
      kind: 'paragraph',
      group: 'documents',
      when: { letters: ['initial'], not: ['evidence_in_answer'] },
      text: 'The chargeback report is {fact:exhibit_chargeback_report}[[; proof of fulfillment is {fact:exhibit_proof_of_fulfillment}]][[; the refund policy is {fact:exhibit_refund_policy}]].',
    },
    {
      id: 'facts.proof',
      kind: 'paragraph',
      group: 'documents',
      when: { letters: ['initial'], not: ['evidence_in_answer'] },
      text: 'Proof of fulfillment is {fact:exhibit_proof_of_fulfillment}[[; the refund policy is {fact:exhibit_refund_policy}]].',
    },
    {
      id: 'facts.policy',
      kind: 'paragraph',
      group: 'documents',
      when: { letters: ['initial'] },
      text: 'The refund policy is {fact:exhibit_refund_policy}.',
    },
  ],
};
