import type { Profile } from './profile.ts';

/** What all acquirers have in common, named or not. */
export const acquirer = {
  triggers: [
    'chargeback ratio in a network programme',
    'volume above approved monthly cap',
    'ticket above approved average',
    'card-present account used online',
    'MCC or product mismatch',
    'future-delivery goods',
    'financial deterioration or bankruptcy signs',
    'PCI non-compliance or data breach',
    'transaction laundering suspicion',
    'MATCH reason',
    'ownership change not notified',
    'ACH rejects on fees',
  ],
  helpful_documents: [
    'signed merchant application and program guide',
    'approved volume, ticket and MCC sheet',
    'personal guaranty',
    'ISO or reseller correspondence',
    'PCI certificate',
  ],
  escalation_ladder: [
    'Risk department request: reason, reserve ledger, release schedule',
    'ISO or relationship manager, then sponsor bank',
    'Attorney notice under agreement; request § 9-210 accounting if a security interest exists; ask MATCH status',
    "Merchant's own complaint to sponsor bank's regulator",
    'Court or arbitration per agreement',
  ],
  regulators: ['occ', 'fdic', 'fed', 'state_ag', 'bbb'],
} satisfies Partial<Profile>;
