import { sql } from 'kysely';
import { systemActor } from '../../db/actor.ts';
import type { Auth } from '../auth/auth.ts';
import type { Services } from '../context.ts';
import { ensurePerson } from './ensure-person.ts';
import { internalStaffOrg } from './grant-staff.ts';
import { v7 as uuidv7 } from 'uuid';

export type NewAccount = { email: string; password: string; first_name: string; last_name: string; phone: string | null };
export type AttorneyDetails = { bar_number: string; bar_state: string; firm_name: string; firm_lines: string[]; title?: string };

/** Makes an account as sign-up does, with its organisation, user and profile. Gives the id. Throws when the e-mail is taken. */
export async function makeAccount(services: Services, auth: Auth, account: NewAccount): Promise<string> {
  const display_name = `${account.first_name} ${account.last_name}`.trim();
  const made = await auth.api.signUpEmail({
    body: { email: account.email, password: account.password, name: display_name, first_name: account.first_name, last_name: account.last_name, display_name, ...(account.phone ? { phone: account.phone } : {}) },
  });
  // Sign-up begins a session that nobody holds.
  if (made.token) await (await auth.$context).internalAdapter.deleteSession(made.token);
  await ensurePerson(services.database, made.user.id);
  return made.user.id;
}

/** Adds a person to the Internal Staff organization without telling anybody: for the demo and an installation's first staff member. */
export async function makeStaff(services: Services, userId: string): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    await db.updateTable('users').set({ role: 'admin', org_id: internalStaffOrg }).where('id', '=', userId).execute();
    await db.insertInto('access_log').values({ subject_id: userId, actor_id: null, actor_name: systemActor.name, what: 'admin_granted' }).execute();
  });
}

/** Makes a person an attorney of a law firm, with what they sign. */
export async function makeAttorney(services: Services, userId: string, details: AttorneyDetails): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    const profile = await db.selectFrom('profiles').select('display_name').where('user_id', '=', userId).executeTakeFirstOrThrow();
    const org = uuidv7();
    await db.insertInto('orgs').values({ id: org, name: details.firm_name, kind: 'law_firm' }).execute();
    await db.updateTable('users').set({ role: 'attorney', org_id: org }).where('id', '=', userId).execute();
    await db.insertInto('attorneys').values({
      user_id: userId, full_name: profile.display_name, bar_number: details.bar_number, bar_state: details.bar_state, firm_name: details.firm_name, firm_lines: details.firm_lines,
      ...(details.title ? { title: details.title } : {}),
    }).execute();
    await db.insertInto('access_log').values({ subject_id: userId, actor_id: null, actor_name: systemActor.name, what: 'attorney_granted' }).execute();
  });
}

/** The account that signs in with an e-mail, or null. */
export async function findAccount(services: Services, email: string): Promise<string | null> {
  return services.database.as(systemActor, async (db) => (await sql<{ id: string | null }>`select app.account_of(${email.trim().toLowerCase()}) as id`.execute(db)).rows[0]?.id ?? null);
}
