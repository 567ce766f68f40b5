import type { OwnClauses } from '../../clause.ts';
import { laterNotice } from '../later-notice.ts';

/** Versions whose notice goes by email and needs the authorization. */
const byEmail = ['stripe/2025-11-18', 'stripe/2026-09-28'] as const;
const november2024 = ['stripe/2024-11-11'] as const;

export const clauses: OwnClauses = {
  agreement: [
    {
      id: 'agreement.stripe-2024',
      kind: 'paragraph',
      group: 'term',
      when: { agreements: november2024 },
      text: 'If the pause or reserve has a term, it is {authority:stripe-payments-terms-2024}, in {fact:agreement_version}: "{fact:quote_reserve_terms}." Please produce that notice, with its terms, and the exposure said to be still unmitigated. The same terms lift the cap on liability for claims of "{fact:quote_settlement_funds}," which is what this claim is ({authority:stripe-payments-terms-12}).',
    },
    {
      id: 'agreement.stripe-pause',
      kind: 'paragraph',
      group: 'term',
      when: { holds: ['payout_pause'] },
      text: 'The power to pause stands in your service terms. In {fact:quote_stripe_delay_version} of the payments terms, on listed triggers, {fact:processor} may "{fact:quote_stripe_delay}" ({authority:stripe-payments-terms-2024}); please state the trigger, and since when it is met. A reserve needs more: "{fact:quote_reserve_terms}." Please produce that notice. The service terms in force since are not on our file; if they govern, please produce them.',
    },
    {
      id: 'agreement.stripe',
      kind: 'paragraph',
      group: 'term',
      text: 'The term is the reserve clause of your service terms. In {fact:quote_reserve_terms_version} of the payments terms it read: "{fact:quote_reserve_terms}" ({authority:stripe-payments-terms-2024}). Please produce that notice, the exposure said to be still unmitigated and, if another wording governs, that version with its day of acceptance.',
    },
    {
      id: 'agreement.stripe-general',
      kind: 'paragraph',
      when: { letters: ['initial'], agreements: byEmail },
      text: 'In {fact:quote_stripe_reserve_version}, the General Terms define a reserve as "{fact:quote_stripe_reserve}" ({authority:stripe-ssa-reserve-meaning}), and list the grounds of a suspension, the widest of them a reasonable belief in an activity that "{fact:quote_stripe_risk}" ({authority:stripe-ssa-suspension}). Please state the liabilities that are secured and, if a suspension is relied on, its ground and the facts behind that belief.',
    },
    {
      id: 'agreement.stripe-general-later',
      kind: 'paragraph',
      when: { letters: ['follow_up', 'final', 'escalation'], agreements: byEmail },
      text: 'In the General Terms, {fact:quote_stripe_reserve_version}, a reserve is "{fact:quote_stripe_reserve}" ({authority:stripe-ssa-reserve-meaning}). Please name each liability said to be secured.',
    },
    {
      id: 'agreement.stripe-adverse-2024',
      kind: 'paragraph',
      group: 'adverse',
      when: { agreements: november2024 },
      text: 'The same terms say: "{fact:quote_stripe_no_right}." The claim needs no such right. It is for payment, and the condition of keeping a reserve, that its terms were notified and a risk is left unmitigated, is for {fact:processor} to show.',
    },
    {
      id: 'agreement.stripe-adverse-final',
      kind: 'paragraph',
      group: 'adverse',
      when: { letters: ['final', 'escalation'], agreements: byEmail },
      text: 'Of a decision left to a party the General Terms say "{fact:quote_stripe_discretion}" ({authority:stripe-ssa-discretion}). So there has to be a decision, on what is secured, in good faith; title to a reserve is not claimed.',
    },
    {
      id: 'agreement.stripe-adverse-general',
      kind: 'paragraph',
      group: 'adverse',
      when: { agreements: byEmail },
      text: 'Where a party may decide, the General Terms say, "{fact:quote_stripe_discretion}" ({authority:stripe-ssa-discretion}). Discretion is still bound to what it is given for: a reserve secures liabilities, and where none is left there is nothing to decide. The payments terms say, "{fact:quote_stripe_no_right}" ({fact:quote_stripe_no_right_version}); the claim is for payment and needs no such right.',
    },
    {
      id: 'agreement.stripe-adverse',
      kind: 'paragraph',
      group: 'adverse',
      text: 'The payments terms also say: "{fact:quote_stripe_no_right}" ({fact:quote_stripe_no_right_version}). The claim needs no such right. It is for payment, and that the conditions of keeping a reserve are met is for {fact:processor} to show.',
    },
  ],
  closing: [
    {
      id: 'closing.stripe-intent',
      kind: 'paragraph',
      group: 'next',
      when: { flags: ['notice'], agreements: november2024 },
      text: "This letter is the Merchant's notice of intent to commence arbitration under {authority:stripe-ssa-arbitration}. The Merchant intends to file the demand for arbitration on {date:filing_day}, no earlier than {fact:wait_days} after the date of this notice. The Agreement calls for a meeting before then: we propose {date:meeting_day}, by telephone or video, or another day that suits you. The day set above does not shorten that period.",
    },
    {
      id: 'closing.stripe-notice',
      kind: 'paragraph',
      group: 'next',
      when: { flags: ['notice'] },
      text: "This letter is the Merchant's notice of dispute under {authority:stripe-ssa-arbitration}, sent by e-mail to the address that the Agreement names. The Merchant's written authorization of {date:authorized_on} is enclosed; identity will be confirmed on request. The Agreement calls for a meeting: we propose {date:meeting_day}, by telephone or video, or another day that suits you. If the dispute is not resolved within {fact:wait_days} of receipt, the Merchant may begin individual arbitration; the day set above does not shorten that period.",
    },
    ...laterNotice({
      id: 'closing.stripe',
      agreements: byEmail,
      notice: "The Merchant's notice of dispute under {authority:stripe-ssa-arbitration}",
      by: 'by e-mail to the address that the Agreement names, ',
      over: 'For the meeting that the Agreement calls for, the Merchant proposes {date:meeting_day}, by telephone or video.',
      after:
        'For the meeting that the Agreement calls for, the Merchant proposes {date:meeting_day}, by telephone or video; once that period has run, the Agreement allows individual arbitration.',
    }),
    ...laterNotice({
      id: 'closing.stripe-2024',
      notice: "The Merchant's notice of dispute under {authority:stripe-ssa-arbitration}",
      over: 'For the meeting that the Agreement calls for, the Merchant proposes {date:meeting_day}, by telephone or video.',
      after:
        'For the meeting that the Agreement calls for, the Merchant proposes {date:meeting_day}, by telephone or video; once that period has run, the Agreement allows individual arbitration.',
    }),
    {
      id: 'closing.stripe-before-intent',
      kind: 'paragraph',
      group: 'next',
      when: { agreements: november2024 },
      text: 'This letter is a demand. The notice of intent that {authority:stripe-ssa-arbitration} calls for names the day on which the demand for arbitration is to be filed, and is a paper of its own. [[Arbitration may begin no earlier than {fact:wait_days} after the date of that notice. ]]The day set above does not shorten any period of the Agreement.',
    },
    {
      id: 'closing.stripe',
      kind: 'paragraph',
      group: 'next',
      text: "This letter is a demand. The Merchant's notice of dispute under {authority:stripe-ssa-arbitration} goes by e-mail to the address that the Agreement names, with the Merchant's written authorization of counsel. [[Arbitration may begin once {fact:wait_days} have run from its receipt. ]]The day set above does not shorten any period of the Agreement.",
    },
  ],
  'seller-notice': [
    {
      id: 'seller-notice.stripe-heading',
      kind: 'heading',
      enclosure: true,
      when: { flags: ['notice'], agreements: byEmail },
      text: 'Enclosure: authorization of counsel',
    },
    {
      id: 'seller-notice.stripe-authorization',
      kind: 'table',
      enclosure: true,
      when: { flags: ['notice'], agreements: byEmail },
      text: 'Authorization under {authority:stripe-ssa-arbitration}.',
      rows: [
        ['Asked for', 'Given'],
        ['User', '{fact:merchant_legal}'],
        ['E-mail', '{fact:merchant_email}'],
        ['Mailing address', '{fact:merchant_address}'],
        ['Stripe account ID', '{fact:account_id}'],
        [
          'Authorization',
          '{fact:processor} may discuss the dispute and the details of the account with the attorney who signs the letter above',
        ],
        ['Signed for the User', '{fact:authorized_by}, {date:authorized_on}'],
      ],
    },
  ],
};
