import { sql } from 'kysely';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';

const maxListed = 50;

/** The attorney's cases in which their client has written to them, those with the latest message first. */
export async function listClients(services: Services, user: User) {
  return services.database.as(user, (db) =>
    db
      .selectFrom('counsel_messages as m')
      .innerJoin('cases as c', 'c.id', 'm.case_id')
      .select(['c.id as case_id', 'c.case_number', 'c.legal_business_name as business'])
      .select((eb) => [
        eb.fn.count<number>('m.id').filterWhere('m.read_at', 'is', null).as('unread'),
        sql<Date>`max(m.created_at)`.as('last_at'),
        eb
          .selectFrom('letters')
          .select('letters.id')
          .whereRef('letters.case_id', '=', 'c.id')
          .orderBy('letters.created_at', 'desc')
          .limit(1)
          .as('letter_id'),
      ])
      .where('m.author_role', '=', 'merchant')
      .groupBy('c.id')
      .orderBy('last_at', 'desc')
      .limit(maxListed)
      .execute(),
  );
}
