import { activeStatuses } from '../../domain/cases/case.ts';
import { sql } from 'kysely';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';

/** All staff, by name. */
export async function listStaff(
  services: Services,
  user: User,
): Promise<{ id: string; name: string; email: string }[]> {
  return services.database.as(user, (db) =>
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

/** Appointed attorneys with their number of open cases, the least busy first. */
export async function listAttorneys(
  services: Services,
  user: User,
): Promise<{ id: string; name: string; open_cases: number }[]> {
  return services.database.as(user, (db) =>
    db
      .selectFrom('attorneys')
      .innerJoin('users', (join) => join.onRef('users.id', '=', 'attorneys.user_id').on('users.role', '=', 'attorney'))
      .leftJoin('cases', (join) =>
        join.onRef('cases.attorney_id', '=', 'attorneys.user_id').on('cases.status', 'in', activeStatuses),
      )
      .where(sql<boolean>`app.is_appointed(attorneys.user_id)`)
      .select((eb) => [
        'attorneys.user_id as id',
        'attorneys.full_name as name',
        eb.fn.count<number>('cases.id').as('open_cases'),
      ])
      .groupBy(['attorneys.user_id', 'attorneys.full_name'])
      .orderBy('open_cases')
      .orderBy('name')
      .execute(),
  );
}
