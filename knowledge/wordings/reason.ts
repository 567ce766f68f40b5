import type { Wordings } from '../clause.ts';

/** Other wordings of sentences of the reason given. */
export const reasonWordings: readonly Wordings[] = [
  {
    of: 'A dispute history supports a hold only so far as it measures a loss still to come.',
    so: [
      'Past disputes support a hold only to the extent that they measure a loss still to come.',
      'A history of disputes justifies a hold no further than it measures a loss that is still to come.',
      'Only as a measure of a loss still to come does a dispute history support a hold.',
      'The history of disputes can carry a hold only as far as it measures future loss.',
      'What a dispute history supports by way of a hold goes no further than the loss still to come that it measures.',
      'Unless it measures a loss still to come, a dispute history does not support a hold.',
      'Past disputes are relevant to a hold only insofar as they measure a loss still to come.',
      'A dispute history can justify a hold only to the extent that it measures future loss.',
      'What supports a hold is not the dispute history itself but the loss still to come that it measures.',
      'The only support that a dispute history lends a hold is as a measure of loss still to come.',
      'Historical disputes justify a hold only to the extent they predict a loss still to come.',
      'A record of disputes warrants a hold only so far as it is a measure of losses yet to come.',
    ],
  },
  {
    of: 'Proof of fulfillment, {fact:exhibit_proof_of_fulfillment}, goes to any claim of non-delivery.',
    so: [
      'Any claim of non-delivery meets proof of fulfillment, {fact:exhibit_proof_of_fulfillment}.',
      '{fact:exhibit_proof_of_fulfillment}, proof of fulfillment, bears on any claim of non-delivery.',
    ],
  },
  {
    of: 'Please state the number and value of the disputes relied on, the period, the ratio, and the threshold applied, and identify every dispute still open.',
    so: [
      'Please tell us how many disputes are relied on and of what value, over which period, at what ratio and against what threshold, and identify every dispute that is still open.',
      'Which disputes are relied on, in what number and value, over what period, with what ratio and against what threshold? Please also identify each one still open.',
    ],
  },
  {
    of: 'A sale refunded in full, or whose dispute is finally decided, leaves nothing to secure.',
    so: [
      'Nothing remains to be secured by a sale that was refunded in full or whose dispute has been finally decided.',
      'There is nothing to secure in a sale that has been refunded in full, or in one whose dispute is finally decided.',
      'Where a sale was refunded in full, or its dispute has come to a final decision, there is nothing left to secure.',
      'A fully refunded sale leaves nothing to secure, nor does one whose dispute is finally decided.',
      'No security is needed for a sale refunded in full or for one whose dispute is finally decided.',
      'When a sale is refunded in full, or the dispute about it is finally decided, there is no longer anything to secure.',
      'Nothing remains at risk on a sale that has been refunded in full or whose dispute has been finally decided.',
      'There is no exposure left on a sale once it has been refunded in full or its dispute finally decided.',
      'A full refund, or a final decision of the dispute, leaves nothing to secure in a sale.',
      'A sale that has been fully refunded, or that has been through a dispute to final decision, leaves no risk to secure.',
      'Once a refund has been made in full, or a dispute finally decided, the sale leaves nothing to secure.',
    ],
  },
  {
    of: 'More sales are not in themselves a loss.',
    so: [
      'An increase in sales is not in itself a loss.',
      'That sales have grown is not in itself a loss.',
      'Growth in sales is no loss in itself.',
      'There is no loss in more sales as such.',
      'A rise in volume is not a loss in itself.',
      'Increased sales do not by themselves amount to a loss.',
      'Selling more does not by itself create a loss.',
      'A growing business is not in itself a loss.',
    ],
  },
  {
    of: 'On its own figures the Merchant processes {fact:volume_avg} in an average month and {fact:volume_peak} in its best.',
    so: [
      "The Merchant's own figures show {fact:volume_avg} processed in an average month and {fact:volume_peak} in its best.",
      "By its own figures, the Merchant's average month is {fact:volume_avg} and its best {fact:volume_peak}.",
      'The Merchant reports processing of {fact:volume_avg} in an average month and {fact:volume_peak} in its best month.',
      'In an average month the Merchant, on its own figures, processes {fact:volume_avg}; in its best, {fact:volume_peak}.',
    ],
  },
  {
    of: 'What matters is delivery.',
    so: [
      'What counts is delivery.',
      'Delivery is the point.',
      'The decisive point is delivery.',
      'Delivery is the issue.',
      'Delivery is what is decisive.',
      'The material question is whether the goods were delivered.',
    ],
  },
  {
    of: 'Please identify the sales said to be unfulfilled or abnormal.',
    so: [
      'Please specify the sales that are alleged to be unfulfilled or abnormal.',
      'Please point to the sales alleged to be unfulfilled or abnormal.',
      'Please particularize the sales claimed to be unfulfilled or abnormal.',
      'We request identification of the sales said to be unfulfilled or abnormal.',
    ],
  },
  {
    of: 'Please state the number, value and period of the disputes relied on, the ratio and threshold applied, and each dispute still open.',
    so: [
      'Please tell us how many disputes are relied on, of what value and over what period, what ratio and threshold were applied, and which disputes are still open.',
    ],
  },
  {
    of: 'Please identify the transactions, the figures and the term of the Agreement behind that statement.',
    so: [
      'Please let us know the transactions and figures behind that statement, and the term of the Agreement.',
      'Please supply the transactions, the figures and the term of the Agreement that support that statement.',
      'Please substantiate that statement by identifying the transactions, the figures and the term of the Agreement behind it.',
    ],
  },
  {
    of: 'Without them it can be neither tested nor answered.',
    so: [
      'It can be neither tested nor answered as long as we do not have them.',
      'Testing or answering it is not possible without them.',
      'Absent that information, it can be neither tested nor answered.',
      'Absent these, it can neither be tested nor answered.',
      'Without that information, the Merchant can neither test nor answer it.',
      'It cannot be tested, or answered, in their absence.',
      'In their absence it can be neither tested nor answered.',
    ],
  },
  {
    of: 'A concern about delivery ends with delivery.',
    so: [
      'A concern about delivery is over when delivery is made.',
      'Delivery puts an end to a concern about delivery.',
      'With delivery, a concern about delivery comes to its end.',
      'A worry about delivery does not outlast delivery.',
      'A delivery concern is resolved by delivery.',
      'Once orders are delivered, a concern about delivery has no further basis.',
      'A concern about delivery lasts only until delivery.',
    ],
  },
  {
    of: 'Please identify each order said to be undelivered, so that the Merchant can answer order by order.',
    so: [
      'Please tell us of each order that is said not to have been delivered; the Merchant will answer order by order.',
      'Please specify every order alleged to be undelivered so that the Merchant can respond order by order.',
    ],
  },
  {
    of: 'Verification is a condition that can be met.',
    so: [
      'To be verified is a condition that one can meet.',
      'Verification is a condition capable of being met.',
      'Verification is something that can be completed.',
    ],
  },
  {
    of: 'Once the question of identity is answered, it is no ground for keeping settlement.',
    so: ['When the question of identity has been answered, it is no longer a ground on which settlement may be kept.'],
  },
  {
    of: 'We do not ask for anything that the law forbids you to disclose.',
    so: [
      'Our request does not extend to anything that you are forbidden by law to disclose.',
      'We ask for nothing which the law does not allow you to disclose.',
      'We are not asking for anything that you are legally barred from disclosing.',
      'This request does not cover anything that the law prohibits you from disclosing.',
      'No disclosure is sought that the law forbids.',
      'We seek nothing whose disclosure the law prohibits.',
    ],
  },
  {
    of: 'Please send a statement of the reason for the hold, with the term and the facts on which it rests.',
    so: [
      'Please state the reason for the hold, together with the term and the facts on which it rests.',
      'What is the reason for the hold, and on which term and facts does it rest?',
      'Please let us have the reason for the hold in a statement, with the term and the facts on which it rests.',
    ],
  },
  {
    of: 'It does not by itself show a term by which past settlement may be kept.',
    so: ['It shows, by itself, no term that allows past settlement to be kept.'],
  },
];
