import { sql } from 'kysely';
import type { Locale } from '../../domain/people/locale.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { getMe } from './get-me.ts';
import { readPhone } from './read-phone.ts';

/** What users may change of their own profile; omitted fields stay, a blank phone is removed. */
type MePatch = {
  display_name?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
  phone?: string | null | undefined;
  locale?: Locale | undefined;
};

/**
 * Updates the caller's profile, and their phone in `users`, in one transaction. Throws INVALID_INPUT for an invalid
 * phone.
 */
export async function patchMe(services: Services, user: User, patch: MePatch) {
  const changes = given({ ...patch, phone: readPhone(patch.phone, services.clock.now()) });
  const before = await getMe(services, user);
  if (Object.keys(changes).length === 0) return before;
  const { created_at: _, ...profile } = before.profile;
  await services.database.as(user, async (db) => {
    await db
      .insertInto('profiles')
      .values({ user_id: user.id, ...profile, ...changes })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
      .execute();
    if (changes.phone !== undefined) await sql`select app.set_own_phone(${changes.phone})`.execute(db);
  });
  return getMe(services, user);
}

function given(patch: MePatch): MePatch {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}
