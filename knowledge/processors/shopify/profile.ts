import { plainNotice } from '../notice.ts';
import type { Profile } from '../profile.ts';
import { neverRead } from '../version.ts';
import { agreement as platform2025 } from './agreements/2025-10-21.ts';
import authorities from './authorities.json' with { type: 'json' };
import { clauses } from './clauses.ts';

export const shopify: Profile = {
  kind: 'facilitator',
  party: 'one_of_group',
  legal_entities: [
    {
      name: 'Shopify Payments (USA) Inc.',
      role: 'US Shopify Payments party (Delaware corporation per 2013 SEC exhibit)',
      confidence: 'high',
      source_url: 'http://shopify.com/legal/shopify-credit-program-terms',
    },
    {
      name: 'Shopify Inc.',
      role: 'platform terms party',
      confidence: 'high',
      source_url: 'https://gist.github.com/akkartik/ee4f0eeb9a2af20fd5e697a813b4e63f',
    },
    {
      name: 'Stripe',
      role: 'underlying processor',
      confidence: 'high',
      source_url: 'https://www.sec.gov/Archives/edgar/data/1594805/000119312515129273/d863202dex1011.htm',
    },
  ],
  legal_notice_address: {
    text: null,
    source_url: null,
    confidence: 'low',
    usable_for_mailing: false,
    candidate:
      "Shopify Payments (USA) Inc., c/o CT Corporation, Corporation Trust Center, 1209 Orange Street, Wilmington, DE 19801 (2013); Shopify Inc., 151 O'Connor Street, Ground floor, Ottawa, Ontario K2P 2L8 (Nov. 2023)",
    candidate_source_url: 'https://www.sec.gov/Archives/edgar/data/1594805/000119312515129273/d863202dex1011.htm',
    verify_note:
      'Check the notice clause of the US Shopify Payments Terms (shopify.com/legal/terms-payments-us) and the current registered agent.',
  },
  legal_email: null,
  legal_email_note: 'None confirmed.',
  important: null,
  law: 'open',
  separate_powers: false,
  stated_periods: null,
  agreements: [platform2025],
  governing: neverRead('the Shopify Payments Terms of Service, United States'),
  packet: null,
  unread: ['the Shopify Payments Terms of Service, United States'],
  law_note: 'The platform terms choose Ontario; the United States payment terms differ and were not read.',
  cited: [
    {
      authority_id: 'shopify-reserves-help',
      topic: 'reserve',
      anchor: 'Help Center, Overview of reserves in Shopify Payments',
    },
  ],
  authorities,
  disclosures: [
    {
      authority_id: 'shopify-reserves-help',
      words: /not the contract/i,
      why: 'Disclose that a help page is not the contract.',
    },
  ],
  authority_ids: ['shopify-reserves-help'],
  adverse_terms: [],
  notice: { ...plainNotice, closed: /\bShopify Payments\b[^.]{0,30}\bdisabled/i },
  clauses: clauses,
  hold_policies: [
    {
      type: 'reserve',
      note: 'some or all transactions for a stated period; terms sent by e-mail; remainder returned in full',
      confidence: 'high',
      authority_id: 'shopify-reserves-help',
    },
    {
      type: 'payout hold after disablement',
      days_reported: 120,
      confidence: 'medium',
      note: 'merchant report, not a term',
      source_url:
        'https://migrationshop-com.pages.dev/insights/payment-shipping-insights/shopify-payments-hold-navigating-disputes-and-protecting-your-cash-flow',
    },
    {
      type: 'reserve on dispute rate',
      percent_reported: 30,
      note: '2026 merchant report: over 1% in 90 days; release promised after 30 days under 1%',
      confidence: 'medium',
      source_url:
        'https://community.shopify.com/t/this-is-the-worst-customer-service-i-have-ever-encountered-in-my-life/622087',
    },
  ],
  triggers: [
    'dispute rate above about 1%',
    'unfulfilled or late orders, no tracking',
    'dropshipping with long delivery',
    'annual or long billing cycles',
    'pre-orders',
    'volume spike, new store',
    'identity or ownership review',
    'prohibited product or IP complaint',
    'high refund rate',
    'mismatched business address or country',
    'supplier invoices missing',
    'related store previously closed',
  ],
  helpful_documents: [
    'order export with fulfillment and tracking status',
    'supplier contracts and lead times',
    'reserve or disablement e-mail with ticket number',
  ],
  escalation_ladder: [
    'Respond to the document request by secure link; ask for the reserve terms in writing',
    'Escalate through support to the payments risk team; log tickets',
    'Attorney demand to Shopify Payments (USA) Inc. at its confirmed address; copy Stripe only if counsel so advises',
    "Merchant's own complaints: state AG, BBB, DFPI as to Stripe entity",
    'Forum in the US Payments Terms',
  ],
  regulators: ['state_ag', 'dfpi', 'bbb'],
  its_case: [],
  cautions: [],
  adverse: [],
};
