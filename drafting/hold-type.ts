import type { CaseFields } from '../domain/case.ts';
import type { HoldType } from './situation.ts';

export type HoldReading = { type: HoldType; because: string };

const closing = /\b(terminat|clos(ed|ure|ing)|deactivat|offboard|disabl|no longer (support|offer|process|able)|permanent)/i;
const limiting = /\b(limit(ed|ation|ations)|restrict(ed|ion|ions)|180[- ]days?)\b/i;
const reserving = /\b(reserve[sd]?|rolling)\b/i;
const pausing = /\b(paus|suspend|delay|hold|held|withh|frozen|freeze|under review|payouts?)/i;

function fromReserves({ held_amount_cents: held, rolling_reserves_held_cents: reserve }: CaseFields): boolean {
  return reserve !== null && held !== null && reserve > 0 && reserve === held;
}

/**
 * The kind of hold, from the words of the stated reason, then the reserve figures and the processor.
 * PayPal alone distinguishes a risk hold on payments from an account limitation (processors.json, hold_policies).
 */
export function holdTypeOf(fields: CaseFields): HoldReading {
  const reason = fields.reason_given ?? '';
  const paypal = fields.processor === 'paypal';
  if (paypal && (limiting.test(reason) || closing.test(reason))) {
    return { type: 'account_limitation', because: 'the stated reason speaks of a limitation or closure of the account' };
  }
  if (closing.test(reason)) return { type: 'termination', because: 'the stated reason speaks of a closed or disabled account' };
  if (reserving.test(reason)) return { type: 'rolling_reserve', because: 'the stated reason speaks of a reserve' };
  if (fromReserves(fields)) return { type: 'rolling_reserve', because: 'the whole amount is recorded as rolling reserve' };
  if (pausing.test(reason)) {
    return { type: paypal ? 'payment_hold' : 'payout_pause', because: 'the stated reason speaks of a hold, pause or review of payouts' };
  }
  return { type: 'unknown', because: 'neither the stated reason nor the reserve figures show the kind of hold' };
}
