import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { Role } from '../../domain/people/role.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { lockOwnedCases } from './hand-over-cases.ts';

export type LockedUser = {
  id: string;
  role: Role;
  org_id: string;
  email: string;
  phone: string | null;
  version: number;
  merchant_org_id: string | null;
};

/**
 * Locks a user until the transaction ends; their organization first, as renaming it does. Throws NOT_FOUND, CONFLICT
 * for an erased user.
 */
export async function lockUser(db: Db, id: string): Promise<LockedUser> {
  await db
    .selectFrom('orgs')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('users').select('org_id').where('users.id', '=', id))
    .forNoKeyUpdate()
    .execute();
  const found = await db
    .selectFrom('users')
    .select(['id', 'role', 'org_id', 'email', 'phone', 'version', 'merchant_org_id', 'erased_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw notFound('This person');
  if (found.erased_at)
    throw new Refusal('CONFLICT', 'This user’s data has been erased. There is nothing left to change.');
  return found;
}

/**
 * The same before a change of role. Serialized, so that two staff members cannot revoke each other; owned cases are
 * locked first, as any change of a case does.
 */
export async function lockForRole(db: Db, id: string): Promise<LockedUser> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staff', 24))`.execute(db);
  await lockOwnedCases(db, id);
  return lockUser(db, id);
}
