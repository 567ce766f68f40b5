import { sql } from 'kysely';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { getMe } from './get-me.ts';
import { readPhone } from './read-phone.ts';

/** What a person says of themselves; what is left out stays. A blank phone is none. */
export type MePatch = {
  display_name?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
  phone?: string | null | undefined;
};

/** Changes the caller's profile, and the phone of their user row with it, in one transaction. Throws INVALID_INPUT for a phone that is none. */
export async function patchMe(services: Services, person: Person, patch: MePatch) {
  const changes = given({ ...patch, phone: readPhone(patch.phone, services.clock.now()) });
  const before = await getMe(services, person);
  if (Object.keys(changes).length === 0) return before;
  const { created_at: _, ...profile } = before.profile;
  await services.database.as(person, async (db) => {
    await db
      .insertInto('profiles')
      .values({ user_id: person.id, ...profile, ...changes })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
      .execute();
    if (changes.phone !== undefined) await sql`select app.set_own_phone(${changes.phone})`.execute(db);
  });
  return getMe(services, person);
}

function given(patch: MePatch): MePatch {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}
