import {
  casesOf,
  countWaitingCases,
  findUser,
  listAccess,
  sessionsOf,
  signInOf,
  type AccessRow,
  type FoundUser,
  type UserCase,
  type UserSession,
} from './queries.ts';
import { standingOf, type Standing } from './appointments.ts';
import { licensesOf, type CheckedLicense } from './licenses.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';
import { isLead } from './is-lead.ts';
import { leavingBlockedBy } from './leave-role.ts';
import { newUntil } from './second-person.ts';

export type ReadUser = FoundUser & {
  email_verified: boolean;
  second_factor: boolean;
  cases: UserCase[];
  case_count: number;
  open_cases: number;
  sessions: (UserSession & { own: boolean })[];
  access: AccessRow[];
  standing: Standing;
  licenses: CheckedLicense[];
  revoke_blocked_by: string | null;
  /** The caller may make this user a lead of staff, or end it. */
  may_set_lead: boolean;
  /** Until when a member of staff is new, and cannot be anybody's second person. */
  new_until: Date | null;
};

/**
 * A user as staff see them, even after erasure. Sessions come without tokens; `own` marks the caller's current one.
 * Throws NOT_FOUND.
 */
export async function getUser(services: Services, user: User, id: string): Promise<ReadUser> {
  return services.database.as(user, async (db) => {
    const found = await findUser(db, id);
    if (!found) throw notFound('This person');
    const [signIn, sessions, { cases, count }, open_cases, access, blocked, byLead, standing, licenses, new_until] =
      await Promise.all([
        signInOf(db, id),
        sessionsOf(db, id),
        casesOf(db, id),
        countWaitingCases(db, found),
        listAccess(db, { userId: id }),
        leavingBlockedBy(db, found),
        isLead(db, user.id),
        standingOf(db, id, user.id),
        licensesOf(db, id),
        newUntil(db, id),
      ]);
    return {
      ...found,
      ...signIn,
      cases,
      case_count: count,
      open_cases,
      access,
      standing,
      licenses,
      new_until,
      sessions: sessions.map((each) => ({ ...each, own: each.id === user.sessionId })),
      may_set_lead: byLead && found.role === 'admin' && found.erased_at === null,
      revoke_blocked_by: found.role === 'admin' ? blocked : notStaff,
    };
  });
}

export const notStaff = 'This user has no admin access.';
