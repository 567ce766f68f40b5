import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';

/** Those who are attorneys now, with their number of open cases, the least busy first. */
export async function listAttorneys(
  services: Services,
  person: Person,
): Promise<{ id: string; name: string; open_cases: number }[]> {
  return services.database.as(person, (db) =>
    db
      .selectFrom('attorneys')
      .innerJoin('users', (join) => join.onRef('users.id', '=', 'attorneys.user_id').on('users.role', '=', 'attorney'))
      .leftJoin('cases', (join) =>
        join.onRef('cases.attorney_id', '=', 'attorneys.user_id').on('cases.status', 'not in', ['resolved', 'closed']),
      )
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
