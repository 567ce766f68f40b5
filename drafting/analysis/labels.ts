import type { HoldType, ReasonCategory } from '../../domain/cases/hold.ts';

export const holdTypeLabels: Record<HoldType, string> = {
  payment_hold: 'risk hold on payments',
  account_limitation: 'account limitation',
  rolling_reserve: 'rolling reserve',
  fixed_reserve: 'fixed reserve',
  payout_pause: 'payout pause',
  verification_hold: 'hold pending verification',
  termination: 'hold after termination',
  match_listing: 'account closed with a MATCH listing',
  damages: 'funds retained as liquidated damages',
  unknown: 'not yet known',
};

export const reasonLabels: Record<ReasonCategory, string> = {
  none: 'none on file',
  forfeiture: 'funds retained as liquidated damages',
  legal_block: 'legal order, sanctions or tax withholding',
  aml: 'suspicious activity review',
  prohibited_business: 'prohibited goods or services',
  chargebacks: 'chargebacks or disputes',
  identity: 'identity verification of an individual',
  verification: 'verification of the business or its ownership',
  volume: 'volume or ticket size',
  delivery: 'delivery or fulfillment',
  fraud_risk: 'fraud or general risk',
  inactivity: 'an inactive account',
  bank_risk: 'decision by a bank or card network',
  unspecified: 'stated, but not a common one',
};
