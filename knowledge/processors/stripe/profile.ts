import { plainNotice } from '../notice.ts';
import { waitWords } from '../packet.ts';
import type { Profile } from '../profile.ts';
import { doubted, earlier, type Governing, inForceOn, notKnown, type VersionRule } from '../version.ts';
import { agreement as november2024 } from './agreements/2024-11-11.ts';
import { agreement as november2025 } from './agreements/2025-11-18.ts';
import { agreement as september2026 } from './agreements/2026-09-28.ts';
import authorities from './authorities.json' with { type: 'json' };
import { clauses } from './clauses.ts';

const agreements = [september2026, november2025, november2024] as const;

/**
 * New terms bind users who keep using the service, and no older procedure survives, so the version in force on the last
 * day of use governs everything.
 */
const governing: VersionRule = ({ last_used_on: used, sent_on: sent }) => {
  if (used === null) {
    const missing = notKnown(
      'The day on which the account was last used is not on file, and new terms bind by further use.',
    );
    return { procedure: missing, hold: missing };
  }
  const chosen = (of: keyof Governing) => {
    const found = inForceOn(agreements, earlier(used, sent), 'It is the version in force on the last day of use.', of);
    return doubted(
      found,
      found.agreement === november2024
        ? 'whether the later terms were never accepted is arguable; sending both notices costs nothing'
        : null,
    );
  };
  return { procedure: chosen('procedure'), hold: chosen('hold') };
};

