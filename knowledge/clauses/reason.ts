import type { ClauseFamily } from './clause.ts';

const initial = ['initial'] as const;

export const reason: ClauseFamily = {
  family: 'reason',
  about: 'The stated reason, quoted as the merchant typed it, and the answer to it.',
  clauses: [
    { id: 'reason.heading', kind: 'heading', when: { letters: initial }, text: 'The stated reason' },
    {
      id: 'reason.quoted',
      kind: 'paragraph',
      group: 'reason',
      when: { letters: initial, flags: ['reason_quoted'], not: ['reason_in_part'] },
      text: 'The reason given, as the Merchant reports it, is: "{fact:stated_reason}."[[ The notice is {fact:exhibit_hold_notice}.]]',
    },
    {
      id: 'reason.quoted-in-part',
      kind: 'paragraph',
      group: 'reason',
      when: { letters: initial, flags: ['reason_quoted', 'reason_in_part'] },
      text: 'The reason given, as the Merchant reports it, is in part: "{fact:stated_reason}."[[ The notice is {fact:exhibit_hold_notice}.]]',
    },
    {
      id: 'reason.in-notice',
      kind: 'paragraph',
      group: 'reason',
      when: { letters: initial },
      text: 'Such reason as was given stands in the notice, {fact:exhibit_hold_notice}.',
    },
    {
      id: 'reason.none',
      kind: 'paragraph',
      group: 'reason',
      when: { letters: initial },
      text: 'Our file holds no statement of the reason. If one was sent, please produce it, with the date and address of sending.',
    },
    {
      id: 'reason.chargebacks',
      kind: 'paragraph',
      group: 'answer',
      when: { letters: initial, reasons: ['chargebacks'] },
      text: 'A dispute history supports a hold only so far as it measures a loss still to come. [[The Merchant\'s own chargeback report is {fact:exhibit_chargeback_report}. ]][[Proof of fulfillment, {fact:exhibit_proof_of_fulfillment}, answers claims of non-delivery. ]]Please state the number and value of the disputes relied on, the period, the ratio, and the threshold applied, and identify every dispute still open. A sale that has been refunded in full, or whose dispute has been finally decided, leaves nothing to secure.',
    },
    {
      id: 'reason.fraud-risk',
      kind: 'paragraph',
      group: 'answer',
      when: { letters: initial, reasons: ['fraud_risk'] },
      text: 'Risk is a conclusion and not a fact. Please identify the transactions and the facts behind it. [[Proof of fulfillment is {fact:exhibit_proof_of_fulfillment}. ]][[The Merchant\'s chargeback report is {fact:exhibit_chargeback_report}. ]]We do not ask for anything that the law forbids you to disclose.',
    },
    {
      id: 'reason.aml',
      kind: 'paragraph',
      group: 'answer',
      when: { letters: initial, reasons: ['aml'] },
      text: 'We do not ask for anything that the law forbids you to disclose. We ask for what can be stated: the contractual ground, the sum to which it applies, what the Merchant can still supply, and the date on which the hold ends.',
    },
    {
      id: 'reason.legal-block',
      kind: 'paragraph',
      group: 'answer',
      when: { letters: initial, reasons: ['legal_block'] },
      text: 'If the funds are subject to an order, levy or legal block, please identify it, its date and the sum that it reaches, so that it can be taken up where it was made. What it does not reach is due under the Agreement.',
    },
    {
      id: 'reason.forfeiture',
      kind: 'paragraph',
      group: 'answer',
      when: { letters: initial, reasons: ['forfeiture'] },
      text: 'To keep money as damages is not to hold it. Please identify each violation alleged, the clause, the sum charged for it and the date of the charge. Until then the Merchant disputes every such charge.',
    },
    {
      id: 'reason.prohibited-business',
      kind: 'paragraph',
      group: 'answer',
      when: { letters: initial, reasons: ['prohibited_business'] },
      text: '[[The Merchant describes what it sells as follows: "{fact:product}." ]]Please identify the policy, the section, the product and every transaction said to offend it. A concern about some sales is no measure of the risk in the others.',
    },
    {
      id: 'reason.verification',
      kind: 'paragraph',
      group: 'answer',
      when: { letters: initial, reasons: ['verification'] },
      text: 'Verification is a condition that can be met. [[The formation document is {fact:exhibit_formation_document}. ]][[The employer identification letter is {fact:exhibit_ein_letter}. ]]Please list every item said to be outstanding; the Merchant stands ready to answer each. Once the question of identity is answered, it is no ground for keeping settlement.',
    },
    {
      id: 'reason.volume',
      kind: 'paragraph',
      group: 'answer',
      when: { letters: initial, reasons: ['volume'] },
      text: 'More sales are not in themselves a loss. [[On its own figures the Merchant processes {fact:volume_avg} in an average month and {fact:volume_peak} in its best. ]]What matters is delivery. [[Proof of fulfillment is {fact:exhibit_proof_of_fulfillment}. ]][[The chargeback report is {fact:exhibit_chargeback_report}. ]]Please identify the sales said to be unfulfilled or abnormal.',
    },
    {
      id: 'reason.delivery',
      kind: 'paragraph',
      group: 'answer',
      when: { letters: initial, reasons: ['delivery'] },
      text: 'A concern about delivery ends with delivery. [[The average delivery time is {fact:delivery_days}. ]][[Proof of fulfillment is {fact:exhibit_proof_of_fulfillment}. ]][[The chargeback report is {fact:exhibit_chargeback_report}. ]]Please identify each order said to be undelivered, so that the Merchant can answer order by order.',
    },
    {
      id: 'reason.unspecified',
      kind: 'paragraph',
      group: 'answer',
      when: { letters: initial, reasons: ['unspecified'] },
      text: 'Please identify the transactions, the figures and the term of the Agreement behind that statement. Without them it can be neither tested nor answered.',
    },
  ],
};
