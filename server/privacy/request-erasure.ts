import { erasureRequested, erasureWaiting } from './emails.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { systemActor } from '../../db/actor.ts';
import { latestErasure, type OwnErasureRow } from './queries.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { queueEmail } from '../email/queue-email.ts';

/** Asks staff to erase the caller's data. While a request is open, asking again changes nothing. The person and all staff are told by mail. */
export async function requestErasure(services: Services, person: Person, note: string): Promise<OwnErasureRow> {
  const request = await services.database.as(person, async (db) => {
    await db
      .insertInto('erasure_requests')
      .values({ id: uuidv7(), user_id: person.id, note, requested_at: services.clock.now() })
      // Written out: with a parameter there the prepared statement would lose the index that it names.
      .onConflict((conflict) => conflict.column('user_id').where('status', '=', sql.lit('requested')).doNothing())
      .execute();
    const latest = await latestErasure(db, person.id);
    if (!latest) throw new Error('the request that was just made is not there');
    return latest;
  });
  // As the program: a merchant may not queue a mail that is about no case. Queued under the request's id, so that asking again makes up for a crash here.
  await services.database.as(systemActor, async (db) => {
    const about = { case_id: null, letter_id: null };
    await queueEmail(services, db, {
      ...about,
      key: `erasure-requested:${request.id}`,
      template: erasureRequested,
      recipient: person.email,
      payload: { note: request.note },
    });
    const staff = await db.selectFrom('users').select(['id', 'email']).where('role', '=', 'admin').execute();
    for (const each of staff) {
      await queueEmail(services, db, {
        ...about,
        key: `erasure-waiting:${request.id}:${each.id}`,
        template: erasureWaiting,
        recipient: each.email,
        payload: {},
      });
    }
  });
  return request;
}
