import type { CitedClause } from '../cited-clause.ts';
import { plainNotice } from '../notice.ts';
import { formStep, noClaimStep, poBoxStep, type PacketRules } from '../packet.ts';
import { packet as paypal } from '../paypal/profile.ts';
import type { Profile } from '../profile.ts';
import { procedureWhenSent } from '../version.ts';
import { agreement as october2025 } from './agreements/2025-10-07.ts';
import { agreement as november2025 } from './agreements/2025-11-17.ts';
import { agreement as august2026 } from './agreements/2026-08-24.ts';
import authorities from './authorities.json' with { type: 'json' };
import { clauses } from './clauses.ts';

const agreements = [august2026, november2025, october2025] as const;

const version = 'the versions of October 7 and November 17, 2025 and August 24, 2026';

const cited: readonly CitedClause[] = [
  {
    authority_id: 'venmo-ua-discretion',
    topic: 'hold',
    anchor: 'What are holds and limitations',
    quotes: [
      {
        id: 'quote_venmo_discretion',
        words: 'Venmo may, in its sole discretion, take account-level or transaction-level actions',
        version,
      },
    ],
  },
  {
    authority_id: 'venmo-ua-risk-hold',
    topic: 'hold',
    anchor: "Holds based on Venmo's risk decisions",
    quotes: [
      {
        id: 'quote_venmo_from',
        words: 'Risk-based holds may remain in place for up to 180 days from the date the transaction was made',
        version,
      },
    ],
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
  {
    authority_id: 'venmo-ua-purchase-program',
    topic: 'hold',
    anchor: 'Venmo Purchase Protection Program, General buyer eligibility',
    terms: [
      { id: 'term_venmo_program', label: 'time for a buyer’s claim under its own program', value: 180, unit: 'days' },
    ],
  },
  { authority_id: 'venmo-ua-arbitration', topic: 'arbitration', anchor: 'Dispute Resolution, Arbitration Agreement' },
];

/** What counsel does under a version that asks for ink; the older ones are PayPal's own text. */
const inkSteps: PacketRules['steps'] = (agreement) => [
  formStep(agreement),
  'The merchant signs the form and the authorization, and counsel the form, each by hand in ink: the originals go with the notice.',
  'The authorization names the sharing of account records with counsel.',
  'State the relief with a good-faith calculation, and enclose what supports it.',
  poBoxStep,
  'Answer a request to verify the merchant’s identity. Where the conference is asked for, the merchant attends it, with counsel; it may be held after the waiting period.',
  `${noClaimStep(agreement)} A complete notice alone starts that period. Limitation periods are tolled meanwhile: keep the day without tolling.`,
  `A later demand goes by certified mail to ${agreement.procedure.demand_address?.value?.join(', ')}, with a copy of the notice, a certificate that the process was followed, and the merchant’s and counsel’s signatures by hand; what was made with AI is certified as verified.`,
];

export const venmo: Profile = {
  kind: 'facilitator',
  party: 'named',
  legal_entities: [{ name: 'PayPal, Inc.', role: 'contracting party; Venmo is its service', confidence: 'high' }],
  legal_notice_address: {
    text: 'PayPal, Inc., Attn: Legal Specialists, Re: Notice of Dispute, P.O. Box 45950, Omaha, NE 68145-0950',
    purpose: 'Notice of Dispute under the Agreement to Arbitrate, by certified mail',
    source_url: null,
    as_of: 'versions of October 7 and November 17, 2025 and August 24, 2026',
    confidence: 'high',
    usable_for_mailing: false,
    verify_note:
      'Confirm address and form in the current Agreement to Arbitrate on the day of mailing. The Litigation Department in San Jose takes opt-outs alone.',
  },
  legal_email: null,
  legal_email_note: 'None in the text.',
  important: null,
  law: 'NY',
  buyer_claims: true,
  separate_powers: false,
  stated_periods: { risk_hold_days: null, last_day: 180, last_day_term: 'term_venmo_restricted' },
  agreements,
  governing: procedureWhenSent(agreements),
  packet: {
    ...paypal,
    steps: (agreement) =>
      agreement.procedure.ink?.value
        ? inkSteps(agreement)
        : [
            ...paypal.steps(agreement),
            'After the waiting period the text names arbitration; small claims stays open beside it.',
          ],
  },
  unread: ['the Notice of Dispute form', 'the JAMS rules and fee schedule', 'further terms for business profiles'],
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
    "Attorney demand; the Notice of Dispute form, signed by hand by merchant and counsel, with the authorization in hand, by certified mail to PayPal's Legal Specialists",
    'The conference, where it is asked for: the merchant attends, with counsel',
    'Day 180 check, counted from each transaction',
    "Merchant's own complaints: DFPI, NYDFS, home-state regulator or AG, CFPB if eligible, BBB",
    '60 days after receipt of a complete Notice: JAMS arbitration (Streamlined Rules, on papers unless a hearing is granted, no promise of fees) or small claims',
  ],
  regulators: ['dfpi', 'nydfs', 'nmls', 'state_ag', 'cfpb', 'bbb'],
  its_case: ['The Notice lacked something that the form asks for, so it was not complete and no period has begun.'],
  cautions: [
    {
      text: 'The Notice counts only with original handwritten signatures, the merchant’s and counsel’s, and with the merchant’s authorization, signed by hand too, to share account records: a typed name, or a scan alone, is none.',
    },
    { text: 'PayPal promises no fees of arbitration in this version, and Rule 68 shifts costs: tell the merchant.' },
    { text: 'A business profile may be under further terms: ask the merchant which kind of account it is.' },
  ],
  adverse: [
    {
      authority_id: 'clark-fitzpatrick',
      topic: 'unpleaded',
      weakens: 'quasi-contractual recovery alongside the agreement',
      answer: 'The letter seeks no restitution alongside the agreement.',
    },
  ],
};
