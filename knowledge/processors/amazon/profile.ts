import type { CitedClause } from '../cited-clause.ts';
import { plainNotice } from '../notice.ts';
import type { Profile } from '../profile.ts';
import { earlier, type Governing, inForceOn, notKnown, type VersionRule } from '../version.ts';
import { agreement as april2024 } from './agreements/seen-2024-04-15.ts';
import { agreement as june2026 } from './agreements/seen-2026-06-18.ts';
import authorities from './authorities.json' with { type: 'json' };
import { clauses } from './clauses.ts';

const agreements = [june2026, april2024] as const;

/**
 * Changes bind users who keep using the service. The text has no date, so a version is known only from the days of its
 * copies.
 */
const governing: VersionRule = ({ last_used_on: used, sent_on: sent }) => {
  const chosen = (of: keyof Governing) =>
    used === null
      ? notKnown('The day on which the account was last used is not on file, and changes bind by further use.')
      : inForceOn(agreements, earlier(used, sent), 'It is the copy nearest to the last day of use.', of);
  return { procedure: chosen('procedure'), hold: chosen('hold') };
};

const version = 'the copies of April 15, 2024 and June 18, 2026';

const cited: readonly CitedClause[] = [
  {
    authority_id: 'amazon-bsa-withholding',
    topic: 'hold',
    anchor: '§ 2',
    quotes: [
      {
        id: 'quote_amazon_appeal',
        words: 'Successfully completing the appeal process is required to be eligible for further disbursements',
        version,
      },
      {
        id: 'quote_amazon_persist',
        words:
          'we may in our sole discretion withhold any payments to you for as long as we determine any related risks to Amazon or third parties persist',
        version,
      },
    ],
  },
  {
    authority_id: 'amazon-bsa-reserve',
    topic: 'reserve',
    anchor: 'S-5',
    quotes: [
      {
        id: 'quote_amazon_remit',
        words:
          'we will remit to you your available balance on a bi-weekly (14 day) (or at our option, more frequent) basis',
        version,
      },
      {
        id: 'quote_amazon_reserve',
        words:
          'We may establish a reserve on your account based on our assessment of risks to Amazon or third parties posed by your actions or performance',
        version,
      },
    ],
  },
  { authority_id: 'amazon-bsa-arbitration', topic: 'arbitration', anchor: '§ 20 (Dispute Resolution)' },
];

export const amazon: Profile = {
  kind: 'facilitator',
  party: 'one_of_group',
  legal_entities: [
    {
      name: 'Amazon.com Services LLC',
      role: 'party for Selling on Amazon, elected country United States',
      confidence: 'high',
    },
    { name: 'Amazon Payments, Inc.', role: 'Transaction Processing Services, among others', confidence: 'medium' },
  ],
  legal_notice_address: {
    text: 'CSC, 300 Deschutes Way SW, Suite 208 MC-CSC1, Tumwater, WA 98501',
    purpose: 'letter of the intent to pursue arbitration, to the registered agent',
    source_url: null,
    as_of: 'copies of April 15, 2024 and June 18, 2026',
    confidence: 'high',
    usable_for_mailing: false,
    verify_note: 'Confirm the registered agent and its address in the current agreement on the day of mailing.',
  },
  legal_email: null,
  legal_email_note: 'None in the text.',
  important: null,
  law: 'WA',
  buyer_claims: true,
  separate_powers: false,
  stated_periods: null,
  agreements,
  governing,
  packet: {
    carrier: () => 'letter',
    if_any: [],
    // The intent is the merchant's own: it counts once they have named the day on which they mean to file.
    facts: { intent: [['claimed', 'filing_day']] },
    steps: () => [
      'The appeal against withheld funds comes first (§ 2).',
      'The text sets no waiting period: the merchant names the day of filing, and the letter says it.',
    ],
  },
  unread: ['the policies on the appeal against withheld funds', 'the Program Policies'],
  cited,
  authorities,
  authority_ids: ['amazon-bsa-arbitration', 'amazon-bsa-withholding', 'amazon-bsa-governing-law'],
  adverse_terms: [],
  notice: plainNotice,
  clauses,
  hold_policies: [
    {
      type: 'payments withheld on risk',
      days: null,
      note: 'as long as related risks are determined to persist',
      confidence: 'high',
      authority_id: 'amazon-bsa-withholding',
    },
    {
      type: 'account reserve',
      days: null,
      note: 'on an assessment of risk; the amount may change at sole discretion',
      confidence: 'high',
      authority_id: 'amazon-bsa-reserve',
    },
    { type: 'remittance', days: 14, note: 'ordinary course', confidence: 'high', authority_id: 'amazon-bsa-reserve' },
  ],
  triggers: [
    'a deactivated selling account',
    'suspected counterfeit or inauthentic goods',
    'orders with late or missing delivery',
    'claims under the A-to-z Guarantee',
    'identity or supply chain documents asked for',
    'a link to another deactivated account',
    'reviews or sales rank thought to be manipulated',
  ],
  helpful_documents: [
    'the deactivation or withholding notice from Seller Central',
    'each appeal, with its day and the reply',
    'supplier invoices and authorizations',
    'the settlement reports with the balance withheld',
  ],
  escalation_ladder: [
    'The appeal against withheld funds (§ 2), complete and documented',
    'Attorney demand; letter of intent to arbitrate to the registered agent, once the merchant has decided on it',
    "Merchant's own complaints: home-state AG, BBB",
    'AAA arbitration under the commercial rules, or small claims in a Governing Court',
  ],
  regulators: ['state_ag', 'bbb'],
  its_case: ['The appeal process was not completed, and until then nothing is due.'],
  cautions: [
    { text: 'The appeal against withheld funds comes first (§ 2): ask for each appeal and the reply to it.' },
    { text: 'Whether payments may be withheld for good is open: no authority on it was read.' },
  ],
  adverse: [],
};
