import { sql } from 'kysely';
import { systemActor } from '../../db/actor.ts';
import type { Auth } from './auth.ts';
import type { Services } from '../kernel/context.ts';
import { chooseOrganization, internalStaffOrg } from '../people/organizations.ts';
import { ensureUser } from '../people/ensure-user.ts';
import { lockForRole } from '../people/lock-user.ts';
import { changeRole } from '../people/change-role.ts';
import type { AttorneyDetails } from '../people/save-attorney.ts';
import { appointToSignWith } from '../people/sign-with.ts';

type NewAccount = {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  phone: string | null;
};

/**
 * Creates an account as sign-up does, with its organization, user and profile. Returns the id. Throws when the email is
 * taken.
 */
export async function makeAccount(services: Services, auth: Auth, account: NewAccount): Promise<string> {
  const display_name = `${account.first_name} ${account.last_name}`.trim();
  const made = await auth.api.signUpEmail({
    body: {
      email: account.email,
      password: account.password,
      name: display_name,
      first_name: account.first_name,
      last_name: account.last_name,
      display_name,
      ...(account.phone ? { phone: account.phone } : {}),
    },
  });
  // Sign-up starts a session that nobody uses.
  if (made.token) await (await auth.$context).internalAdapter.deleteSession(made.token);
  await ensureUser(services.database, made.user.id);
  return made.user.id;
}

/**
 * Adds a user to the Internal Staff organization without notifying anybody: for the demo and an installation's first
 * staff member.
 */
export async function makeStaff(services: Services, userId: string): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    const before = await lockForRole(db, userId);
    await changeRole(services, db, systemActor, before, {
      role: 'admin',
      orgId: internalStaffOrg,
      what: 'admin_granted',
      quiet: true,
    });
  });
}

/**
 * Makes a user an attorney of a law firm, appointed by the operator. `quiet`: for the demo. Throws CONFLICT for the last
 * staff member.
 */
export async function makeAttorney(
  services: Services,
  userId: string,
  details: AttorneyDetails,
  { quiet = true } = {},
): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    const before = await lockForRole(db, userId);
    const orgId = await chooseOrganization(db, before, 'attorney', { firm: details.firm_name });
    await appointToSignWith(services, db, systemActor, before, details, { quiet });
    await changeRole(services, db, systemActor, before, { role: 'attorney', orgId, what: 'attorney_granted' });
  });
}

/** The account with this email, or null. */
export async function findAccount(services: Services, email: string): Promise<string | null> {
  return services.database.as(
    systemActor,
    async (db) =>
      (await sql<{ id: string | null }>`select app.account_of(${email.trim().toLowerCase()}) as id`.execute(db)).rows[0]
        ?.id ?? null,
  );
}
