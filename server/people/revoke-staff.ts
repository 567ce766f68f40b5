import { endSessions } from './queries.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { chooseOrganization } from './organizations.ts';
import { lockForRole } from './lock-user.ts';
import { changeRole } from './change-role.ts';
import { notStaff, getUser, type ReadUser } from './get-user.ts';

/**
 * Revokes a user's staff access: they become a client in an organization of their own, their sessions end, their open
 * cases go to other staff, and everyone concerned is emailed. Throws NOT_FOUND, CONFLICT for a user who is not staff
 * and for the last one who is.
 */
export async function revokeStaff(services: Services, user: User, id: string): Promise<ReadUser> {
  await services.database.as(user, async (db) => {
    const before = await lockForRole(db, id);
    if (before.role !== 'admin') throw new Refusal('CONFLICT', notStaff);
    await changeRole(services, db, user, before, {
      role: 'client',
      orgId: await chooseOrganization(db, before, 'client', {}),
      what: 'admin_revoked',
    });
    await endSessions(db, id, null);
  });
  services.events.recheck(id);
  return getUser(services, user, id);
}
