import { addDays } from '../calendar/business-days.ts';
import type { UsState } from '../case-options.ts';

export const licenseStatuses = ['active', 'inactive', 'suspended'] as const;
export type LicenseStatus = (typeof licenseStatuses)[number];
export const licenseStatusLabels: Record<LicenseStatus, string> = {
  active: 'Active',
  inactive: 'Inactive',
  suspended: 'Suspended',
};

/** A license with its newest check; dates are `YYYY-MM-DD`. */
export type License = {
  id: string;
  state: UsState;
  number: string;
  status: LicenseStatus;
  checked_on: string;
};

/** A check counts for `checkDays`. It stands in staff's work `lapseDays` before it lapses, and attorney and staff are reminded `remindDays` before. */
export const checkDays = 90;
export const lapseDays = 60;
export const remindDays = 14;

/** The last day on which the check counts. */
export const checkedUntil = (checkedOn: string): string => addDays(checkedOn, checkDays);

/** The last day of the checks that staff look up again from `today` on. */
export const lapsesBy = (today: string): string => addDays(today, lapseDays);

/** Active, and checked within 90 days of `today`. */
export const isCurrent = ({ status, checked_on }: Pick<License, 'status' | 'checked_on'>, today: string): boolean =>
  status === 'active' && checkedUntil(checked_on) >= today;

/** What an approval looks at: the merchant's state, and the state whose law the agreement chooses. Null: not known, or none of them. */
export type Jurisdiction = { merchantState: string | null; law: string | null };

/**
 * The license that an approval rests on: a current one that fits the merchant's state or the agreement's law, or else any current one, for
 * which the attorney gives a reason. Null without a current one.
 */
export function licenseFor<Held extends License>(
  licenses: readonly Held[],
  { merchantState, law }: Jurisdiction,
  today: string,
): { license: Held; fits: 'merchant' | 'law' | null } | null {
  const current = licenses.filter((each) => isCurrent(each, today));
  const of = (state: string | null) => current.find((each) => each.state === state);
  const [ofLaw, ofMerchant] = [of(law), of(merchantState)];
  if (ofLaw) return { license: ofLaw, fits: 'law' };
  if (ofMerchant) return { license: ofMerchant, fits: 'merchant' };
  return current[0] ? { license: current[0], fits: null } : null;
}
