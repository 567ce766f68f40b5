import type { Processor } from '../../domain/processors.ts';
import { newestProcedure, profiles } from '../../knowledge/processors/profiles.ts';
import type { Situation } from './situation.ts';

/** Whether the agreement's maximum hold, if it states one, has expired. */
export function pastLastDay({ processor, flags }: Situation): boolean {
  const stated = profiles[processor].stated_periods;
  return stated !== null && flags.includes(`past_${stated.last_day}`);
}

/** Whether a risk hold has exceeded its stated length. */
export function pastRiskHold({ processor, holdType, flags }: Situation): boolean {
  const stated = profiles[processor].stated_periods;
  return stated !== null && holdType === 'payment_hold' && flags.includes(`past_${stated.risk_hold_days}`);
}

/** Days from receipt of the notice to the election notice, and from that to the forum; null where the agreement asks for none. */
export function countedPeriods(processor: Processor): { informal_days: number; election_days: number } | null {
  const procedure = newestProcedure(processor);
  const informal = procedure?.wait_days.value ?? null;
  const election = procedure?.election_days?.value ?? null;
  return informal === null || election === null ? null : { informal_days: informal, election_days: election };
}
