import { sql } from 'kysely';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';

const doneDays = 30;
const noteLength = 400;
const maxListed = 50;

/**
 * Notes that mention the caller, in cases that they may read now (row-level security): open ones first, then those
 * done lately.
 */
export async function listMentions(services: Services, user: User) {
  const since = new Date(services.clock.now().getTime() - doneDays * 86_400_000);
  return services.database.as(user, (db) =>
    db
      .selectFrom('message_mentions as n')
      .innerJoin('messages as m', 'm.id', 'n.message_id')
      .innerJoin('cases as c', 'c.id', 'n.case_id')
      .select(['n.id', 'n.mentioned_by_name as by', 'n.mentioned_at as at', 'n.done_at'])
      .select(['c.case_number', 'c.legal_business_name as business'])
      .select((eb) => eb.fn<string>('left', ['m.body', sql.lit(noteLength)]).as('note'))
      .select((eb) =>
        eb
          .selectFrom('letters')
          .select('letters.id')
          .whereRef('letters.case_id', '=', 'c.id')
          .orderBy('letters.created_at', 'desc')
          .limit(1)
          .as('letter_id'),
      )
      .where('n.user_id', '=', user.id)
      .where((eb) => eb.or([eb('n.done_at', 'is', null), eb('n.done_at', '>', since)]))
      .orderBy((eb) => eb('n.done_at', 'is not', null))
      .orderBy('n.mentioned_at', 'desc')
      .limit(maxListed)
      .execute(),
  );
}
