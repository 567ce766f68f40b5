import { authorityOf } from '../../load.ts';
import { plainNotice } from '../notice.ts';
import type { Profile } from '../profile.ts';
import { cited } from './cited.ts';
import { clauses } from './clauses.ts';
import { packet } from './packet.ts';
import { agreements, governing } from './versions.ts';

export const square: Profile = {
  kind: 'facilitator',
  party: 'named',
  legal_entities: [
    {
      name: 'Block, Inc. (formerly Square, Inc.)',
      role: 'US party (with Square Capital, LLC and Square Financial Services, Inc. for other services)',
      confidence: 'high',
      source_url: 'https://squareup.com/us/en/legal/general/ua',
    },
  ],
  legal_notice_address: {
    text: 'Block, Inc., Attn: Arbitration Agreement, 1955 Broadway, Suite 600, Oakland, CA 94612',
    purpose: 'Pre-filing Notice under General Terms § 22',
    source_url: 'https://squareup.com/us/en/legal/general/ua',
    as_of: 'General Terms last updated Dec. 6, 2023 (full text read)',
    confidence: 'high',
    usable_for_mailing: true,
    verify_note: 'Check for a newer version and address on the day of mailing.',
  },
  legal_email: null,
  legal_email_note: 'None found.',
  important: null,
  law: 'CA',
  limitation: { years: 1, source: 'Square General Terms § 24 (Dec. 6, 2023)', confidence: 'high' },
  separate_powers: false,
  stated_periods: null,
  agreements,
  governing,
  packet,
  unread: ['the Payment Terms, with the reserve', 'any General Terms after December 6, 2023'],
  cited,
  authority_ids: ['square-gt-22', 'square-gt-24', 'square-payment-terms-reserve'],
  adverse_terms: ['short_limit'],
  notice: plainNotice,
  clauses: clauses,
  hold_policies: [
    {
      type: 'rolling reserve',
      percent_reported: 30,
      days_reported: 120,
      note: 'notice reported by a merchant, not a contractual cap',
      confidence: 'medium',
      source_url: 'https://news.ycombinator.com/item?id=32265255',
    },
    {
      type: 'reserve amount',
      note: "'as reasonably determined' by Square",
      confidence: 'high',
      authority_id: 'square-payment-terms-reserve',
    },
    { type: 'deactivation', days: null, note: 'merchants report 90-180 days; not verified', confidence: 'low' },
  ],
  triggers: [
    'prepayment for goods or services',
    'high-chargeback industry (contracting, travel, custom furniture)',
    'seller’s own chargeback rate or lack of funds to cover chargebacks',
    'sporadic or irregular processing',
    'unusually large or keyed-in payment',
    'new seller with high early volume',
    'prohibited category under Payment Terms',
    'identity or bank mismatch',
    'many refunds',
    'card-not-present surge on an in-person profile',
    'suspected charges to the seller’s own card or cash advances',
  ],
  helpful_documents: [
    'signed invoices or contracts for large jobs',
    'photos of completed work',
    'Reserve Dashboard screenshot',
  ],
  escalation_ladder: [
    'Dashboard information request and Reserve Dashboard',
    'Written support appeal with documents',
    '§ 22 Notice signed by the seller, enclosed with the attorney’s letter, by certified mail',
    'Informal conference within 60 days',
    "Merchant's own complaints: DFPI, home-state regulator, AG, BBB",
    'Election notice, 7 days, then small claims or NAM arbitration, within one year',
  ],
  regulators: ['dfpi', 'nydfs', 'nmls', 'state_ag', 'cfpb', 'bbb'],
  its_case: [],
  cautions: [
    {
      letters: ['initial'],
      text: `The seller must personally sign the enclosed Notice and complete any blanks in it. One-year contractual limitations period (${authorityOf('square-gt-24').citation}): calendar it.`,
    },
  ],
  adverse: [
    {
      authority_id: 'shierkatz-v-square',
      topic: 'procedure',
      weakens: 'a suit in court, and any judicial determination of arbitrability',
      answer: 'Follow the procedure: the seller’s own Notice, the conference, the election notice.',
    },
    {
      authority_id: 'square-gt-24',
      topic: 'procedure',
      weakens: 'timeliness and amount: a shortened limitations period and a liability cap',
      answer:
        'Calendar the limitations date from the start of the hold. The claim is for payment of the merchant’s own settlement funds; the attorney must argue that a cap on damages does not reach it.',
    },
  ],
};
