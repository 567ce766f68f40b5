import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { systemActor, type Database, type Db } from '../../db/actor.ts';

type Place = { role: 'client' | 'admin' | 'attorney'; org_id: string; org_kind: string };

/**
 * Returns a signed-in user's role and organization. On their first request it creates the organization, the user and
 * the profile (spec, section 4). Concurrent requests create them once: the second waits for the lock.
 */
export async function ensureUser(
  database: Database,
  userId: string,
  orgName?: string,
  phone?: string | null,
): Promise<Place> {
  return database.as(systemActor, async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 3))`.execute(db);
    return (await placeOf(db, userId)) ?? (await makeUser(db, userId, orgName, phone));
  });
}

async function placeOf(db: Db, userId: string): Promise<Place | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('orgs', 'orgs.id', 'users.org_id')
    .select(['users.role', 'users.org_id', 'orgs.kind as org_kind'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

type SignUp = {
  email: string;
  name: string;
  first_name: string | null;
  last_name: string | null;
  display_name: string | null;
  phone: string | null;
  company_name: string | null;
};

async function makeUser(db: Db, userId: string, orgName?: string, phone?: string | null): Promise<Place> {
  const signUp = await signUpOf(db, userId);
  const org = { id: await makeMerchantOrg(db, signUp, orgName), kind: 'merchant' };
  await db
    .insertInto('users')
    .values({ id: userId, org_id: org.id, email: signUp.email, phone: phone ?? signUp.phone, role: 'client' })
    .execute();
  await db
    .insertInto('profiles')
    .values({ user_id: userId, ...profileOf(signUp) })
    .execute();
  return { role: 'client', org_id: org.id, org_kind: org.kind };
}

/** What a user entered at sign-up; for staff and the system only. Throws when there is no account. */
export async function signUpOf(db: Db, userId: string): Promise<SignUp> {
  const { rows } = await sql<SignUp>`select * from app.sign_up_of(${userId})`.execute(db);
  if (!rows[0]) throw new Error('no sign-up data for this user');
  return rows[0];
}

/**
 * Creates a merchant's organization, named as given, else after the company entered at sign-up, else after the email
 * (spec, section 3). Returns its id.
 */
export async function makeMerchantOrg(
  db: Db,
  signUp: Pick<SignUp, 'email' | 'company_name'>,
  orgName?: string,
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('orgs')
    .values({
      id,
      name: (orgName?.trim() || signUp.company_name?.trim() || defaultOrgName(signUp.email)).slice(0, maxOrgNameLength),
      kind: 'merchant',
    })
    .execute();
  return id;
}

/** What the table takes. */
const maxOrgNameLength = 300;

/** Spec, section 3: the part of the email before the @, then "'s Business". */
export function defaultOrgName(email: string): string {
  return `${email.split('@')[0] ?? email}'s Business`;
}

function profileOf(signUp: SignUp) {
  const [first = '', ...rest] = signUp.name.trim().split(/\s+/);
  return {
    display_name: signUp.display_name?.trim() || signUp.name.trim() || signUp.email,
    first_name: signUp.first_name?.trim() || first,
    last_name: signUp.last_name?.trim() || rest.join(' '),
    phone: signUp.phone?.trim() || null,
  };
}
