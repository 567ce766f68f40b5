import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { latestErasure, type OwnErasureRow } from './queries.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { erasureRequested, erasureWaiting } from './emails.ts';
import { systemActor } from '../../db/actor.ts';
import { queueEmail } from '../email/queue-email.ts';
import { Refusal } from '../kernel/refusal.ts';

/** The caller's latest request; undefined when there is none or it was withdrawn. */
export async function getErasure(services: Services, user: User): Promise<OwnErasureRow | undefined> {
  const latest = await services.database.as(user, (db) => latestErasure(db, user.id));
  return latest?.status === 'withdrawn' ? undefined : latest;
}

/**
 * Asks staff to erase the caller's data; a repeat changes nothing while a request is open. The user and all staff are
 * notified by email.
 */
export async function requestErasure(services: Services, user: User, note: string): Promise<OwnErasureRow> {
  const request = await services.database.as(user, async (db) => {
    await db
      .insertInto('erasure_requests')
      .values({ id: uuidv7(), user_id: user.id, note, requested_at: services.clock.now() })
      // A literal: with a parameter, the prepared statement could not infer the partial index.
      .onConflict((conflict) => conflict.column('user_id').where('status', '=', sql.lit('requested')).doNothing())
      .execute();
    const latest = await latestErasure(db, user.id);
    if (!latest) throw new Error('the request that was just made is not there');
    return latest;
  });
  // As the system: a merchant may not queue an email without a case. Keyed by the request's id, so that asking again
  // makes up for a crash here.
  await services.database.as(systemActor, async (db) => {
    const about = { case_id: null, letter_id: null };
    await queueEmail(services, db, {
      ...about,
      key: `erasure-requested:${request.id}`,
      template: erasureRequested,
      recipient: user.email,
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

/** Withdraws the caller's open request, if any. Throws CONFLICT when it has just been decided. */
export async function withdrawErasure(services: Services, user: User): Promise<OwnErasureRow | undefined> {
  return services.database.as(user, async (db) => {
    const before = await latestErasure(db, user.id);
    if (before?.status !== 'requested') return before?.status === 'withdrawn' ? undefined : before;
    const { numUpdatedRows } = await db
      .updateTable('erasure_requests')
      .set({ status: 'withdrawn' })
      .where('id', '=', before.id)
      .where('status', '=', 'requested')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refusal('CONFLICT', 'Your request has just been decided. Look at it again.');
    return undefined;
  });
}
