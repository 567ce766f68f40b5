import type { Profile } from './profile.ts';

/** Shared by every acquirer, named or not. */
export const acquirer = {
  triggers: [
    'chargeback ratio in a network monitoring program',
    'volume above approved monthly cap',
    'ticket above approved average',
    'card-present account used online',
    'MCC or product mismatch',
    'future-delivery goods',
    'financial deterioration or bankruptcy signs',
    'PCI noncompliance or data breach',
    'suspected transaction laundering',
    'MATCH listing reason',
    'undisclosed ownership change',
    'rejected ACH debits for fees',
  ],
  helpful_documents: [
    'signed merchant application and program guide',
    'approved volume, ticket size and MCC',
    'personal guaranty',
    'ISO or reseller correspondence',
    'PCI certificate',
  ],
  escalation_ladder: [
    'Request to the risk department: reason, reserve ledger, release schedule',
    'ISO or relationship manager, then sponsor bank',
    'Attorney notice under the agreement; request a § 9-210 accounting if a security interest exists; ask for MATCH status',
    "Merchant's own complaint to sponsor bank's regulator",
    'Litigation or arbitration per the agreement',
  ],
  regulators: ['occ', 'fdic', 'fed', 'state_ag', 'bbb'],
} satisfies Partial<Profile>;
