import type { AccessEntry, AdminUser, AdminUserRow } from '../../contract/people.ts';
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
    cases: user.cases.map((each) => ({ ...each, created_at: iso(each.created_at) })),
    case_count: user.case_count,
    is_lead: user.is_lead,
    may_set_lead: user.may_set_lead,
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
