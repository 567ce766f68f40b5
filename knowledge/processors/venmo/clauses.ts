import type { OwnClauses } from '../../clause.ts';
import { lastDayBreach } from '../breach-words.ts';
import { laterNotice } from '../later-notice.ts';
import { eventRows } from '../../event-rows.ts';

/** Stated as the next step where a version pays fees and the sum is within the limit, never as a threat. */
const fees =
  '[[ Up to {fact:fees_up_to}, {fact:processor_entity} pays the fees of arbitration on request.]][[ Up to {fact:papers_up_to}, arbitration is on papers unless a hearing is asked for.]]';

const initial = ['initial'] as const;
const followUp = ['follow_up'] as const;
const limited = ['account_limitation', 'termination', 'match_listing'] as const;

export const clauses: OwnClauses = {
  opening: [
    {
      id: 'opening.breach-venmo-last-day',
      kind: 'paragraph',
      group: 'breach',
      when: { letters: initial, flags: ['past_180'] },
      text: 'The breach in short: counted from the start of the hold, the longest hold that the terms state, {fact:term_venmo_restricted}, ended on {date:passed_day_180}, and {fact:claimed} is still withheld.',
    },
  ],
  facts: [
    {
      id: 'facts.chronology-venmo',
      kind: 'table',
      group: 'chronology',
      when: { letters: initial, not: ['undated'] },
      text: 'The chronology is as follows.',
      rows: [
        ['Date', 'Event', 'Exhibit'],
        ['{date:hold_started}', 'The hold begins', '[[{fact:exhibit_hold_notice}]]'],
        ...eventRows,
        ['{date:passed_window_end}', 'Ordinary dispute window closes for sales made before the hold', ''],
        ['{date:passed_day_180}', '{fact:term_venmo_restricted} from the start of the hold', ''],
        ['{date:dated}', 'This letter[[; the hold has lasted {fact:days_held}]]', ''],
        ['{date:deadline}', 'Answer requested', ''],
      ],
    },
  ],
  agreement: [
    {
      id: 'agreement.venmo-limitation-past',
      kind: 'paragraph',
      group: 'term',
      when: { holds: limited, flags: ['past_180'] },
      text: 'The term is {authority:venmo-ua-restricted-180}. In {fact:quote_venmo_needed_version}, money may be held for up to {fact:term_venmo_restricted} "{fact:quote_venmo_needed}." It sets a purpose and a last day. Counted from the start of the hold, that day was {date:passed_day_180}; if you count otherwise, please say how. If another version was in force, please produce it.',
    },
    {
      id: 'agreement.venmo-limitation',
      kind: 'paragraph',
      group: 'term',
      when: { holds: limited },
      text: 'The term is {authority:venmo-ua-restricted-180}. In {fact:quote_venmo_needed_version}, money may be held for up to {fact:term_venmo_restricted} "{fact:quote_venmo_needed}." It sets a purpose and a last day[[; counted from the start of the hold, that day is {date:hold_day_180}]]. If another version was in force, please produce it.',
    },
    {
      id: 'agreement.venmo',
      kind: 'paragraph',
      group: 'term',
      text: 'Please state the power relied on. If it is a risk hold, the term is {authority:venmo-ua-risk-hold}: in {fact:quote_venmo_from_version}, "{fact:quote_venmo_from}." If it follows restricted activities, the term is {authority:venmo-ua-restricted-180}: up to {fact:term_venmo_restricted} "{fact:quote_venmo_needed}." Either way there is a last day for each transaction; please state it. If another version was in force, please produce it.',
    },
    {
      id: 'agreement.venmo-adverse',
      kind: 'paragraph',
      group: 'adverse',
      text: 'The Agreement also says, "{fact:quote_venmo_discretion}" ({authority:venmo-ua-discretion}). That leaves open whether to act, and not for how long: the terms above end after {fact:term_venmo_restricted}, for a violation of the Acceptable Use Policy as well. A longer hold needs a court order, a regulatory requirement or other legal process; if there is one, please produce it.',
    },
    {
      id: 'agreement.venmo-beside-limitation-recorded',
      kind: 'paragraph',
      group: 'split',
      when: { holds: limited, flags: ['split_reserve', 'records_listed'] },
      text: 'Of the sum, {fact:reserve} is booked as a reserve. If a reserve term is relied on for it as well, please state that term and the day of each release; it does not reach the remaining {fact:unreserved}.',
    },
    {
      id: 'agreement.venmo-beside-limitation',
      kind: 'paragraph',
      group: 'split',
      when: { holds: limited, flags: ['split_reserve'] },
      text: 'Of the sum, {fact:reserve} is booked as a rolling reserve. If a reserve term is relied on for it as well, please state that term and the day of each release; it does not reach the remaining {fact:unreserved}.',
    },
  ],
  grounds: [...lastDayBreach('venmo', '{fact:term_venmo_restricted}', { flags: ['past_180'] })],
  covenant: [
    {
      id: 'grounds.covenant-ny',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: initial },
      text: '**Implied covenant of good faith.** The Agreement chooses New York law ({authority:venmo-ua-governing-law}). There, a party that holds a discretion may not exercise it arbitrarily or irrationally. {authority:dalton-v-ets}. The remedy in that case was consideration in good faith, and no duty is implied that contradicts another term.',
    },
  ],
  'later-covenant': [
    {
      id: 'grounds.final-covenant-ny',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: ['final'] },
      text: '**Good faith.** By New York law, which the Agreement chooses ({authority:venmo-ua-governing-law}), a discretion is not to be exercised arbitrarily or irrationally. {authority:dalton-v-ets}. The remedy there was consideration in good faith.',
    },
    {
      id: 'grounds.escalation-covenant-ny',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: ['escalation'] },
      text: '**Good faith.** New York law, which the Agreement chooses ({authority:venmo-ua-governing-law}), requires that any discretion in this matter not be exercised arbitrarily or irrationally. {authority:dalton-v-ets}. What was granted in that case was consideration in good faith.',
    },
    {
      id: 'grounds.later-covenant-ny',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: followUp },
      text: '**Good faith.** The Agreement chooses New York law ({authority:venmo-ua-governing-law}). There, a party that holds a discretion may not exercise it arbitrarily or irrationally. {authority:dalton-v-ets}. The remedy in that case was consideration in good faith.',
    },
  ],
  exposure: [
    {
      id: 'exposure.venmo-program-closed',
      kind: 'paragraph',
      group: 'program',
      when: { letters: initial, flags: ['past_180'] },
      text: "Beside card disputes, a buyer may claim under {fact:processor}'s own program, within {fact:term_venmo_program} of the purchase ({authority:venmo-ua-purchase-program}). For sales made before the hold, that time too was over by {date:passed_day_180}. If such claims are relied on, please name for each the payment, its sum and the day on which it was opened.",
    },
    {
      id: 'exposure.venmo-program',
      kind: 'paragraph',
      group: 'program',
      when: { letters: initial },
      text: "Beside card disputes, a buyer may claim under {fact:processor}'s own program, within {fact:term_venmo_program} of the purchase ({authority:venmo-ua-purchase-program})[[; for sales made before the hold, that time is over by {date:hold_day_180}]]. If such claims are relied on, please name for each the payment, its sum and the last day on which it can still be opened.",
    },
  ],
  closing: [
    {
      id: 'closing.venmo-notice',
      kind: 'paragraph',
      group: 'next',
      when: { flags: ['notice'] },
      text: `The Merchant's Notice of Dispute under {authority:venmo-ua-arbitration} is enclosed, on the published form, signed by {fact:signed_by} on {date:signed_on}. [[The Merchant's authorization of {date:authorized_on}, also enclosed, allows you to discuss the dispute and the account with this firm and to share the account records with it; identity will be confirmed on request. ]][[Each of these papers is the {fact:in_ink}. ]]It goes by certified mail to the address that the Agreement names. If the dispute is not resolved within {fact:wait_days} of receipt of the complete Notice, the Merchant may begin individual arbitration or go to small claims court. The day set above is a request and does not shorten that period.${fees}`,
    },
    ...laterNotice({
      id: 'closing.venmo',
      notice: "The Merchant's Notice of Dispute under {authority:venmo-ua-arbitration}",
      over: `The Agreement now allows individual arbitration or small claims court.${fees}`,
      after: `Once it has run, the Agreement allows individual arbitration or small claims court.${fees}`,
    }),
    {
      id: 'closing.venmo',
      kind: 'paragraph',
      group: 'next',
      text: `This letter is a demand. The Merchant's Notice of Dispute under {authority:venmo-ua-arbitration} is not enclosed: it is a paper of its own, on the published form, to be signed by the Merchant and sent by certified mail. [[The Agreement allows individual arbitration or small claims court once {fact:wait_days} have run from receipt of the complete Notice. ]]The day set above does not shorten any period of the Agreement.${fees}`,
    },
  ],
};
