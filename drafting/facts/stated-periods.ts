import { profiles } from '../../knowledge/processors/profiles.ts';
import type { Situation } from './situation.ts';

/** Whether the agreement's maximum hold, if it states one, has expired. */
export function pastLastDay({ processor, flags }: Situation): boolean {
  const stated = profiles[processor].stated_periods;
  return stated !== null && flags.includes(`past_${stated.last_day}`);
}

/** Whether a risk hold has exceeded its stated length. */
export function pastRiskHold({ processor, holdType, flags }: Situation): boolean {
  const stated = profiles[processor].stated_periods;
  if (!stated?.risk_hold_days || holdType !== 'payment_hold') return false;
  return flags.includes(`past_${stated.risk_hold_days}`);
}
