import { addDays } from '../../../domain/calendar/business-days.ts';
import { plainNotice } from '../notice.ts';
import { feesStep, formStep, waitWords } from '../packet.ts';
import type { Profile } from '../profile.ts';
import { type Chosen, type Governing, inForceOn, notKnown, type VersionRule } from '../version.ts';
import { agreement as july2024 } from './agreements/2024-07-26.ts';
import { agreement as may2025 } from './agreements/2025-05-16.ts';
import { agreement as august2025 } from './agreements/2025-08-28.ts';
import { agreement as february2026 } from './agreements/2026-02-20.ts';
import { agreement as june2026 } from './agreements/2026-06-28.ts';
import authorities from './authorities.json' with { type: 'json' };
import { clauses } from './clauses.ts';

const agreements = [june2026, february2026, august2025, may2025, july2024] as const;

/** Amended terms are posted this long before they bind existing users; new users accept them at once. */
const noticeDays = 30;

function on(day: string, opened: string | null, why: string, of: keyof Governing): Chosen {
  const next = agreements.findLast(({ effective }) => effective.from > day);
  const posted = next && addDays(next.effective.from, -noticeDays);
  if (next && posted && opened !== null && opened >= posted && opened <= day)
    return notKnown(`The account was opened when the terms of ${next.effective.from} may already have been posted.`);
  return inForceOn(agreements, day, why, of);
}

/** An amendment reaches all disputes except claims already filed, so the day of sending decides the procedure. */
const governing: VersionRule = ({ opened_on: opened, limited_on: limited, sent_on: sent }) => ({
  procedure: on(sent, opened, 'It is the version in force when the notice is sent.', 'procedure'),
  hold:
    limited === null
      ? notKnown('The day on which the money was held is not on file.')
      : on(limited, opened, 'It is the version in force when the money was held.', 'hold'),
});

export const ebay: Profile = {
  kind: 'facilitator',
  party: 'one_of_group',
  legal_entities: [
    { name: 'eBay Inc.', role: 'party to the User Agreement in the United States', confidence: 'high' },
    {
      name: 'eBay Commerce Inc.',
      role: 'believed to hold seller funds, or another eBay Payments Entity',
      confidence: 'low',
      verify_note: 'The Payments Terms of Use name it; they were not read.',
    },
  ],
  legal_notice_address: {
    text: 'eBay Inc., Attn: Litigation Department, 339 W. 13490 S., Ste. 500, Draper, UT 84020',
    purpose: 'the later Demand for arbitration; since June 28, 2026 the Notice of Dispute goes by webform',
    source_url: null,
    as_of: 'version of June 28, 2026',
    confidence: 'high',
    usable_for_mailing: false,
    verify_note:
      'The way of the Notice depends on the version: webform, email or mail. Confirm it, and the address, on the day of use.',
  },
  legal_email: null,
  legal_email_note: 'None since June 28, 2026; DisputeNotice@eBay.com in the versions before it.',
  important: null,
  law: 'UT',
  buyer_claims: true,
  separate_powers: false,
  stated_periods: null,
  agreements,
  governing,
  packet: {
    carrier: ({ procedure }) => (procedure.channels.value?.[0] === 'webform' ? 'webform' : 'enclosure'),
    if_any: [],
    facts: {},
    steps: (agreement) => {
      const { demand_address: demand, signer } = agreement.procedure;
      return [
        formStep(agreement),
        signer.value === null ? null : 'The user signs in person; counsel cannot sign for them.',
        `Wait ${waitWords(agreement)} from receipt${agreement.procedure.small_claims_waits?.value ? ', before small claims too' : ''}.`,
        demand?.value ? `A later demand goes by mail to ${demand.value.join(', ')}; counsel signs it too.` : null,
        feesStep(agreement),
        'Name the company that holds the money: the Payments Terms of Use were not read.',
      ].filter((step) => step !== null);
    },
  },
  unread: ['the Payments Terms of Use, with the terms on holds', 'the Notice of Dispute form and webform'],
  cited: [
    {
      authority_id: 'ebay-ua-restricted-funds',
      topic: 'hold',
      anchor: '§ 12',
      quotes: [
        {
          id: 'quote_ebay_your_funds',
          words: 'your funds',
          version: 'the versions of May 16, 2025 to June 28, 2026',
        },
        {
          id: 'quote_ebay_restrict',
          words: 'may restrict access to your funds as described in the Payments Terms of Use',
          version: 'the versions of May 16, 2025 to June 28, 2026',
        },
      ],
    },
    {
      authority_id: 'ebay-ua-liability',
      topic: 'limits',
      anchor: '§ 16',
      quotes: [
        {
          id: 'quote_ebay_suspension',
          words: 'a suspension or other action taken with respect to your account',
          version: 'the versions of May 16, 2025 to June 28, 2026',
        },
      ],
    },
    {
      authority_id: 'ebay-ua-arbitration',
      topic: 'arbitration',
      anchor: '§ 19.B (§ 18.B in the version of July 26, 2024)',
    },
  ],
  authorities,
  authority_ids: ['ebay-ua-arbitration', 'ebay-ua-restricted-funds', 'ebay-ua-governing-law'],
  adverse_terms: [],
  notice: plainNotice,
  clauses,
  hold_policies: [
    {
      type: 'restricted funds',
      days: null,
      note: 'as described in the Payments Terms of Use, which were not read',
      confidence: 'high',
      authority_id: 'ebay-ua-restricted-funds',
    },
  ],
  triggers: [
    'a new seller, or an account that slept for months',
    'listings or prices well above the account’s history',
    'items not received or not as described',
    'late shipment, or no tracking uploaded',
    'identity, tax or bank details that could not be verified',
    'a rights owner’s complaint about a listing',
    'a link to another restricted account',
  ],
  helpful_documents: [
    'the order report with tracking and delivery dates',
    'the payouts and transaction report of Seller Hub',
    'the messages about the restriction, with their dates',
  ],
  escalation_ladder: [
    'Answer each request in Seller Hub; ask for the clause and for the Payments Terms relied on',
    'Notice of Dispute as the version asks for it: webform since June 28, 2026, signed form before',
    'Attorney demand with a copy of the Notice',
    "Merchant's own complaints: home-state regulator or AG, BBB",
    '45 days after receipt of the Notice: NAM arbitration in the seller’s county (fees paid by eBay on request up to $10,000) or small claims',
  ],
  regulators: ['dfpi', 'nmls', 'state_ag', 'bbb'],
  its_case: ['The Payments Terms of Use, which the merchant accepted too, allow the hold.'],
  cautions: [
    { text: 'Name the company that holds the money: take it from the Payments Terms of Use, which were not read.' },
    {
      text: 'From 25 similar demands by one law firm, within about 90 days, the agreement batches them, 100 to a batch: count the firm’s eBay cases.',
    },
  ],
  adverse: [],
};
