import { entryOf } from '../../schemas.ts';
import { plainNotice } from '../notice.ts';
import { waitWords } from '../packet.ts';
import type { Profile } from '../profile.ts';
import { type Chosen, doubted, type Governing, inForceOn, notKnown, type VersionRule } from '../version.ts';
import { agreement as december2023 } from './agreements/2023-12-06.ts';
import authorities from './authorities.json' with { type: 'json' };
import { clauses } from './clauses.ts';

const agreements = [december2023] as const;

/** Sellers who signed up before these terms were posted came under them a month later. */
const forAllFrom = '2024-01-06';

function on(day: string, opened: string | null, why: string, of: keyof Governing): Chosen {
  const chosen = inForceOn(agreements, day, why, of);
  if (chosen.agreement === null || day >= forAllFrom) return chosen;
  if (opened === null)
    return notKnown(
      'On the day that decides, these terms bound new sellers alone, and the day of opening is not on file.',
    );
  return opened >= chosen.agreement.effective.from
    ? chosen
    : notKnown(
        'On the day that decides, these terms bound new sellers alone; the terms of older sellers were not read.',
      );
}

/** A revised version does not apply retroactively, so the text at the hold is arguable for the procedure too. */
const governing: VersionRule = ({ opened_on: opened, limited_on: limited, sent_on: sent }) => {
  const hold =
    limited === null
      ? notKnown('The day on which the money was held is not on file.')
      : on(limited, opened, 'It is the version in force when the money was held.', 'hold');
  const procedure = on(sent, opened, 'It is the version in force when the notice is sent.', 'procedure');
  const same = hold.agreement !== null && hold.agreement === procedure.agreement;
  return {
    procedure: doubted(
      procedure,
      same
        ? null
        : 'revisions are not retroactive, and the text in force at the hold is not known: the stricter of the two counts',
    ),
    hold,
  };
};

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
  separate_powers: false,
  stated_periods: null,
  agreements,
  governing,
  packet: {
    carrier: () => 'enclosure',
    if_any: [],
    facts: {},
    steps: (agreement) => [
      'One Notice a seller: a Notice for several is void as to all.',
      'Mail is enough; certified mail proves the day of receipt.',
      'The seller takes part in the conference, with counsel.',
      `After ${waitWords(agreement)} from receipt and after the conference, a written election notice; then ${agreement.procedure.election_days?.value} days.`,
      'One year from accrual, tolled during the informal process.',
    ],
  },
  unread: ['the Payment Terms, with the reserve', 'any General Terms after December 6, 2023'],
  cited: [
    {
      authority_id: 'square-payment-terms-reserve',
      topic: 'reserve',
      anchor: 'Payment Terms § 14 (formerly § 13)',
      quotes: [
        {
          id: 'quote_reasonably_determined',
          words: 'The Reserve will be in an amount as reasonably determined by us to cover potential losses to Square',
          version: 'the text of § 13 in an undated public copy',
        },
        {
          id: 'quote_any_reason',
          words: 'We may require a Reserve for any reason related to your use of the Services',
          version: 'the text of § 13 in an undated public copy',
        },
      ],
    },
    {
      authority_id: 'square-gt-22',
      topic: 'arbitration',
      anchor: 'General Terms § 22',
    },
    { authority_id: 'square-gt-24', topic: 'limits', anchor: 'General Terms §§ 19, 23, 24' },
    { authority_id: 'square-funds-belong', topic: 'title', anchor: 'Square Support, Reserve FAQ' },
  ],
  authorities,
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
      text: `The seller must personally sign the enclosed Notice and complete any blanks in it. One-year contractual limitations period (${entryOf(authorities, 'square-gt-24').citation}): calendar it.`,
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
