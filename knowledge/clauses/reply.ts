import type { ClauseFamily } from '../clause.ts';
import { threeWays } from './quoted.ts';
import { repliedTerms } from './said-terms.ts';

const later = ['follow_up', 'final', 'escalation'] as const;

export const reply: ClauseFamily = {
  family: 'answer',
  about:
    'Later letters only: the processor’s reply, quoted as recorded and answered, or a statement that none is on file. A proposal is answered only in the compromise section.',
  clauses: [
    { id: 'answer.heading', kind: 'heading', when: { letters: later }, text: 'The answer so far' },
    {
      id: 'answer.none-final',
      kind: 'paragraph',
      group: 'answer.none',
      when: { letters: ['final'], replies: ['none'] },
      text: 'To this day we have received no answer that pays the money out or says why it is kept. If one was sent, please send a copy, with proof of where it went.',
    },
    {
      id: 'answer.none-escalation',
      kind: 'paragraph',
      group: 'answer.none',
      when: { letters: ['escalation'], replies: ['none'] },
      text: 'None of our letters has been answered so far as our file shows, which is why this one comes to you. If there is an answer, please send it on.',
    },
    {
      id: 'answer.none',
      kind: 'paragraph',
      group: 'answer.none',
      when: { letters: later, replies: ['none'] },
      text: 'We have received no answer that releases the funds or states the ground for keeping them. If one was sent, please send it again, with the day and the address to which it went.',
    },
    {
      id: 'answer.refusal-unfit',
      kind: 'paragraph',
      group: 'answer.refusal',
      when: { letters: later, replies: ['refusal'], flags: ['reply_unquoted'] },
      text: 'Your answer of {date:answer} refuses release. We do not repeat the words of that answer here. Please state the ground again, with the term and the facts on which it rests.',
    },
    ...threeWays(
      'answer.refusal-term',
      { letters: later, replies: ['refusal'], flags: ['reply_names_term'] },
      {
        lead: 'Your answer of {date:answer} refuses release.',
        tail: 'Please produce the text that it names as it stood when the hold began, and state which of its conditions is met, by which fact and for which sum.',
      },
    ),
    ...threeWays(
      'answer.refusal',
      { letters: later, replies: ['refusal'], not: ['reply_names_term'] },
      {
        lead: 'Your answer of {date:answer} refuses release.',
        tail: 'Please name the term on which that refusal rests, and the sum that each fact relied on supports.',
        bare: 'Your answer of {date:answer} refuses release. Please state the ground of that refusal, with the term and the facts on which it rests.',
      },
    ),
    ...threeWays(
      'answer.release',
      { letters: later, replies: ['release', 'partial_release'], flags: ['release_reconciled'] },
      {
        lead: 'Your answer of {date:answer} came with a release of {fact:last_released}.',
        tail: 'That sum is credited above and settles nothing as to the rest. Please state the measure by which the rest is still kept, and the day on which each part of it will follow.',
      },
    ),
    ...threeWays(
      'answer.release-whole',
      { letters: later, replies: ['release', 'partial_release'], flags: ['nothing_left'] },
      {
        lead: 'Your answer of {date:answer} came with a release[[ of {fact:last_released}]].',
        tail: 'Please state the day on which it was paid, and whether anything is still kept.',
      },
    ),
    ...threeWays(
      'answer.release-open',
      { letters: later, replies: ['release', 'partial_release'], not: ['release_reconciled', 'nothing_left'] },
      {
        lead: 'Your answer of {date:answer} speaks of a release.',
        tail: 'Please state its amount and day, and what is still kept and by what measure.',
      },
    ),
    {
      id: 'answer.offer',
      kind: 'paragraph',
      group: 'answer.offer',
      when: { letters: later, replies: ['offer'], flags: ['offer_open'] },
      text: 'Your answer of {date:answer} contains a proposal, taken up only in the separate part below.',
    },
    {
      id: 'answer.offer-declined',
      kind: 'paragraph',
      group: 'answer.offer',
      when: { letters: later, replies: ['offer'], flags: ['offer_declined'] },
      text: 'Your answer of {date:answer} contains a proposal, which the Merchant does not accept.',
    },
    {
      id: 'answer.offer-accepted',
      kind: 'paragraph',
      group: 'answer.offer',
      when: { letters: later, replies: ['offer'], flags: ['offer_accepted'] },
      text: 'Your answer of {date:answer} contains a proposal, which the Merchant has accepted. Please state the day on which each sum under it was or will be paid.',
    },
    {
      id: 'answer.offer-closed',
      kind: 'paragraph',
      group: 'answer.offer',
      when: { letters: later, replies: ['offer'] },
      text: 'Your answer of {date:answer} contained a proposal, which is no longer open.',
    },
    ...threeWays(
      'answer.request',
      { letters: later, replies: ['request_for_documents'] },
      {
        lead: 'Your answer of {date:answer} asks for documents.',
        tail: '',
      },
    ),
    {
      id: 'answer.request-enclosed',
      kind: 'table',
      when: { letters: later, replies: ['request_for_documents'] },
      text: 'Of what you ask for, the following is enclosed, so far as our file holds it.',
      rows: [
        ['Asked for', 'Enclosed as'],
        ['Account statements', '{fact:asked_merchant_statements}'],
        ['Chargeback report', '{fact:asked_chargeback_report}'],
        ['Proof of fulfillment', '{fact:asked_proof_of_fulfillment}'],
        ['Refund policy', '{fact:asked_refund_policy}'],
        ['Employer identification letter', '{fact:asked_ein_letter}'],
        ['Formation document', '{fact:asked_formation_document}'],
        ['Bank statements', '{fact:asked_bank_statements}'],
        ['Notice of the hold', '{fact:asked_hold_notice}'],
      ],
    },
    {
      id: 'answer.request-missing',
      kind: 'paragraph',
      when: { letters: later, replies: ['request_for_documents'] },
      text: 'Asked for and not enclosed with this letter: {fact:asked_missing}. For each, state the question to which it goes, the term that calls for it, and the part of the sum that depends on it; the rest should not wait.',
    },
    {
      id: 'answer.request-identity',
      kind: 'paragraph',
      when: { letters: later, replies: ['request_for_documents'] },
      text: 'Papers of identity are not enclosed. What you ask for, {fact:asked_identity}, the Merchant stands ready to supply through your own channel for verification; please open it for this account.',
    },
    {
      id: 'answer.request-other',
      kind: 'paragraph',
      when: { letters: later, replies: ['request_for_documents'], flags: ['request_beyond'] },
      text: 'Where your request asks for more than is named here, please say which paper or fact would answer it, and which term calls for it.',
    },
    {
      id: 'answer.request-further',
      kind: 'paragraph',
      group: 'decision',
      when: { letters: later, replies: ['request_for_documents'], flags: ['request_answered'] },
      text: 'If anything further is needed, please name each item, the question to which it goes and the term that calls for it. The Merchant asks for a decision, by the day set below, on what has been supplied.',
    },
    {
      id: 'answer.request-decision',
      kind: 'paragraph',
      group: 'decision',
      when: { letters: later, replies: ['request_for_documents'], flags: ['request_in_part'] },
      text: 'The Merchant asks for a decision, by the day set below, on what is enclosed.',
    },
    {
      id: 'answer.request-open',
      kind: 'paragraph',
      group: 'decision',
      when: { letters: later, replies: ['request_for_documents'], flags: ['request_open'] },
      text: 'The Merchant stands ready to answer each item. Please name, for each, the question to which it goes and the term that calls for it, and state which part of the sum depends on none of them; that part should not wait.',
    },
    ...threeWays(
      'answer.promised',
      { letters: later, replies: ['automatic'], flags: ['reply_promises'] },
      {
        lead: 'Your answer of {date:answer} promises release.',
        tail: 'Please state the day on which each part was or will be paid and, if any is to be kept, the term and the facts on which that rests.',
      },
    ),
    ...threeWays(
      'answer.form',
      { letters: later, replies: ['automatic'], not: ['reply_promises'] },
      {
        lead: 'Your answer of {date:answer} is on our file.',
        tail: 'We read this as a general reply that does not take up the points of our letter. If it was meant as the answer to them, please say so, and state the term and the facts on which it rests.',
      },
    ),
    ...repliedTerms,
    {
      id: 'answer.position',
      kind: 'paragraph',
      group: 'stated',
      when: { letters: later, replies: ['offer'] },
      text: 'Apart from that proposal, your last position is that of {date:position}: "{fact:position_words}."',
    },
    {
      id: 'answer.stated-in-part-final',
      kind: 'paragraph',
      group: 'stated',
      when: {
        letters: ['final'],
        replies: ['none', 'offer', 'release', 'partial_release', 'request_for_documents'],
        flags: ['reason_quoted', 'reason_in_part'],
      },
      text: `At the outset, the Merchant reports, the hold was explained in part as follows: "{fact:stated_reason}."[[ The notice is {fact:exhibit_hold_notice}.]]`,
    },
    {
      id: 'answer.stated-in-part-escalation',
      kind: 'paragraph',
      group: 'stated',
      when: {
        letters: ['escalation'],
        replies: ['none', 'offer', 'release', 'partial_release', 'request_for_documents'],
        flags: ['reason_quoted', 'reason_in_part'],
      },
      text: `The explanation that the Merchant reports having been given is, in part: "{fact:stated_reason}."[[ The notice is {fact:exhibit_hold_notice}.]]`,
    },
    {
      id: 'answer.stated-in-part',
      kind: 'paragraph',
      group: 'stated',
      when: {
        letters: later,
        replies: ['none', 'offer', 'release', 'partial_release', 'request_for_documents'],
        flags: ['reason_quoted', 'reason_in_part'],
      },
      text: 'The reason first given, as the Merchant reports it, is in part: "{fact:stated_reason}."[[ The notice is {fact:exhibit_hold_notice}.]]',
    },
    {
      id: 'answer.stated-final',
      kind: 'paragraph',
      group: 'stated',
      when: {
        letters: ['final'],
        replies: ['none', 'offer', 'release', 'partial_release', 'request_for_documents'],
        flags: ['reason_quoted'],
      },
      text: `At the outset, the Merchant reports, the hold was explained as follows: "{fact:stated_reason}."[[ The notice is {fact:exhibit_hold_notice}.]]`,
    },
    {
      id: 'answer.stated-escalation',
      kind: 'paragraph',
      group: 'stated',
      when: {
        letters: ['escalation'],
        replies: ['none', 'offer', 'release', 'partial_release', 'request_for_documents'],
        flags: ['reason_quoted'],
      },
      text: `The explanation that the Merchant reports having been given is: "{fact:stated_reason}."[[ The notice is {fact:exhibit_hold_notice}.]]`,
    },
    {
      id: 'answer.stated',
      kind: 'paragraph',
      group: 'stated',
      when: {
        letters: later,
        replies: ['none', 'offer', 'release', 'partial_release', 'request_for_documents'],
        flags: ['reason_quoted'],
      },
      text: 'The reason first given, as the Merchant reports it, is: "{fact:stated_reason}."[[ The notice is {fact:exhibit_hold_notice}.]]',
    },
    {
      id: 'answer.unstated',
      kind: 'paragraph',
      group: 'stated',
      when: { letters: later, replies: ['none', 'offer', 'release', 'partial_release', 'request_for_documents'] },
      text: 'Please state in writing the reason for which the money is kept, with its date and the facts behind it.',
    },
  ],
};
