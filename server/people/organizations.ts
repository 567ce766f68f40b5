import { v7 as uuidv7 } from 'uuid';
import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { orgKindOf, type OrgKind, type Role } from '../../domain/people/role.ts';
import { Refusal } from '../kernel/refusal.ts';
import { makeMerchantOrg, signUpOf, defaultOrgName } from './ensure-user.ts';
import type { LockedUser } from './lock-user.ts';
import type { User } from '../kernel/user.ts';
import { listOrganizations as list } from './queries.ts';
import type { Services } from '../kernel/context.ts';

export const internalStaffOrg = '01900000-0000-7000-8000-000000000001';

/** `firm`: the law firm's name, for a new attorney without another organization. */
type Wish = { org_id?: string | undefined; org_name?: string | undefined; firm?: string | undefined };

/**
 * The organization for a user in a role: the requested one, a new one of the requested name, the current one, or the
 * role's default. Throws INVALID_INPUT for one that does not fit the role, and for staff outside Internal Staff.
 */
export async function chooseOrganization(db: Db, user: LockedUser, role: Role, wish: Wish): Promise<string> {
  const kind = orgKindOf[role];
  if (wish.org_id && wish.org_name) throw refuse('org_name', 'Choose an organization or name a new one, not both.');
  if (wish.org_id) return existing(db, wish.org_id, kind);
  if (wish.org_name && role === 'admin') throw refuse('org_name', 'Staff belong to Internal Staff.');
  if (wish.org_name) return role === 'client' && user.role === 'client' ? user.org_id : make(db, wish.org_name, kind);
  if (role === user.role) return user.org_id;
  return placeFor(db, user, role, wish.firm ?? '');
}

/** The role's default organization. */
async function placeFor(db: Db, user: LockedUser, role: Role, firm: string): Promise<string> {
  if (role === 'admin') return internalStaffOrg;
  if (role === 'client') return merchantOrgOf(db, user);
  const known = await db
    .selectFrom('orgs')
    .select('id')
    .where('kind', '=', 'law_firm')
    .where('name', '=', firm)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return known?.id ?? make(db, firm, 'law_firm');
}

/**
 * A merchant's own organization: their former one, that of their cases, else a new one by the spec's default name
 * (section 3).
 */
async function merchantOrgOf(db: Db, user: LockedUser): Promise<string> {
  if (user.merchant_org_id) return user.merchant_org_id;
  const ofCase = await db
    .selectFrom('cases')
    .innerJoin('orgs', 'orgs.id', 'cases.org_id')
    .select('orgs.id')
    .where('cases.created_by', '=', user.id)
    .where('orgs.kind', '=', 'merchant')
    .orderBy('cases.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return ofCase?.id ?? makeMerchantOrg(db, await signUpOf(db, user.id));
}

async function existing(db: Db, id: string, kind: OrgKind): Promise<string> {
  const found = await db.selectFrom('orgs').select('kind').where('id', '=', id).executeTakeFirst();
  if (found?.kind === kind) return id;
  throw refuse('org_id', found ? `Choose ${kindNames[kind]} for this role.` : 'This organization was not found.');
}

const kindNames: Record<OrgKind, string> = {
  merchant: 'a merchant’s organization',
  internal: 'Internal Staff',
  law_firm: 'a law firm',
};

async function make(db: Db, name: string, kind: OrgKind): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('orgs')
    .values({ id, name: name.slice(0, 300), kind })
    .execute();
  return id;
}

const refuse = (field: 'org_id' | 'org_name', message: string) =>
  new Refusal('INVALID_INPUT', message, { [field]: message });

/**
 * Sets the legal name of the caller's organization (spec, section 7: create_merchant_org_and_user) while it still has
 * its default name; a chosen name stays.
 */
export async function nameOrganization(db: Db, user: User, name: string): Promise<void> {
  await sql`select app.name_own_org(${defaultOrgName(user.email)}, ${name.slice(0, 300)})`.execute(db);
}

const maxListed = 20;

/** Organizations of one kind by name, to choose from: the first that match, each with the email of a member. */
export async function listOrgs(services: Services, user: User, kind: OrgKind, search: string) {
  return services.database.as(user, (db) => list(db, kind, search, maxListed));
}
