import type { Db } from '../../db/actor.ts';
import type { Role } from '../../domain/people/role.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { chooseOrganization } from './organizations.ts';
import { lockForRole, lockUser, type LockedUser } from './lock-user.ts';
import { changeRole } from './change-role.ts';
import { readPhone } from './read-phone.ts';
import { getUser, type ReadUser } from './get-user.ts';
import { attorneyFor, type AttorneyDetails } from './save-attorney.ts';
import { proposeToSignWith } from './sign-with.ts';
import { writeAccess } from './access-log.ts';

/**
 * Omitted fields stay. `org_name` creates an organization of the role's kind, or renames that of a merchant who stays
 * one.
 */
type UserPatch = {
  role?: Role | undefined;
  org_id?: string | undefined;
  org_name?: string | undefined;
  phone?: string | null | undefined;
  attorney?: AttorneyDetails | undefined;
};

/**
 * Changes a user's role, organization and phone, effective with their next request and recorded in the access log. The
 * role of an attorney, and what an attorney signs with, waits for another member of staff's confirmation
 * (`appointments.ts`). Throws NOT_FOUND, VERSION_MISMATCH when somebody changed the user since `version`, INVALID_INPUT
 * by field, and CONFLICT for the last staff member, an attorney with open cases and an erased user.
 */
export async function patchUser(
  services: Services,
  user: User,
  id: string,
  version: number,
  patch: UserPatch,
): Promise<ReadUser> {
  const phone = readPhone(patch.phone, services.clock.now());
  await services.database.as(user, async (db) => {
    // Locked before the user row, in the order in which users save their own profile.
    if (phone !== undefined) await db.updateTable('profiles').set({ phone }).where('user_id', '=', id).execute();
    const before = await (patch.role ? lockForRole(db, id) : lockUser(db, id));
    if (before.version !== version)
      throw new Refusal(
        'VERSION_MISMATCH',
        'Somebody else changed this user since you loaded the page. Look at their change, then make yours again.',
      );
    await place(services, db, user, before, patch);
    if (phone !== undefined && phone !== before.phone) await setPhone(services, db, user, id, phone);
  });
  services.events.recheck(id);
  return getUser(services, user, id);
}

async function place(services: Services, db: Db, by: User, before: LockedUser, patch: UserPatch): Promise<void> {
  const role = patch.role ?? before.role;
  const attorney = await attorneyFor(db, before.id, role, patch.attorney);
  const orgId = await chooseOrganization(db, before, role, { ...patch, firm: attorney?.firm_name });
  const isProposed = role === 'attorney' && before.role !== 'attorney';
  if (attorney) await proposeToSignWith(services, db, by, before, attorney, isProposed ? orgId : null);
  if (patch.org_name && orgId === before.org_id) await rename(services, db, by, before, patch.org_name);
  const now = isProposed ? { role: before.role, orgId: before.org_id } : { role, orgId };
  await changeRole(services, db, by, before, { ...now, what: 'role_changed' });
}

async function rename(services: Services, db: Db, by: User, { id, org_id }: LockedUser, name: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('orgs')
    .set({ name })
    .where('id', '=', org_id)
    .where('name', '!=', name)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await writeAccess(services, db, by, id, 'organization_renamed');
}

async function setPhone(services: Services, db: Db, by: User, id: string, phone: string | null): Promise<void> {
  await db.updateTable('users').set({ phone }).where('id', '=', id).execute();
  await writeAccess(services, db, by, id, 'phone_changed');
}
