import { plainNotice } from '../notice.ts';
import type { Profile } from '../profile.ts';
import { neverRead } from '../version.ts';

export const authorizeNet: Profile = {
  kind: 'gateway',
  party: 'named',
  legal_entities: [
    {
      name: 'Authorize.net LLC (a Visa company)',
      role: 'payment gateway; eCheck.Net provider',
      confidence: 'high',
      source_url: 'https://account.authorize.net/interfaces/Legal/Merchant/Agreements/GW/1.0/agreement-authnet.htm',
    },
  ],
  legal_notice_address: {
    text: null,
    source_url: null,
    confidence: 'low',
    usable_for_mailing: false,
    candidate: 'P.O. Box 8999, San Francisco, CA 94128-8999 (from memory)',
    verify_note: 'Read the notice clause of the gateway agreement.',
  },
  legal_email: null,
  legal_email_note: 'None confirmed.',
  important:
    "Usually a gateway only: card funds are settled and held by the merchant's acquirer. First identify the acquirer or sponsor bank from the statement. Authorize.net itself can hold eCheck.Net (ACH) funds.",
  law: 'open',
  separate_powers: false,
  stated_periods: null,
  agreements: [],
  governing: neverRead('the Payment Gateway Merchant Services Agreement'),
  packet: null,
  unread: ['the Payment Gateway Merchant Services Agreement, of which only the beginning is stored'],
  cited: [],
  authorities: [],
  authority_ids: ['nacha-returns'],
  adverse_terms: [],
  notice: plainNotice,
  clauses: {},
  hold_policies: [
    {
      type: 'eCheck.Net risk reserve',
      percent: null,
      note: 'may require withholding a percentage of eCheck funds',
      confidence: 'high',
      source_url:
        'https://ezpayhelpdesk.freshdesk.com/support/solutions/articles/33000204632-how-does-the-ach-echeck-net-application-approval-process-work-',
    },
    {
      type: 'closure hold',
      days_reported: [90, 180],
      confidence: 'medium',
      note: 'merchant reports',
      source_url:
        'https://terms.law/2025/07/01/authorize-net-fund-hold-recovery-demand-letter-arbitration-demand-template',
    },
  ],
  triggers: [
    'ACH return rate above Nacha thresholds',
    'unauthorized-return claims',
    'eCheck monthly or ticket limit exceeded',
    'business model change',
    'missing customer authorizations',
    'high-risk or prohibited category',
    'acquirer instruction or closed merchant account',
    'fraud filter alerts or card testing',
    'outdated underwriting documents',
    'unpaid gateway fees',
  ],
  helpful_documents: [
    'ACH authorization records',
    'return-code report (R01-R29)',
    'acquirer statement showing who holds card funds',
  ],
  escalation_ladder: [
    'Determine who holds the funds',
    'Appeal to the eCheck risk department with the customer authorizations',
    'Attorney demand to the entity holding the funds',
    "Merchant's own complaint: sponsor bank regulator, AG",
    'Forum provided by the agreement',
  ],
  regulators: ['state_ag', 'occ', 'fdic', 'bbb'],
  its_case: ['A gateway transmits data and holds no card proceeds; the demand should be directed to the acquirer.'],
  cautions: [{ text: 'Determine who holds the funds: Authorize.net is usually a gateway only.' }],
  adverse: [],
};
