import { addYears } from '../../domain/calendar/business-days.ts';
import type { CaseFields } from '../../domain/case-fields.ts';
import type { UsState } from '../../domain/case-options.ts';
import { states } from '../../knowledge/states.ts';
import { agreedLimitations, profiles } from '../../knowledge/processors/profiles.ts';
import { stateCodeOf, stateNames } from '../../knowledge/state-names.ts';

export type Limitation = { date: string; years: number; basis: string; sure: boolean };
type Period = Omit<Limitation, 'date'>;

const byLaw = (code: UsState, of: string): Period => ({
  years: states[code].written_contract_years,
  basis: `${states[code].citation} (${stateNames[code]}, ${of})`,
  sure: false,
});

/**
 * The earliest limitations date worth calendaring, accruing at the hold's start (the earlier of the two theories in
 * state_tables.json): by the agreement, the law it chooses, or the law of the merchant's state, whichever is shortest.
 * A chosen law rarely brings a longer time with it, since a forum borrows the shorter one (N.Y. C.P.L.R. 202; 10 Del.
 * C. § 8121). The forums of the agreements lie in the merchant's state or in that of the chosen law. Null without a
 * start, or without any of the three.
 */
export function limitationOf(
  fields: Pick<CaseFields, 'processor' | 'business_address'>,
  start: string | null,
): Limitation | null {
  if (start === null) return null;
  const chosen = profiles[fields.processor].law;
  const own = stateCodeOf(fields.business_address.state);
  const periods: Period[] = [
    ...agreedLimitations(fields.processor).map(({ years, source }) => ({ years, basis: source, sure: true })),
    ...(chosen === 'open' ? [] : [byLaw(chosen, 'the law that the agreement chooses')]),
    ...(own === null ? [] : [byLaw(own, 'the law of the merchant’s state')]),
  ];
  const [shortest] = periods.toSorted((a, b) => a.years - b.years);
  return shortest ? { date: addYears(start, shortest.years), ...shortest } : null;
}
