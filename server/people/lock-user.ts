import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { Role } from '../../domain/role.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { lockOwnedCases } from './hand-over-cases.ts';

export type LockedPerson = {
  id: string;
  role: Role;
  org_id: string;
  email: string;
  phone: string | null;
  version: number;
  merchant_org_id: string | null;
};

/** A person, held until the transaction ends; their organisation first, as whoever renames it does. Throws NOT_FOUND, CONFLICT for an erased one. */
export async function lockUser(db: Db, id: string): Promise<LockedPerson> {
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
    throw new Refusal('CONFLICT', 'This person’s data has been erased. There is nothing left to change.');
  return found as LockedPerson;
}

/**
 * The same for whoever is about to get another role. One such change at a time, so that two members of staff cannot take each other's access
 * away; the cases they answer for are held before they are, as whoever changes a case does.
 */
export async function lockForRole(db: Db, id: string): Promise<LockedPerson> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staff', 24))`.execute(db);
  await lockOwnedCases(db, id);
  return lockUser(db, id);
}
