import type { AccessEntry, AdminUser, AdminUserRow } from '../../contract/people.ts';
import type { AttorneyStanding } from '../../contract/standing.ts';
import { checkedUntil } from '../../domain/people/license.ts';
import type { Appointment, Standing } from './appointments.ts';
import { appointmentBarredText, secondFrom } from '../../domain/people/second-person.ts';
import type { CheckedLicense } from './licenses.ts';
import { iso, isoOrNull } from '../kernel/present.ts';
import type { AccessRow, UserRow } from './queries.ts';
import type { ReadUser } from './get-user.ts';

export const presentUserRow = ({ id, email, name, role, org, phone, created_at }: UserRow): AdminUserRow => ({
  id,
  email,
  name,
  role,
  org,
  phone,
  created_at: iso(created_at),
});

export const presentAccess = ({ id: _id, at, ...entry }: AccessRow): AccessEntry => ({ ...entry, at: iso(at) });

export function presentUser(user: ReadUser): AdminUser {
  return {
    ...presentUserRow(user),
    version: user.version,
    email_verified: user.email_verified,
    second_factor: user.second_factor,
    erased_at: isoOrNull(user.erased_at),
    attorney: user.attorney,
    standing: user.role === 'attorney' || user.standing.proposal ? presentStanding(user.standing, user.licenses) : null,
    cases: user.cases.map((each) => ({ ...each, created_at: iso(each.created_at) })),
    case_count: user.case_count,
    is_lead: user.is_lead,
    may_set_lead: user.may_set_lead,
    second_from: user.new_until && secondFrom(user.new_until),
    open_cases: user.open_cases,
    sessions: user.sessions.map((each) => ({
      ...each,
      created_at: iso(each.created_at),
      last_seen_at: iso(each.last_seen_at),
      expires_at: iso(each.expires_at),
    })),
    access: user.access.map(presentAccess),
    revoke_blocked_by: user.revoke_blocked_by,
  };
}

export function presentStanding(
  { appointed, appointment, proposal }: Standing,
  licenses: readonly CheckedLicense[],
): AttorneyStanding {
  return {
    appointed,
    appointment: appointment && presentAppointment(appointment),
    proposal: proposal && {
      ...presentAppointment(proposal),
      barred_by: proposal.barred_by && appointmentBarredText(proposal.barred_by),
    },
    licenses: licenses.map(({ checked_by_name: checked_by, ...each }) => ({
      ...each,
      checked_by,
      until: checkedUntil(each.checked_on),
    })),
  };
}

const presentAppointment = (row: Appointment) => ({
  id: row.id,
  full_name: row.full_name,
  bar_number: row.bar_number,
  bar_state: row.bar_state,
  firm_name: row.firm_name,
  proposed_by: row.proposed_by_name,
  proposed_at: iso(row.proposed_at),
  confirmed_by: row.confirmed_by_name,
  confirmed_at: isoOrNull(row.confirmed_at),
});
