import { states } from '../../load.ts';
import { plainNotice } from '../notice.ts';
import type { Profile } from '../profile.ts';
import { cited } from './cited.ts';
import { clauses } from './clauses.ts';
import { packet } from './packet.ts';
import { agreements, governing } from './versions.ts';

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
  limitation: {
    years: states.UT.written_contract_years,
    source: `${states.UT.citation} through Utah choice of law`,
    confidence: 'medium',
  },
  buyer_claims: true,
  separate_powers: false,
  stated_periods: null,
  agreements,
  governing,
  packet,
  unread: ['the Payments Terms of Use, with the terms on holds', 'the Notice of Dispute form and webform'],
  cited,
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
    { text: 'From 25 similar demands by one law firm the agreement batches them: count the firm’s eBay cases.' },
  ],
  adverse: [],
};
