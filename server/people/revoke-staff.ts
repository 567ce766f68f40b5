import { endSessions } from './queries.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { chooseOrganization } from './choose-organization.ts';
import { lockForRole } from './lock-user.ts';
import { changeRole } from './change-role.ts';
import { notStaff, getUser, type ReadUser } from './get-user.ts';

/**
 * Takes somebody's staff access away: from now on they are a client in a merchant's organisation of their own, all their sessions have ended,
 * their open cases belong to the others of staff, and everybody concerned gets a mail. Throws NOT_FOUND, CONFLICT for whoever is not of staff
 * and for the last one who is.
 */
export async function revokeStaff(services: Services, person: Person, id: string): Promise<ReadUser> {
  await services.database.as(person, async (db) => {
    const before = await lockForRole(db, id);
    if (before.role !== 'admin') throw new Refusal('CONFLICT', notStaff);
    await changeRole(services, db, person, before, {
      role: 'client',
      orgId: await chooseOrganization(db, before, 'client', {}),
      what: 'admin_revoked',
    });
    await endSessions(db, id, null);
  });
  services.events.recheck(id);
  return getUser(services, person, id);
}
