import { states } from '../../states.ts';
import type { CitedClause } from '../cited-clause.ts';
import { plainNotice } from '../notice.ts';
import { packet as paypal } from '../paypal/profile.ts';
import type { Profile } from '../profile.ts';
import { procedureWhenSent } from '../version.ts';
import { agreement as october2025 } from './agreements/2025-10-07.ts';
import { agreement as november2025 } from './agreements/2025-11-17.ts';
import authorities from './authorities.json' with { type: 'json' };
import { clauses } from './clauses.ts';

const agreements = [november2025, october2025] as const;

const version = 'the versions of October 7 and November 17, 2025';

const cited: readonly CitedClause[] = [
  {
    authority_id: 'venmo-ua-risk-hold',
    topic: 'hold',
    anchor: "Holds based on Venmo's risk decisions",
    quotes: [{ id: 'quote_venmo_from', words: 'from the date the transaction was made', version }],
    terms: [{ id: 'term_venmo_risk_hold', label: 'maximum risk hold', value: 180, unit: 'days' }],
  },
  {
    authority_id: 'venmo-ua-restricted-180',
    topic: 'hold',
    anchor: 'Actions We May Take if You Engage in Any Restricted Activities',
    quotes: [
      {
        id: 'quote_venmo_needed',
        words: 'if reasonably needed to protect against the risk of liability',
        version,
      },
    ],
    terms: [
      { id: 'term_venmo_restricted', label: 'maximum hold after restricted activities', value: 180, unit: 'days' },
    ],
  },
  { authority_id: 'venmo-ua-arbitration', topic: 'arbitration', anchor: 'Agreement to Arbitrate' },
];

export const venmo: Profile = {
  kind: 'facilitator',
  party: 'named',
  legal_entities: [{ name: 'PayPal, Inc.', role: 'contracting party; Venmo is its service', confidence: 'high' }],
  legal_notice_address: {
    text: 'PayPal, Inc., Attn: Legal Specialists, Re: Notice of Dispute, P.O. Box 45950, Omaha, NE 68145-0950',
    purpose: 'Notice of Dispute under the Agreement to Arbitrate, by certified mail',
    source_url: null,
    as_of: 'versions of October 7 and November 17, 2025',
    confidence: 'high',
    usable_for_mailing: false,
    verify_note:
      'Confirm address and form in the current Agreement to Arbitrate on the day of mailing. The Litigation Department in San Jose takes opt-outs alone.',
  },
  legal_email: null,
  legal_email_note: 'None in the text.',
  important: null,
  law: 'NY',
  limitation: {
    years: states.NY.written_contract_years,
    source: `${states.NY.citation} through New York choice of law`,
    confidence: 'medium',
  },
  buyer_claims: true,
  separate_powers: false,
  stated_periods: { risk_hold_days: null, last_day: 180, last_day_term: 'term_venmo_restricted' },
  agreements,
  governing: procedureWhenSent(agreements),
  /** The text is PayPal's own, and names arbitration alone after the waiting period. */
  packet: {
    ...paypal,
    steps: (agreement) => [
      ...paypal.steps(agreement),
      'After the waiting period the text names arbitration; small claims stays open beside it.',
    ],
  },
  unread: ['the Notice of Dispute form', 'a version of 2026, if there is one', 'further terms for business profiles'],
  cited,
  authorities,
  authority_ids: ['venmo-ua-arbitration', 'venmo-ua-governing-law', 'clark-fitzpatrick'],
  adverse_terms: [],
  notice: plainNotice,
  clauses,
  hold_policies: [
    {
      type: 'risk hold',
      days: 180,
      note: 'up to 180 days from the day of the transaction',
      confidence: 'high',
      authority_id: 'venmo-ua-risk-hold',
    },
    {
      type: 'restricted activities',
      days: 180,
      note: 'if reasonably needed to protect against liability',
      confidence: 'high',
      authority_id: 'venmo-ua-restricted-180',
    },
    { type: 'disputed transaction', days: null, note: 'until it is decided', confidence: 'high' },
  ],
  triggers: [
    'sales taken on a personal profile',
    'a disputed or reversed payment',
    'payments from buyers the account has never dealt with',
    'a sudden rise in payments received',
    'identity or bank details that could not be verified',
    'activity that the user agreement restricts',
    'an amount owed to PayPal or an affiliate',
  ],
  helpful_documents: [
    'the transaction list of the Venmo business profile, with dates',
    'messages in the app about each payment',
    'proof of delivery for each payment held',
  ],
  escalation_ladder: [
    'Answer every request in the app; ask for the clause relied upon',
    "Attorney demand; the Notice of Dispute form, signed by the merchant, by certified mail to PayPal's Legal Specialists",
    'Day 180 check, counted from each transaction',
    "Merchant's own complaints: DFPI, NYDFS, home-state regulator or AG, CFPB if eligible, BBB",
    '45 days after receipt of the Notice: AAA arbitration (fees paid on request up to $10,000, papers only up to $25,000); small claims stays open',
  ],
  regulators: ['dfpi', 'nydfs', 'nmls', 'state_ag', 'cfpb', 'bbb'],
  its_case: [],
  cautions: [
    { text: 'A 2026 version of the Venmo agreement is likely: read the current one before the letter goes out.' },
    { text: 'A business profile may be under further terms: ask the merchant which kind of account it is.' },
  ],
  adverse: [
    {
      authority_id: 'clark-fitzpatrick',
      topic: 'procedure',
      weakens: 'quasi-contractual recovery alongside the agreement',
      answer: 'The letter seeks no restitution alongside the agreement.',
    },
  ],
};
