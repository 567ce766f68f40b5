import type { OwnClauses } from '../../clause.ts';

const initial = ['initial'] as const;
const later = ['follow_up', 'final', 'escalation'] as const;

export const clauses: OwnClauses = {
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
      text: 'The term that we know is {authority:paypal-aup-damages}. It concerns violations of the Acceptable Use Policy by a business seller, each charged for itself. Please produce the version in force on the day of each violation alleged, and the debit made under it. A balance not so charged falls under the term on holds: {authority:paypal-ua-limitation-180}, up to {fact:term_limitation} if "{fact:quote_reasonably_needed}" to protect against liability ({fact:quote_reasonably_needed_version}).',
    },
    {
      id: 'agreement.paypal-payment-hold',
      kind: 'paragraph',
      group: 'term',
      when: { holds: ['payment_hold'] },
      text: 'The term is {authority:paypal-ua-risk-hold-21}. In {fact:quote_generally_version}, such holds "{fact:quote_generally}" last up to {fact:term_risk_hold} from receipt of the payment; if the payment is disputed, not more than {fact:term_disputed_hold}.[[ Counted from the start of the hold, that period ended on {date:passed_day_21}.]] Unless {fact:processor} identifies payments that are in dispute, the stated period is the measure. If another version was in force when the funds were received, please produce it.',
    },
    {
      id: 'agreement.paypal-limitation-past',
      kind: 'paragraph',
      group: 'term',
      when: {
        holds: ['account_limitation', 'termination', 'match_listing'],
        flags: ['past_180'],
      },
      text: 'The term is {authority:paypal-ua-limitation-180}. In {fact:quote_reasonably_needed_version}, a balance may be held for up to {fact:term_limitation} if "{fact:quote_reasonably_needed}" to protect against liability. It sets a purpose and a last day. Counted from the start of the hold, that day was {date:passed_day_180}; if you count otherwise, please say how. If another version was in force, please produce it.',
    },
    {
      id: 'agreement.paypal-limitation',
      kind: 'paragraph',
      group: 'term',
      when: { holds: ['account_limitation', 'termination', 'match_listing'] },
      text: 'The term is {authority:paypal-ua-limitation-180}. In {fact:quote_reasonably_needed_version}, a balance may be held for up to {fact:term_limitation} if "{fact:quote_reasonably_needed}" to protect against liability. It sets a purpose and a last day[[; counted from the start of the hold, that day is {date:hold_day_180}]]. If another version was in force, please produce it.',
    },
    {
      id: 'agreement.paypal-reserve-fixed',
      kind: 'paragraph',
      group: 'term',
      when: { holds: ['fixed_reserve'] },
      text: 'The term is {authority:paypal-ua-reserves}, in the version in force when the reserve was set. It names the factors: time in business, industry, history, delivery times and dispute rate. [[The Merchant has been in business since {fact:year_established}. ]][[Its average delivery time is {fact:delivery_days}. ]]Please produce the written terms of this reserve, the finding on each factor, and the event on which the reserve ends.',
    },
    {
      id: 'agreement.paypal-reserve',
      kind: 'paragraph',
      group: 'term',
      when: { holds: ['rolling_reserve'] },
      text: 'The term is {authority:paypal-ua-reserves}, in the version in force when the reserve was set. It names the factors: time in business, industry, history, delivery times and dispute rate. Its example is {fact:term_reserve_percent} for {fact:term_reserve_days}, rolling; we do not say that the example is a cap. [[The Merchant has been in business since {fact:year_established}. ]][[Its average delivery time is {fact:delivery_days}. ]]Please produce the written terms of this reserve and the finding on each factor.',
    },
    {
      id: 'agreement.paypal-unknown',
      kind: 'paragraph',
      group: 'term',
      text: 'Please state which power {fact:processor} claims to use. If it is a risk hold, the term is {authority:paypal-ua-risk-hold-21}: "{fact:quote_generally}" up to {fact:term_risk_hold}. If it is a limitation, the term is {authority:paypal-ua-limitation-180}: up to {fact:term_limitation}, if "{fact:quote_reasonably_needed}" to protect against liability ({fact:quote_reasonably_needed_version}). If it is a reserve, {authority:paypal-ua-reserves} calls for factors and terms. Please produce the version relied on.',
    },
    {
      id: 'agreement.paypal-adverse',
      kind: 'paragraph',
      text: 'We acknowledge that the Agreement leaves {fact:processor} discretion, that it makes exceptions for disputed payments, investigations and court orders, and that its Acceptable Use Policy branch has no reasonableness wording. If {fact:processor} relies on any of these, it should say which, and on what facts. None of them dispenses with good faith.',
    },
    {
      id: 'agreement.paypal-title',
      kind: 'paragraph',
      when: { holds: ['payment_hold'] },
      text: 'Nor is title in doubt: {fact:processor} tells sellers of held funds, "{fact:quote_still_belongs}." {authority:paypal-funds-belong}.',
    },
    {
      id: 'agreement.beside-limitation',
      kind: 'paragraph',
      group: 'split',
      when: {
        holds: ['payment_hold', 'account_limitation', 'damages'],
        flags: ['split_reserve'],
      },
      text: 'Of the sum, {fact:reserve} is booked as a rolling reserve. If a reserve term is relied on for it as well, please state that term and the day of each release; it does not reach the remaining {fact:unreserved}.',
    },
  ],
  grounds: [
    {
      id: 'grounds.contract-past-last-day',
      kind: 'paragraph',
      group: 'contract',
      when: {
        letters: initial,
        holds: ['account_limitation', 'termination', 'unknown'],
        flags: ['past_180'],
      },
      text: '**Breach of contract.** There is a contract: the Agreement. The Merchant has done its part: the sales were made, and {fact:processor} processed them and recorded the proceeds. The breach appears from the dates: counted from the start of the hold, the longest hold that the term states, {fact:term_limitation}, ended on {date:passed_day_180}, and {fact:claimed} is still withheld. Even before that day it was for {fact:processor} to show that so much was "{fact:quote_reasonably_needed}." The loss is the sum itself and its use since {date:hold_started}.',
    },
    {
      id: 'grounds.contract-past-risk-hold',
      kind: 'paragraph',
      group: 'contract',
      when: { letters: initial, holds: ['payment_hold'], flags: ['past_21'] },
      text: '**Breach of contract.** There is a contract: the Agreement. The Merchant has done its part: the sales were made, and {fact:processor} processed them and recorded the proceeds. The breach is that the stated period of {fact:term_risk_hold} ended by {date:passed_day_21}, and that {fact:claimed} is still withheld after {fact:days_held}, unless {fact:processor} shows that the payments are disputed. The loss is the sum itself and its use since {date:hold_started}.',
    },
    {
      id: 'grounds.later-contract-last-day',
      kind: 'paragraph',
      group: 'contract',
      when: {
        letters: later,
        holds: ['account_limitation', 'termination', 'match_listing', 'unknown'],
        flags: ['past_180'],
      },
      text: '**Breach of contract.** The Agreement is the contract; the Merchant made the sales, and {fact:processor} recorded the proceeds. From the start of the hold, the longest hold that the term states, {fact:term_limitation}, ended on {date:passed_day_180}, and {fact:claimed} is still withheld. The loss is the sum itself and its use since {date:hold_started}.',
    },
    {
      id: 'grounds.later-contract-risk-hold',
      kind: 'paragraph',
      group: 'contract',
      when: { letters: later, holds: ['payment_hold'], flags: ['past_21'] },
      text: '**Breach of contract.** The Agreement is the contract; the Merchant made the sales, and {fact:processor} recorded the proceeds. The stated period of {fact:term_risk_hold} ended by {date:passed_day_21}, and {fact:claimed} is still withheld, unless {fact:processor} shows that the payments are disputed. The loss is the sum itself and its use since {date:hold_started}.',
    },
  ],
  closing: [
    {
      id: 'closing.paypal',
      kind: 'paragraph',
      group: 'next',
      when: { letters: initial },
      text: "This letter is the Merchant's Notice of Dispute under {authority:paypal-ua-arbitration}. If the form published by {fact:processor} is required as well, please send it and it will be returned completed; the day set above is a request and shortens no informal period that the Agreement provides. If the dispute is not resolved, the Merchant will proceed as the Agreement provides.",
    },
    {
      id: 'closing.later-paypal',
      kind: 'paragraph',
      group: 'next',
      when: { letters: later },
      text: 'Notice of Dispute under {authority:paypal-ua-arbitration} was given with our letter sent on {date:sent_initial}. If the form published by {fact:processor} is still wanted, please send it. Once any informal period has run, the Merchant will proceed as the Agreement provides, by individual arbitration or small claims; the day set above shortens no such period.',
    },
  ],
};
