import { sql } from 'kysely';
import type { Actor, Db } from '../../db/actor.ts';
import type { Services } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { Refusal } from '../refusal.ts';
import { ensurePerson } from './ensure-person.ts';

export const internalStaffOrg = '01900000-0000-7000-8000-000000000001';

/**
 * Adds an existing account to the Internal Staff organization (spec, section 6), effective at once; the person and all staff are
 * told by mail. Throws NOT_FOUND when there is no account with this e-mail.
 */
export async function grantStaff(services: Services, by: Actor, email: string): Promise<void> {
  const userId = await accountOf(services, by, email);
  if (!userId) throw new Refusal('NOT_FOUND', 'There is no account with this email. The user must already have an account.');
  await ensurePerson(services.database, userId);
  await services.database.as(by, async (db) => {
    const before = await db.selectFrom('users').select('role').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
    if (before.role === 'admin') return;
    await db.updateTable('users').set({ role: 'admin', org_id: internalStaffOrg }).where('id', '=', userId).execute();
    await db.insertInto('access_log').values({ subject_id: userId, actor_id: by.id, actor_name: by.name, what: 'admin_granted', at: services.clock.now() }).execute();
    await tellEverybody(services, db, by, userId, email);
  });
}

async function accountOf(services: Services, by: Actor, email: string): Promise<string | undefined> {
  return services.database.as(by, async (db) => {
    const { rows } = await sql<{ id: string }>`select app.account_of(${email.trim().toLowerCase()}) as id`.execute(db);
    return rows[0]?.id ?? undefined;
  });
}

async function tellEverybody(services: Services, db: Db, by: Actor, userId: string, email: string): Promise<void> {
  const staff = await db.selectFrom('users').select(['id', 'email']).where('role', '=', 'admin').execute();
  const stamp = services.clock.now().getTime();
  for (const each of staff) {
    await queueMail(services, db, { key: `admin-granted:${userId}:${each.id}:${stamp}`, template: 'admin-granted', case_id: null, letter_id: null, recipient: each.email, payload: { email, by: by.name } });
  }
}
