import { addYears } from '../../domain/calendar/business-days.ts';
import type { CaseFields } from '../../domain/case-fields.ts';
import { states } from '../../knowledge/states.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { stateCodeOf, stateNames } from '../../knowledge/state-names.ts';

export type Limitation = { date: string; years: number; basis: string; sure: boolean };

/**
 * The earliest limitations date worth calendaring, accruing at the hold's start (the earlier of the two theories in state_tables.json).
 * A contractual period or chosen law controls, else the merchant's state; null without a start or a known state.
 */
export function limitationOf(
  fields: Pick<CaseFields, 'processor' | 'business_address'>,
  start: string | null,
): Limitation | null {
  if (start === null) return null;
  const own = profiles[fields.processor].limitation;
  if (own)
    return {
      date: addYears(start, own.years),
      years: own.years,
      basis: own.source,
      sure: own.confidence === 'high',
    };
  const code = stateCodeOf(fields.business_address.state);
  if (code === null) return null;
  const { written_contract_years: years, citation } = states[code];
  return {
    date: addYears(start, years),
    years,
    basis: `${citation} (${stateNames[code]}, if its law governs)`,
    sure: false,
  };
}
