import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import { orgKindOf, type OrgKind, type Role } from '../../domain/role.ts';
import { Refusal } from '../kernel/refusal.ts';
import { makeMerchantOrg, signUpOf } from './ensure-user.ts';
import type { LockedPerson } from './lock-user.ts';

export const internalStaffOrg = '01900000-0000-7000-8000-000000000001';

/** `firm`: the name of the law firm, for who becomes an attorney and is placed nowhere else. */
type Wish = { org_id?: string | undefined; org_name?: string | undefined; firm?: string | undefined };

/**
 * The organisation of a person in a role: the one that is wished for, or a new one of the wished name, or where they are, or the one that
 * the role has for them. Throws INVALID_INPUT for one of another kind than the role's, and for staff anywhere but at Internal Staff.
 */
export async function chooseOrganization(db: Db, person: LockedPerson, role: Role, wish: Wish): Promise<string> {
  const kind = orgKindOf[role];
  if (wish.org_id && wish.org_name) throw refuse('org_name', 'Choose an organization or name a new one, not both.');
  if (wish.org_id) return existing(db, wish.org_id, kind);
  if (wish.org_name && role === 'admin') throw refuse('org_name', 'Staff belong to Internal Staff.');
  if (wish.org_name)
    return role === 'client' && person.role === 'client' ? person.org_id : make(db, wish.org_name, kind);
  if (role === person.role) return person.org_id;
  return placeFor(db, person, role, wish.firm ?? '');
}

/** Where a role leads without a wish. */
async function placeFor(db: Db, person: LockedPerson, role: Role, firm: string): Promise<string> {
  if (role === 'admin') return internalStaffOrg;
  if (role === 'client') return merchantOrgOf(db, person);
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

/** A merchant's organisation of their own: the one that they came from, that of their cases, else a new one by the spec's default name (section 3). */
export async function merchantOrgOf(db: Db, person: LockedPerson): Promise<string> {
  if (person.merchant_org_id) return person.merchant_org_id;
  const ofCase = await db
    .selectFrom('cases')
    .innerJoin('orgs', 'orgs.id', 'cases.org_id')
    .select('orgs.id')
    .where('cases.created_by', '=', person.id)
    .where('orgs.kind', '=', 'merchant')
    .orderBy('cases.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return ofCase?.id ?? makeMerchantOrg(db, await signUpOf(db, person.id));
}

async function existing(db: Db, id: string, kind: OrgKind): Promise<string> {
  const found = await db.selectFrom('orgs').select('kind').where('id', '=', id).executeTakeFirst();
  if (found?.kind === kind) return id;
  throw refuse('org_id', found ? `Choose ${kindWords[kind]} for this role.` : 'This organization was not found.');
}

const kindWords: Record<OrgKind, string> = {
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
