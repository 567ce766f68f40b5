import { addYears } from '../domain/business-days.ts';
import type { CaseFields } from '../domain/case.ts';
import { limitationOverrides, states } from '../knowledge/load.ts';
import { stateCodeOf, stateNames } from '../knowledge/state-names.ts';

export type Limitation = { date: string; years: number; basis: string; sure: boolean };

/**
 * The earliest limitation date worth calendaring, from the hold's start (the earlier accrual reading, state_tables.json).
 * An agreement's own period or chosen law comes first, else the merchant's state; null without a start or a known state.
 */
export function limitationOf(fields: CaseFields, start: string | null): Limitation | null {
  if (start === null) return null;
  const override = limitationOverrides[fields.processor];
  if (override)
    return {
      date: addYears(start, override.limitation_years),
      years: override.limitation_years,
      basis: override.source,
      sure: override.confidence === 'high',
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
