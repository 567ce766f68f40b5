import { processorsWhere } from '../processors/profiles.ts';
import type { ClauseFamily } from '../clause.ts';
import { ownClauses } from './own-clauses.ts';
import { saidTerms } from './said-terms.ts';

const onePower = processorsWhere((each) => !each.separate_powers);
const acquirers = processorsWhere(({ kind }) => kind === 'acquirer');
const notFacilitators = processorsWhere(({ kind }) => kind !== 'facilitator');
const gateways = processorsWhere(({ kind }) => kind === 'gateway');

export const agreement: ClauseFamily = {
  family: 'agreement',
  about: 'The controlling term for this type of hold, with its version, and the adverse term the letter confronts.',
  clauses: [
    { id: 'agreement.heading', kind: 'heading', text: 'The controlling term' },
    {
      id: 'agreement.hold-pause-now-reserve',
      kind: 'paragraph',
      group: 'hold',
      when: { holds: ['payout_pause'], flags: ['reply_names_reserve'] },
      text: 'We understood the hold to be a pause of payouts for review. Your answer of {date:answer} calls what is kept a reserve. A pause ends with its review, a reserve by its own terms: please state which it is, and since when.',
    },
    {
      id: 'agreement.hold-pause-stated',
      kind: 'paragraph',
      group: 'hold',
      when: { holds: ['payout_pause'], flags: ['end_stated'] },
      text: 'We understand the hold to be a pause of payouts for review. A review has a subject; please state it.',
    },
    {
      id: 'agreement.hold-pause',
      kind: 'paragraph',
      group: 'hold',
      when: { holds: ['payout_pause'] },
      text: 'We understand the hold to be a pause of payouts for review. We ask what is under review, and when the review ends.',
    },
    {
      id: 'agreement.hold-reserve-stated',
      kind: 'paragraph',
      group: 'hold',
      when: { holds: ['rolling_reserve'], flags: ['end_stated', 'share_stated'] },
      text: 'We understand the hold to be a rolling reserve. Please state the day on which each part of it was or will be released.',
    },
    {
      id: 'agreement.hold-reserve-share',
      kind: 'paragraph',
      group: 'hold',
      when: { holds: ['rolling_reserve'], flags: ['share_stated'] },
      text: 'We understand the hold to be a rolling reserve. A rolling reserve has a period and a day on which each part is released; please state them.',
    },
    {
      id: 'agreement.hold-reserve-end',
      kind: 'paragraph',
      group: 'hold',
      when: { holds: ['rolling_reserve'], flags: ['end_stated'] },
      text: 'We understand the hold to be a rolling reserve. A rolling reserve has a percentage and a day on which each part is released; please state them.',
    },
    {
      id: 'agreement.hold-reserve-recorded',
      kind: 'paragraph',
      group: 'hold',
      when: { holds: ['rolling_reserve'], flags: ['records_listed'] },
      text: 'We understand the hold to be a reserve, as your records book it, and ask for its terms and days of release.',
    },
    {
      id: 'agreement.hold-reserve',
      kind: 'paragraph',
      group: 'hold',
      when: { holds: ['rolling_reserve'] },
      text: 'We understand the hold to be a rolling reserve, and ask for its percentage, its period and the day on which each part is released.',
    },
    {
      id: 'agreement.hold-fixed-reserve',
      kind: 'paragraph',
      group: 'hold',
      when: { holds: ['fixed_reserve'] },
      text: 'We understand the hold to be a fixed reserve, and ask for its target, the reason for that target, and the event on which it is released.',
    },
    {
      id: 'agreement.hold-verification',
      kind: 'paragraph',
      group: 'hold',
      when: { holds: ['verification_hold'] },
      text: 'We understand release to depend on verification. That is a condition which the Merchant can meet, and the hold ends when it is met; we ask for a list of what is outstanding.',
    },
    {
      id: 'agreement.hold-match-made',
      kind: 'paragraph',
      group: 'hold',
      when: { holds: ['match_listing'], flags: ['match_stated'] },
      text: 'We understand that the account was closed and that a MATCH listing was made. A listing bears on future applications. Any rule by which it is said to permit past settlement to be kept is to be produced.',
    },
    {
      id: 'agreement.hold-match',
      kind: 'paragraph',
      group: 'hold',
      when: { holds: ['match_listing'] },
      text: 'We understand that the account was closed and that a MATCH listing was or may be made. A listing bears on future applications. Any rule by which it is said to permit past settlement to be kept is to be produced.',
    },
    {
      id: 'agreement.hold-damages',
      kind: 'paragraph',
      group: 'hold',
      when: { holds: ['damages'] },
      text: 'We understand that money is kept as damages. That is not security: what secures a risk is returned when the risk ends, while damages are said to be owed. Please state which part of the sum is which.',
    },
    {
      id: 'agreement.hold-termination-reserve',
      kind: 'paragraph',
      group: 'hold',
      when: { holds: ['termination'], flags: ['all_reserve'] },
      text: 'We understand the hold to be a reserve that is kept after the closing or deactivation of the account. Such an account takes no new sales, so what the reserve can secure only falls.',
    },
    {
      id: 'agreement.hold-termination',
      kind: 'paragraph',
      group: 'hold',
      when: { holds: ['termination'] },
      text: 'We understand the hold to follow the closing or deactivation of the account. Such an account takes no new sales, so its exposure can only fall.',
    },
    {
      id: 'agreement.hold-limitation',
      kind: 'paragraph',
      group: 'hold',
      when: { holds: ['account_limitation'] },
      text: 'We understand the hold to follow a limitation of the account.',
    },
    {
      id: 'agreement.hold-payment',
      kind: 'paragraph',
      group: 'hold',
      when: { holds: ['payment_hold'] },
      text: 'We understand the hold to be a risk hold on payments received.',
    },
    {
      id: 'agreement.hold-unknown',
      kind: 'paragraph',
      group: 'hold',
      when: { processors: onePower },
      text: 'Please say whether the hold is a pause for review, a reserve, or a hold after closing; each rests on a different term.',
    },
    {
      id: 'agreement.damages',
      kind: 'paragraph',
      group: 'term',
      when: { processors: onePower, holds: ['damages'] },
      text: 'Please state the term under which a sum was charged as damages, with its version, the violation to which it was applied, and the day of each debit. A term on reserves does not by itself permit such a charge.',
    },
    {
      id: 'agreement.damages-adverse',
      kind: 'paragraph',
      group: 'adverse',
      when: { processors: onePower, holds: ['damages'] },
      text: 'If a term that fixes damages in advance is relied on, it can be tested only once the term, the violation and the sum are stated, for each debit.',
    },
    ...saidTerms,
    ...ownClauses('agreement'),
    {
      id: 'agreement.gateway',
      kind: 'paragraph',
      group: 'term',
      when: { processors: gateways },
      text: "Please state the term of the gateway or electronic check agreement, with its version, under which any part of the sum is held. For electronic checks the network's own time limits are the natural measure: consumer unauthorized returns are made within {fact:term_ach_return} of settlement ({authority:nacha-returns}). A longer hold needs another reason.",
    },
    {
      id: 'agreement.acquirer',
      kind: 'paragraph',
      group: 'term',
      when: { processors: acquirers },
      text: 'A reserve or hold exists only so far as the signed Agreement grants it. Please state the clause relied on, with its version and the program guide it refers to, and produce both. An acquirer keeps what the contract allows, not what it believes its exposure to be: {authority:schnuck-v-first-data}. The contract there was negotiated, under Missouri law, and the dispute arose from a data breach; that the contract sets the limit is a general rule.',
    },
    {
      id: 'agreement.acquirer-adverse',
      kind: 'paragraph',
      group: 'adverse',
      when: { processors: notFacilitators },
      text: 'A term that allows reserves against chargebacks, even one that leaves their size to your judgment, answers whether a reserve may be held. How much and how long follow from what it secures: [[on the dates above, sales made before the hold left the dispute window by {date:passed_window_end}, and ]]a reserve that stays whole while that falls is no exercise of the judgment that the term calls for.',
    },
    {
      id: 'agreement.outside-reserve',
      kind: 'paragraph',
      group: 'split',
      when: { flags: ['split_reserve'] },
      text: 'As to the {fact:unreserved} that stands outside any reserve, the term relied on is to be stated; a reserve clause alone does not reach it.',
    },
  ],
};
