import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { Person } from '../kernel/person.ts';
import { defaultOrgName } from './ensure-user.ts';

/**
 * Gives the caller's merchant organisation its legal name (spec, section 7: create_merchant_org_and_user), as long as it still has the
 * name that was made up from the e-mail; a name that somebody chose stays.
 */
export async function nameOrganization(db: Db, person: Person, name: string): Promise<void> {
  await sql`select app.name_own_org(${defaultOrgName(person.email)}, ${name.slice(0, 300)})`.execute(db);
}
