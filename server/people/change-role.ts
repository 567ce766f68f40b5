import type { Actor, Db } from '../../db/actor.ts';
import type { Role } from '../../domain/role.ts';
import type { Services } from '../kernel/context.ts';
import { handOverCases } from './hand-over-cases.ts';
import { refuseLeaving } from './leave-role.ts';
import type { LockedPerson } from './lock-user.ts';
import { notifyStaff } from './notify-staff.ts';
import { writeAccess, type AccessKind } from './access-log.ts';

/** `what`: how the log calls the change of role. `quiet`: nobody is told by mail. */
type Move = { role: Role; orgId: string; what: AccessKind; quiet?: boolean };

/**
 * Gives a person, held by `lockForRole`, a role and an organisation of its kind, effective with their next request. Who loses admin access
 * loses their open cases to the others of staff, and everybody concerned is told. Throws CONFLICT when they cannot lose their role.
 */
export async function changeRole(
  services: Services,
  db: Db,
  by: Actor,
  before: LockedPerson,
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
    await writeAccess(services, db, by, before.id, 'organisation_changed', before.org_id, orgId);
  if (!moves) return;
  if (before.role === 'admin') await handOverCases(services, db, by, before.id);
  if (quiet) return;
  if (role === 'admin') await notifyStaff(services, db, by, before, 'admin-granted');
  if (before.role === 'admin') await notifyStaff(services, db, by, before, 'admin-revoked');
}
