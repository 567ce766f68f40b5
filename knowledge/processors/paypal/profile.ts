import { entryOf } from '../../schemas.ts';
import type { Notice } from '../notice.ts';
import { feesStep, formStep, noClaimStep, type PacketRules, poBoxStep } from '../packet.ts';
import type { Profile } from '../profile.ts';
import { procedureWhenSent } from '../version.ts';
import { agreement as october2025 } from './agreements/2025-10-29.ts';
import { agreement as may2026 } from './agreements/2026-05-19.ts';
import authorities from './authorities.json' with { type: 'json' };
import { clauses } from './clauses.ts';

const agreements = [may2026, october2025] as const;

export const packet: PacketRules = {
  carrier: () => 'enclosure',
  if_any: [],
  facts: {},
  steps: (agreement) =>
    [
      formStep(agreement),
      'Let the merchant sign the form; whether counsel may is not said.',
      poBoxStep,
      noClaimStep(agreement),
      feesStep(agreement),
    ].filter((step) => step !== null),
};

const days180 = /\b180[- ]days?\b/i;
const days21 = /\b21[- ]days?\b/i;

/** Only PayPal distinguishes a risk hold on payments from an account limitation (hold_policies). */
const notice: Notice = {
  holdTypeRules: [
    {
      fits: (text) => days21.test(text) && !days180.test(text),
      type: 'payment_hold',
      because: 'the stated reason states the period of a risk hold on payments',
    },
    {
      fits: (text, { closed, limited }) => limited || closed || days180.test(text),
      type: 'account_limitation',
      because: 'the stated reason refers to a limitation or closure of the account',
    },
  ],
  closed: null,
  pause: 'payment_hold',
};

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
    text: 'PayPal, Inc., Attn: Legal Specialists, Re: Notice of Dispute, P.O. Box 45950, Omaha, NE 68145-0950',
    purpose: 'Notice of Dispute under the Agreement to Arbitrate, by certified mail',
    source_url: 'https://www.paypal.com/us/legalhub/paypal/useragreement-full',
    as_of: 'versions of October 29, 2025 and May 19, 2026',
    confidence: 'high',
    usable_for_mailing: false,
    verify_note:
      'Confirm address and form in the current Agreement to Arbitrate on the day of mailing: they may change at any time. The Litigation Department in San Jose takes opt-outs alone.',
  },
  legal_email: null,
  legal_email_note: 'None confirmed; use a Resolution Center message plus mail.',
  important: null,
  law: 'DE',
  buyer_claims: true,
  separate_powers: true,
  stated_periods: { risk_hold_days: 21, last_day: 180, last_day_term: 'term_limitation' },
  agreements,
  governing: procedureWhenSent(agreements),
  packet,
  unread: ['the Notice of Dispute form', 'the Acceptable Use Policy', 'the Braintree Payment Services Agreement'],
  cited: [
    {
      authority_id: 'paypal-ua-discretion',
      topic: 'hold',
      anchor: 'What are holds, limitations, and reserves',
      quotes: [
        {
          id: 'quote_paypal_discretion',
          words: 'we retain the sole discretion to take these actions',
          version: 'the versions of October 29, 2025 and May 19, 2026',
        },
      ],
    },
    {
      authority_id: 'paypal-ua-risk-hold-21',
      topic: 'hold',
      anchor: "Holds based on PayPal's risk decisions",
      quotes: [
        {
          id: 'quote_generally',
          words:
            'Risk-based holds generally remain in place for up to 21 days from the date the payment was received into your PayPal account',
          version: 'the versions of October 29, 2025 and May 19, 2026',
        },
      ],
      terms: [
        { id: 'term_risk_hold', label: 'stated length of a risk hold', value: 21, unit: 'days' },
        { id: 'term_disputed_hold', label: 'maximum hold on a disputed payment', value: 180, unit: 'days' },
      ],
    },
    {
      authority_id: 'paypal-ua-limitation-180',
      topic: 'hold',
      anchor: 'Actions We May Take if You Engage in Any Restricted Activities',
      quotes: [
        {
          id: 'quote_reasonably_needed',
          words: 'reasonably needed',
          version: 'the versions of October 29, 2025 and May 19, 2026',
        },
        {
          id: 'quote_limitation',
          words:
            'for up to 180 days if reasonably needed to protect against the risk of liability or if you have violated our Acceptable Use Policy',
          version: 'the versions of October 29, 2025 and May 19, 2026',
        },
      ],
      terms: [{ id: 'term_limitation', label: 'maximum hold after an account limitation', value: 180, unit: 'days' }],
    },
    {
      authority_id: 'paypal-ua-reserves',
      topic: 'reserve',
      anchor: 'Reserves',
      quotes: [
        {
          id: 'quote_paypal_reserve_terms',
          words: 'we’ll notify you of the terms of the reserve',
          version: 'the versions of October 29, 2025 and May 19, 2026',
        },
      ],
      terms: [
        { id: 'term_reserve_days', label: 'rolling reserve example, days', value: 90, unit: 'days' },
        { id: 'term_reserve_percent', label: 'rolling reserve example, percent', value: 10, unit: 'percent' },
      ],
    },
    { authority_id: 'paypal-aup-damages', topic: 'damages', anchor: 'Acceptable Use Policy, damages clause' },
    {
      authority_id: 'paypal-funds-belong',
      topic: 'title',
      anchor: 'Problems accessing funds (security page)',
      quotes: [
        {
          id: 'quote_still_belongs',
          words: 'The money still belongs to you',
          version: 'a stored copy of the public page',
        },
      ],
    },
    { authority_id: 'paypal-ua-arbitration', topic: 'arbitration', anchor: 'Agreement to Arbitrate' },
  ],
  authorities,
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
    {
      type: 'AUP damages',
      amount: '$2,500 per violation',
      confidence: 'low',
      note: 'not in the User Agreement as read; the Acceptable Use Policy was not read',
      authority_id: 'paypal-aup-damages',
    },
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
    "Attorney demand; PayPal's Notice of Dispute form, signed by the merchant, by certified mail",
    'Day 180 release check',
    "Merchant's own complaints: DFPI, home-state regulator or AG, CFPB if eligible, BBB",
    '45 days after receipt of the Notice: AAA arbitration (fees paid by PayPal on request up to $10,000, papers only up to $25,000) or small claims. Do not sue first (Cheng: costs awarded)',
  ],
  regulators: ['dfpi', 'nydfs', 'tx_dob', 'nmls', 'state_ag', 'cfpb', 'bbb'],
  its_case: [],
  cautions: [
    {
      text: `Check the Notice of Dispute form, address and period: ${entryOf(authorities, 'paypal-ua-arbitration').verify_note}`,
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