export const stripe: Profile = {
  kind: 'facilitator',
  party: 'one_of_group',
  legal_entities: [
    {
      name: 'Stripe, LLC',
      role: 'US party in the terms of Sept. 28, 2026',
      confidence: 'high',
      source_url: 'https://stripe.com/legal/ssa',
    },
    {
      name: 'Stripe, Inc.',
      role: 'US party in the terms of Nov. 18, 2025 and Nov. 11, 2024',
      confidence: 'high',
      source_url: 'https://stripe.com/legal/ssa',
    },
    {
      name: 'Stripe Payments Company',
      role: 'licensed money transmitter affiliate',
      confidence: 'high',
      source_url: 'https://stripe.com/jp/legal/spc',
    },
  ],
  legal_notice_address: {
    text: null,
    source_url: null,
    confidence: 'low',
    usable_for_mailing: false,
    candidate:
      '354 Oyster Point Boulevard, South San Francisco, CA 94080 (stated in 2017 Stripe Payments Company terms as principal place of business)',
    candidate_source_url: 'https://web.archive.org./web/20230306093457/https://stripe.com/fr-ca-hk/spc/legal',
    verify_note:
      'Not an address for dispute notices: they go by email to notices@stripe.com (§ 11.4(b)). A posted copy may go besides.',
  },
  legal_email: 'complaints@stripe.com',
  legal_email_note:
    'Published complaints mailbox (support.stripe.com/questions/submit-a-complaint), high confidence; acknowledges within 5 business days, final reply usually within 15 and no more than 35. Not an address for legal notices: those go to notices@stripe.com.',
  important: null,
  law: 'CA',
  separate_powers: false,
  stated_periods: null,
  agreements,
  governing,
  packet: {
    carrier: () => 'letter',
    if_any: ['account_id'],
    facts: {},
    steps: (agreement) =>
      agreement.procedure.email.value === null
        ? [
            'Send it through the contact page that § 15.2 names, and keep a copy of what was sent.',
            `Name the day of filing, at least ${waitWords(agreement)} after the date of the notice.`,
            'Meet before that day, and record the meeting.',
            'Send the notice of the later terms by email as well: it costs nothing.',
          ]
        : [
            'Keep the header and the time of the email. A posted copy may go too, and does not replace it.',
            'Answer identity checks; offer days for the meeting, and record it.',
            `Count ${waitWords(agreement)} from receipt.`,
          ],
  },
  unread: ['the Service Terms of 2025 and 2026, with the reserve and payout terms'],
  cited: [
    {
      authority_id: 'stripe-ssa-reserve',
      topic: 'reserve',
      anchor: 'Services Terms / Stripe Financial Services Terms, Reserve',
    },
    {
      authority_id: 'stripe-payments-terms-2024',
      topic: 'reserve',
      anchor: 'Stripe Payments Terms §§ 5.6(b), 5.7',
      quotes: [
        {
          id: 'quote_reserve_terms',
          words: 'If Stripe establishes a Reserve, Stripe will notify you of the Reserve terms',
          version: 'the version of November 11, 2024',
        },
        {
          id: 'quote_stripe_delay',
          words: 'change the Payout Schedule or delay or cancel the payout of funds to the User Bank Accounts',
          version: 'the version of November 11, 2024',
        },
        {
          id: 'quote_stripe_no_right',
          words: 'You have no legal or equitable right or interest in any Reserve',
          version: 'the version of November 11, 2024',
        },
      ],
    },
    {
      authority_id: 'stripe-payments-terms-12',
      topic: 'limits',
      anchor: 'Stripe Payments Terms § 12',
      quotes: [
        {
          id: 'quote_settlement_funds',
          words: 'failing to transfer any settlement funds the Stripe Parties receive and owe to you',
          version: 'the version of November 11, 2024',
        },
      ],
    },
    {
      authority_id: 'stripe-ssa-reserve-meaning',
      topic: 'reserve',
      anchor: 'General Terms § 12',
      quotes: [
        {
          id: 'quote_stripe_reserve',
          words:
            'collateral funds which Stripe holds and controls to satisfy any liabilities or potential liabilities User incurs under this Agreement',
          version: 'the versions of November 18, 2025 and September 28, 2026',
        },
      ],
    },
    {
      authority_id: 'stripe-ssa-suspension',
      topic: 'hold',
      anchor: 'General Terms § 10.1(b)(i)',
      quotes: [
        {
          id: 'quote_stripe_risk',
          words: 'otherwise presents an unacceptable risk to Stripe',
          version: 'the versions of November 18, 2025 and September 28, 2026',
        },
      ],
    },
    {
      authority_id: 'stripe-ssa-discretion',
      topic: 'hold',
      anchor: 'General Terms § 11.17(g)',
      quotes: [
        {
          id: 'quote_stripe_discretion',
          words: 'that party has the right to use its sole discretion in making that decision or determination',
          version: 'the versions of November 18, 2025 and September 28, 2026',
        },
      ],
    },
    {
      authority_id: 'stripe-ssa-arbitration',
      topic: 'arbitration',
      anchor: 'General Terms § 11.4 (§ 13 in the terms of Nov. 11, 2024)',
    },
  ],
  authorities,
  authority_ids: ['stripe-ssa-arbitration', 'stripe-ssa-reserve'],
  adverse_terms: ['no_interest_in_reserve'],
  notice: plainNotice,
  clauses: clauses,
  hold_policies: [
    {
      type: 'reserve',
      percent: null,
      days: null,
      note: 'set by Reserve Notice; a secondary site reports commonly 10-30% for 90-180 days',
      confidence: 'medium',
      source_url: 'https://merchantdecoder.pages.dev/merchants/stripe/funds-on-hold/',
    },
    {
      type: 'post-closure hold',
      days: null,
      note: 'merchants report 90-120 days, and up to 180; no fixed contract term verified',
      confidence: 'low',
    },
    {
      type: 'platform reserve ceiling',
      days: 180,
      note: 'benchmark for Connect platforms',
      confidence: 'high',
      source_url: 'https://docs.stripe.com/connect/connected-account-reserves',
    },
  ],
  triggers: [
    'restricted or prohibited business category',
    'dispute rate near 0.75-1%',
    'volume spike or unusual ticket size',
    'long fulfillment or pre-orders',
    'identity, ownership or bank verification incomplete',
    'website missing refund policy, contact or matching descriptor',
    'suspected fraud or card testing',
    'negative balance or refund surge',
    'mismatch between stated and actual business',
    'previously closed Stripe account or related user',
    'MATCH hit',
    'cross-border or third-party card concentration',
  ],
  helpful_documents: [
    'Reserve Notice e-mail',
    'Radar or other fraud settings, use of 3DS',
    'balance transactions export, with reserve holds and releases',
  ],
  escalation_ladder: [
    'Dashboard verification tasks and appeal link',
    'Complaint to complaints@stripe.com; calendar 15 and 35 business days',
    'Attorney demand; notice of dispute by email to notices@stripe.com with the merchant’s authorization of counsel (§ 11.4)',
    "Merchant's own complaints: DFPI, home-state money-transmitter regulator, AG, BBB; sponsor bank regulator if identified",
    'After the meeting and 30 days from receipt: AAA arbitration in San Francisco (§ 11.4); the text has no small claims exception',
  ],
  regulators: ['dfpi', 'nydfs', 'nmls', 'state_ag', 'occ', 'bbb'],
  its_case: ['The same terms disclaim any merchant interest in a reserve and leave its release to that judgment.'],
  cautions: [
    {
      text: 'The contracting entity depends on the version: Stripe, Inc. in the terms of Nov. 11, 2024 and Nov. 18, 2025, Stripe, LLC since Sept. 28, 2026.',
    },
    {
      text: 'The side that loses pays the other’s attorneys (§ 11.5), and under Cal. Civ. Code § 1717 a fee term that names one side serves either that prevails on the contract: tell the merchant before a demand.',
    },
  ],
  adverse: [],
};
