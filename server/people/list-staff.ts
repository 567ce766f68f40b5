import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';

/** Everybody of staff by name. */
export async function listStaff(
  services: Services,
  person: Person,
): Promise<{ id: string; name: string; email: string }[]> {
  return services.database.as(person, (db) =>
    db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select(['users.id', 'profiles.display_name as name', 'users.email'])
      .where('users.role', '=', 'admin')
      .where('users.erased_at', 'is', null)
      .orderBy((eb) => eb.fn<string>('lower', ['profiles.display_name']))
      .orderBy('users.id')
      .execute(),
  );
}
