import type { HoldType, ReasonCategory } from './situation.ts';

export const holdTypeLabels: Record<HoldType, string> = {
  payment_hold: 'risk hold on payments',
  account_limitation: 'account limitation',
  rolling_reserve: 'rolling reserve',
  payout_pause: 'payout pause',
  termination: 'hold after termination',
  unknown: 'not yet known',
};

export const reasonLabels: Record<ReasonCategory, string> = {
  none: 'none on file',
  forfeiture: 'money kept as damages',
  legal_block: 'legal order, sanctions or tax withholding',
  aml: 'suspicious activity review',
  prohibited_business: 'prohibited goods or services',
  chargebacks: 'chargebacks or disputes',
  verification: 'verification of identity or ownership',
  volume: 'volume or ticket size',
  delivery: 'delivery or fulfillment',
  fraud_risk: 'fraud or general risk',
  unspecified: 'stated, but of no usual kind',
};
