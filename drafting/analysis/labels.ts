import type { HoldType } from '../../domain/cases/hold.ts';

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
