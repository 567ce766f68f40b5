import { states } from '../../load.ts';
import { plainNotice } from '../notice.ts';
import type { Profile } from '../profile.ts';
import { cited } from './cited.ts';
import { clauses } from './clauses.ts';
import { packet } from './packet.ts';
import { agreements, governing } from './versions.ts';

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
  limitation: {
    years: states.WA.written_contract_years,
    source: `${states.WA.citation} through Washington choice of law`,
    confidence: 'medium',
  },
  buyer_claims: true,
  separate_powers: false,
  stated_periods: null,
  agreements,
  governing,
  packet,
  unread: ['the policies on the appeal against withheld funds', 'the Program Policies'],
  cited,
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
