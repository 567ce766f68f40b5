import { authorityOf } from '../../load.ts';
import type { Profile } from '../profile.ts';
import { cited } from './cited.ts';
import { clauses } from './clauses.ts';
import { notice } from './notice.ts';
import { agreements, governing } from './versions.ts';

export const paypal: Profile = {
  kind: 'facilitator',
  party: 'named',
  legal_entities: [
    {
      name: 'PayPal, Inc.',
      role: 'US contracting party (Delaware corporation)',
      confidence: 'high',
      source_url: 'https://www.paypal.com/us/legalhub/paypal/useragreement-full',
    },
  ],
  legal_notice_address: {
    text: 'PayPal, Inc., Attn: Litigation Department, 2211 North First Street, San Jose, CA 95131',
    purpose:
      "Address PayPal publishes for arbitration opt-out notices; believed to be used for 'Re: Notice of Dispute' as well",
    source_url: 'https://www.paypal.com/us/webapps/mpp/ua/pp-optout',
    as_of: 'page dated May 19, 2015; still posted',
    confidence: 'medium',
    usable_for_mailing: false,
    verify_note:
      'Confirm the Notice of Dispute address and form link in the current Agreement to Arbitrate before mailing.',
  },
  legal_email: null,
  legal_email_note: 'None confirmed; use a Resolution Center message plus mail.',
  important: null,
  law: 'DE',
  limitation: { years: 3, source: '10 Del. C. § 8106 through Delaware choice of law', confidence: 'medium' },
  separate_powers: true,
  stated_periods: { risk_hold_days: 21, last_day: 180 },
  agreements,
  governing,
  unread: ['the Notice of Dispute form', 'the Acceptable Use Policy', 'the Braintree Payment Services Agreement'],
  cited,
  authority_ids: ['paypal-ua-arbitration', 'evans-v-paypal', 'cheng-v-paypal', 'sol-delaware-8106'],
  adverse_terms: [],
  notice: notice,
  clauses: clauses,
  hold_policies: [
    {
      type: 'risk hold',
      days: 21,
      note: 'generally up to 21 days from receipt; if disputed, not more than 180',
      confidence: 'high',
      authority_id: 'paypal-ua-risk-hold-21',
    },
    { type: 'limitation or closure', days: 180, confidence: 'high', authority_id: 'paypal-ua-limitation-180' },
    {
      type: 'rolling reserve',
      percent_example: 10,
      days: 90,
      note: 'example in the agreement, not a cap; a PayPal help page says reserves are reviewed within 180 days',
      confidence: 'high',
      source_url: 'https://www.lawinsider.com/clause/reserves/_2',
    },
    { type: 'AUP damages', amount: '$2,500 per violation', confidence: 'high', authority_id: 'paypal-aup-damages' },
  ],
  triggers: [
    'new seller or long-dormant account',
    'sudden rise in sales volume or ticket size',
    'claims, disputes or chargebacks above the norm',
    'new or high-cost product line',
    'pre-orders, tickets, travel or slow delivery',
    'Acceptable Use Policy flag (supplements, adult, replica, crypto, gaming)',
    'unverified identity, beneficial owner or bank details',
    'linked to another limited account',
    'login from unusual device or country',
    'suspected card testing or stolen-card sales',
    'card issuer or bank alert',
    'tax ID (TIN) mismatch',
  ],
  helpful_documents: [
    'tracking uploaded to each PayPal transaction',
    'responses to each Resolution Center task with upload receipts',
    'product explanation for AUP purposes, with labels and licenses',
  ],
  escalation_ladder: [
    'Complete every Resolution Center task; ask for the clause relied upon',
    'Appeal or request permanent-limitation review; record ticket numbers',
    "Attorney demand plus PayPal's Notice of Dispute form, certified mail",
    'Day 180 release check',
    "Merchant's own complaints: DFPI, home-state regulator or AG, CFPB if eligible, BBB",
    'After the notice period: AAA arbitration or small claims. Do not sue first (Cheng: costs awarded)',
  ],
  regulators: ['dfpi', 'nydfs', 'tx_dob', 'nmls', 'state_ag', 'cfpb', 'bbb'],
  its_case: [],
  cautions: [
    {
      text: `Check the Notice of Dispute form, address and period: ${authorityOf('paypal-ua-arbitration').verify_note}`,
    },
  ],
  adverse: [
    {
      authority_id: 'zepeda-v-paypal-2011',
      topic: 'forum',
      weakens: 'a general complaint about unexplained holds',
      answer: 'Plead what was missing there: the term, the date and the amount.',
    },
    {
      authority_id: 'cheng-v-paypal',
      topic: 'forum',
      weakens: 'any suit filed before arbitration, with costs at stake',
      answer: 'Do not sue first: Notice of Dispute, the informal period, then individual arbitration or small claims.',
    },
    {
      authority_id: 'evans-v-paypal',
      topic: 'forum',
      reasons: ['forfeiture', 'prohibited_business'],
      weakens: 'the prospect of a court ruling on balances retained as liquidated damages',
      answer:
        'The ruling goes to forum. The enforceability of the damages term was not decided and remains open before the arbitrator.',
    },
  ],
};
