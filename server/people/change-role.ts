import type { Actor, Db } from '../../db/actor.ts';
import type { Role } from '../../domain/people/role.ts';
import type { Services } from '../kernel/context.ts';
import { handOverCases } from './hand-over-cases.ts';
import { refuseLeaving } from './leave-role.ts';
import type { LockedUser } from './lock-user.ts';
import { notifyStaff } from './notify-staff.ts';
import { writeAccess, type AccessKind } from './access-log.ts';

/** `what`: the kind in the access log. `quiet`: sends no email. */
type Move = { role: Role; orgId: string; what: AccessKind; quiet?: boolean };

/**
 * Gives a user, locked by `lockForRole`, a role and an organization of its kind, effective with their next request. A
 * former admin's open cases go to other staff, and everyone concerned is notified. Throws CONFLICT when they cannot
 * leave their role.
 */
export async function changeRole(
  services: Services,
  db: Db,
  by: Actor,
  before: LockedUser,
  { role, orgId, what, quiet = false }: Move,
): Promise<void> {
  const moves = role !== before.role;
  if (moves) await refuseLeaving(db, before);
  await db
    .updateTable('users')
    .set((eb) => ({ role, org_id: orgId, version: eb('version', '+', 1) }))
    .where('id', '=', before.id)
    .execute();
  if (moves) await writeAccess(services, db, by, before.id, what, before.role, role);
  if (orgId !== before.org_id)
    await writeAccess(services, db, by, before.id, 'organization_changed', before.org_id, orgId);
  if (!moves) return;
  if (before.role === 'admin') await handOverCases(services, db, by, before.id);
  if (quiet) return;
  if (role === 'admin') await notifyStaff(services, db, by, before, 'admin-granted');
  if (before.role === 'admin') await notifyStaff(services, db, by, before, 'admin-revoked');
}
