import { sql } from 'kysely';
import type { Actor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { internalStaffOrg } from './organizations.ts';
import { ensureUser } from './ensure-user.ts';
import { lockForRole } from './lock-user.ts';
import { changeRole } from './change-role.ts';

/**
 * Adds an existing account to Internal Staff (spec, section 6), effective at once; the user and all staff are notified
 * by email. Throws NOT_FOUND when no account has this email, CONFLICT for staff and for an attorney with open cases.
 */
export async function createAdminUser(services: Services, by: Actor, email: string): Promise<void> {
  const userId = await accountOf(services, by, email);
  if (!userId)
    throw new Refusal('NOT_FOUND', 'There is no account with this email. The user must already have an account.');
  await ensureUser(services.database, userId);
  await services.database.as(by, async (db) => {
    const before = await lockForRole(db, userId);
    if (before.role === 'admin') throw new Refusal('CONFLICT', 'This user is on the staff already.');
    await changeRole(services, db, by, before, { role: 'admin', orgId: internalStaffOrg, what: 'admin_granted' });
  });
  services.events.recheck(userId);
}

async function accountOf(services: Services, by: Actor, email: string): Promise<string | undefined> {
  return services.database.as(by, async (db) => {
    const { rows } = await sql<{ id: string }>`select app.account_of(${email.trim().toLowerCase()}) as id`.execute(db);
    return rows[0]?.id ?? undefined;
  });
}
