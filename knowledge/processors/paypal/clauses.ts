import type { OwnClauses } from '../../clause.ts';
import { lastDayBreach, owed } from '../breach-words.ts';
import { laterNotice } from '../later-notice.ts';
import { eventRows } from '../../event-rows.ts';

/** Stated as the next step where the sum is within the limit, never as a threat. */
const fees =
  '[[ Up to {fact:fees_up_to}, {fact:processor} pays the fees of arbitration on request.]][[ Up to {fact:papers_up_to}, arbitration is on papers unless a hearing is asked for.]]';

const initial = ['initial'] as const;
const followUp = ['follow_up'] as const;

/** The strongest fact of a letter comes first: a last day that the agreement itself states has passed. */
const pastLastDay = {
  holds: ['account_limitation', 'termination', 'match_listing', 'unknown'],
  flags: ['past_180'],
} as const;

export const clauses: OwnClauses = {
  opening: [
    {
      id: 'opening.breach-last-day',
      kind: 'paragraph',
      group: 'breach',
      when: { letters: initial, ...pastLastDay },
      text: 'The breach in short: counted from the start of the hold, the longest hold that the term states, {fact:term_limitation}, ended on {date:passed_day_180}, and {fact:claimed} is still withheld.',
    },
    {
      id: 'opening.breach-risk-hold',
      kind: 'paragraph',
      group: 'breach',
      when: { letters: initial, holds: ['payment_hold'], flags: ['past_21'] },
      text: 'The breach in short: the stated period of {fact:term_risk_hold} for a risk hold ended by {date:passed_day_21}, and {fact:claimed} is still withheld.',
    },
  ],
  facts: [
    {
      id: 'facts.chronology-risk-hold',
      kind: 'table',
      group: 'chronology',
      when: { letters: ['initial'], holds: ['payment_hold', 'unknown'], not: ['undated'] },
      text: 'The chronology is as follows.',
      rows: [
        ['Date', 'Event', 'Exhibit'],
        ['{date:hold_started}', 'The hold begins', '[[{fact:exhibit_hold_notice}]]'],
        ...eventRows,
        ['{date:passed_day_21}', '{fact:term_risk_hold} from the start of the hold', ''],
        ['{date:passed_window_end}', 'Ordinary dispute window closes for sales made before the hold', ''],
        ['{date:passed_day_180}', '{fact:term_limitation} from the start of the hold', ''],
        ['{date:dated}', 'This letter[[; the hold has lasted {fact:days_held}]]', ''],
        ['{date:deadline}', 'Answer requested', ''],
      ],
    },
  ],
  agreement: [
    {
      id: 'agreement.paypal-damages',
      kind: 'paragraph',
      group: 'term',
      when: { holds: ['damages'] },
      text: 'A sum charged as damages for violations of the Acceptable Use Policy needs a term that fixes it, and we find none in the User Agreement. Please produce the policy in the version in force on the day of each violation alleged, the term relied on, and the debit made under it. A balance not so charged falls under the term on holds: {authority:paypal-ua-limitation-180}, up to {fact:term_limitation} if "{fact:quote_reasonably_needed}" to protect against liability ({fact:quote_reasonably_needed_version}).',
    },
    {
      id: 'agreement.paypal-payment-hold',
      kind: 'paragraph',
      group: 'term',
      when: { holds: ['payment_hold'] },
      text: 'The term is {authority:paypal-ua-risk-hold-21}. In {fact:quote_generally_version} it reads: "{fact:quote_generally}." If the payment is disputed, not more than {fact:term_disputed_hold} are allowed.[[ Counted from the start of the hold, that period ended on {date:passed_day_21}.]] Unless {fact:processor} identifies payments that are in dispute, the stated period is the measure. If another version was in force when the funds were received, please produce it.',
    },
    {
      id: 'agreement.paypal-limitation-past',
      kind: 'paragraph',
      group: 'term',
      when: {
        holds: ['account_limitation', 'termination', 'match_listing'],
        flags: ['past_180'],
      },
      text: 'The term is {authority:paypal-ua-limitation-180}. In {fact:quote_limitation_version}, a balance may be held "{fact:quote_limitation}." It sets a last day. Counted from the start of the hold, that day was {date:passed_day_180}; if you count otherwise, please say how. [[Your notice, as reported, says {fact:said_same} too. ]]If another version was in force, please produce it.',
    },
    {
      id: 'agreement.paypal-limitation',
      kind: 'paragraph',
      group: 'term',
      when: { holds: ['account_limitation', 'termination', 'match_listing'] },
      text: 'The term is {authority:paypal-ua-limitation-180}. In {fact:quote_limitation_version}, a balance may be held "{fact:quote_limitation}." It sets a last day[[; counted from the start of the hold, that day is {date:hold_day_180}]]. If another version was in force, please produce it.',
    },
    {
      id: 'agreement.paypal-reserve-fixed',
      kind: 'paragraph',
      group: 'term',
      when: { holds: ['fixed_reserve'] },
      text: 'The term is {authority:paypal-ua-reserves}, in the version in force when the reserve was set. It names the factors: time in business, industry, history, delivery times and dispute rate. [[The Merchant has been in business since {fact:year_established}. ]][[Its average delivery time is {fact:delivery_days}. ]]The same text says, "{fact:quote_paypal_reserve_terms}": please produce those terms, the finding on each factor, and the event on which the reserve ends.',
    },
    {
      id: 'agreement.paypal-reserve',
      kind: 'paragraph',
      group: 'term',
      when: { holds: ['rolling_reserve'] },
      text: 'The term is {authority:paypal-ua-reserves}, in the version in force when the reserve was set. It names the factors: time in business, industry, history, delivery times and dispute rate. Its example is {fact:term_reserve_percent} for {fact:term_reserve_days}, rolling; we do not say that the example is a cap. [[The Merchant has been in business since {fact:year_established}. ]][[Its average delivery time is {fact:delivery_days}. ]]The same text says, "{fact:quote_paypal_reserve_terms}": please produce those terms and the finding on each factor.',
    },
    {
      id: 'agreement.paypal-unknown',
      kind: 'paragraph',
      group: 'term',
      text: 'Please state which power {fact:processor} claims to use. If it is a risk hold, the term is {authority:paypal-ua-risk-hold-21}: "{fact:quote_generally}." If it is a limitation, the term is {authority:paypal-ua-limitation-180}: "{fact:quote_limitation}" ({fact:quote_limitation_version}). If it is a reserve, {authority:paypal-ua-reserves} calls for factors and terms. Please produce the version relied on.',
    },
    {
      id: 'agreement.policy-adverse',
      kind: 'paragraph',
      group: 'adverse',
      when: { reasons: ['prohibited_business', 'forfeiture'] },
      text: 'The term has a second branch, for a violation of the Acceptable Use Policy, and {fact:processor} may point to that branch and to the discretion that the Agreement leaves it. Neither applies without a violation. Please name each, with the section of the policy, the transaction and the day.',
    },
    {
      id: 'agreement.paypal-adverse-last-day',
      kind: 'paragraph',
      group: 'adverse',
      when: { holds: ['account_limitation', 'termination', 'match_listing'] },
      text: 'The Agreement adds, "{fact:quote_paypal_discretion}" ({authority:paypal-ua-discretion}). That is whether to act, not for how long: on both branches of the term, a violation of the Acceptable Use Policy included, {fact:term_limitation} is the end. A longer hold needs a court order, a regulatory requirement or other legal process; please produce any.',
    },
    {
      id: 'agreement.paypal-adverse',
      kind: 'paragraph',
      group: 'adverse',
      text: 'The Agreement also says, "{fact:quote_paypal_discretion}" ({authority:paypal-ua-discretion}). That leaves open whether to act; for how long, and on what condition, stands in the term on each action. If {fact:processor} relies on an exception, for a disputed payment, a violation of policy, a court order, a regulatory requirement or other legal process, please produce the facts or the order.',
    },
    {
      id: 'agreement.paypal-title',
      kind: 'paragraph',
      when: { holds: ['payment_hold'] },
      text: 'Nor is title in doubt: {fact:processor} tells sellers of held funds, "{fact:quote_still_belongs}." {authority:paypal-funds-belong}.',
    },
    {
      id: 'agreement.beside-limitation-recorded',
      kind: 'paragraph',
      group: 'split',
      when: {
        holds: ['payment_hold', 'account_limitation', 'damages'],
        flags: ['split_reserve', 'records_listed'],
      },
      text: 'Of the sum, {fact:reserve} is booked as a reserve. For it the Agreement says, "{fact:quote_paypal_reserve_terms}" ({authority:paypal-ua-reserves}): please produce that notice and the day of each release. It does not reach the remaining {fact:unreserved}.',
    },
    {
      id: 'agreement.beside-limitation',
      kind: 'paragraph',
      group: 'split',
      when: {
        holds: ['payment_hold', 'account_limitation', 'damages'],
        flags: ['split_reserve'],
      },
      text: 'Of the sum, {fact:reserve} is booked as a rolling reserve. For it the Agreement says, "{fact:quote_paypal_reserve_terms}" ({authority:paypal-ua-reserves}): please produce that notice and the day of each release. It does not reach the remaining {fact:unreserved}.',
    },
  ],
  grounds: [
    ...lastDayBreach('paypal', '{fact:term_limitation}', pastLastDay),
    {
      id: 'grounds.contract-past-risk-hold',
      kind: 'paragraph',
      group: 'contract',
      when: { letters: initial, holds: ['payment_hold'], flags: ['past_21'] },
      text: `${owed.initial} The breach is that the stated period of {fact:term_risk_hold} ended by {date:passed_day_21}, and that {fact:claimed} is still withheld after {fact:days_held}, unless {fact:processor} shows that the payments are disputed. The loss is the sum itself and its use, at the latest since that day.`,
    },
    {
      id: 'grounds.later-contract-risk-hold',
      kind: 'paragraph',
      group: 'contract',
      when: { letters: followUp, holds: ['payment_hold'], flags: ['past_21'] },
      text: `${owed.follow_up} The stated period of {fact:term_risk_hold} ended by {date:passed_day_21}, and {fact:claimed} is still withheld, unless {fact:processor} shows that the payments are disputed. The loss is the sum itself, and its use for as long as it has been overdue.`,
    },
  ],
  covenant: [
    {
      id: 'grounds.covenant-de',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: initial, laws: ['DE'] },
      text: '**Implied covenant of good faith.** The Agreement chooses Delaware law ({authority:paypal-ua-governing-law}). There, a discretion conferred by contract must be used reasonably and in good faith. {authority:airborne-v-squid-soap}. Judgment there went against the party invoking the covenant; we cite it for the rule. The covenant bars arbitrary or unreasonable conduct that keeps the other side from the fruits of the bargain. {authority:dunlap-v-state-farm}.',
    },
  ],
  'later-covenant': [
    {
      id: 'grounds.final-covenant-de',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: ['final'], laws: ['DE'] },
      text: '**Good faith.** By Delaware law, which the Agreement chooses ({authority:paypal-ua-governing-law}), discretion conferred on one party must be used reasonably and in good faith. {authority:airborne-v-squid-soap}. The court states that rule; its judgment went against the party that invoked it.',
    },
    {
      id: 'grounds.escalation-covenant-de',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: ['escalation'], laws: ['DE'] },
      text: '**Good faith.** Delaware law, which the Agreement chooses ({authority:paypal-ua-governing-law}), requires that any discretion in this matter be used reasonably and in good faith. {authority:airborne-v-squid-soap}. We cite that case for its rule; judgment in it went against the party invoking the covenant.',
    },
    {
      id: 'grounds.later-covenant-de',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: followUp, laws: ['DE'] },
      text: '**Good faith.** The Agreement chooses Delaware law ({authority:paypal-ua-governing-law}). There, a discretion conferred by contract must be used reasonably and in good faith. {authority:airborne-v-squid-soap}. Judgment there went against the party invoking the covenant; we cite it for the rule.',
    },
  ],
  closing: [
    {
      id: 'closing.paypal-notice',
      kind: 'paragraph',
      group: 'next',
      when: { flags: ['notice'] },
      text: `The Merchant's Notice of Dispute under {authority:paypal-ua-arbitration} is enclosed, on the form that {fact:processor} publishes, signed by {fact:signed_by} on {date:signed_on}. It goes by certified mail to the address that the Agreement names. If the dispute is not resolved within {fact:wait_days} of its receipt, the Merchant may begin individual arbitration or go to small claims court; the day set above is a request and does not shorten that period.${fees}`,
    },
    ...laterNotice({
      id: 'closing.paypal',
      notice: "The Merchant's Notice of Dispute under {authority:paypal-ua-arbitration}",
      over: `The Agreement now allows individual arbitration or small claims.${fees}`,
      after: `Once it has run, the Agreement allows individual arbitration or small claims.${fees}`,
    }),
    {
      id: 'closing.paypal',
      kind: 'paragraph',
      group: 'next',
      text: `This letter is a demand. The Merchant's Notice of Dispute under {authority:paypal-ua-arbitration} is not enclosed: it is a paper of its own, on the form that {fact:processor} publishes, to be signed by the Merchant and sent by certified mail. [[The Agreement allows individual arbitration or small claims once {fact:wait_days} have run from its receipt. ]]The day set above does not shorten any period of the Agreement.${fees}`,
    },
  ],
};
