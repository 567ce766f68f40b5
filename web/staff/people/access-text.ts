import type { AccessEntry } from '../../../contract/people.ts';
import { keysOf } from '../../../domain/json.ts';
import { roleLabels } from '../../../domain/people/role.ts';

const labels: Record<string, string> = {
  admin_granted: 'Admin access granted',
  admin_revoked: 'Admin access revoked',
  attorney_granted: 'Attorney access granted',
  lead_granted: 'Made a lead of staff',
  lead_ended: 'No longer a lead of staff',
  organization_renamed: 'Organization renamed',
  phone_changed: 'Phone changed',
  attorney_changed: 'Attorney details proposed',
  appointment_confirmed: 'Appointment as attorney confirmed',
  appointment_declined: 'Appointment as attorney declined',
  attorney_retired: 'Recorded that the attorney can no longer act',
  license_checked: 'License looked up',
  session_ended: 'A session ended',
  sessions_ended: 'All sessions ended',
  second_factors_dropped: 'Second factors removed',
  data_exported: 'Own data downloaded',
};

function roleLabel(role: string | null): string {
  const known = keysOf(roleLabels).find((each) => each === role);
  return known ? roleLabels[known] : 'none';
}
/** A name a user typed, isolated so that it keeps its own text direction. */
const isolated = (name: string | null): string => (name === null ? 'none' : `\u2068${name}\u2069`);

/** A change of a user's access as text: "Role: Client to Admin". Pure. */
export function accessText({ what, from, to }: Pick<AccessEntry, 'what' | 'from' | 'to'>): string {
  if (what === 'role_changed') return `Role: ${roleLabel(from)} to ${roleLabel(to)}`;
  if (what === 'organization_changed') return `Organization: ${isolated(from)} to ${isolated(to)}`;
  return Object.hasOwn(labels, what) ? (labels[what] ?? what) : what.replaceAll('_', ' ');
}
