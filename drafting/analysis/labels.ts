import type { HoldType, ReasonCategory } from '../../domain/cases/hold.ts';

export const holdTypeLabels: Record<HoldType, string> = {
  payment_hold: 'risk hold on payments',
  account_limitation: 'account limitation',
  rolling_reserve: 'rolling reserve',
  fixed_reserve: 'fixed reserve',
  payout_pause: 'payout pause',
  verification_hold: 'hold until verification',
  termination: 'hold after termination',
  match_listing: 'closed account with a MATCH listing',
  damages: 'money kept as damages',
  unknown: 'not yet known',
};

export const reasonLabels: Record<ReasonCategory, string> = {
  none: 'none on file',
  forfeiture: 'money kept as damages',
  legal_block: 'legal order, sanctions or tax withholding',
  aml: 'suspicious activity review',
  prohibited_business: 'prohibited goods or services',
  chargebacks: 'chargebacks or disputes',
  identity: 'identity of a person',
  verification: 'verification of the business or its ownership',
  volume: 'volume or ticket size',
  delivery: 'delivery or fulfillment',
  fraud_risk: 'fraud or general risk',
  inactivity: 'an inactive account',
  bank_risk: 'decision of a bank or network',
  unspecified: 'stated, but of no usual kind',
};
