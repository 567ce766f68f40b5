import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';

/** Emails are sent within seconds, and what was committed is archived within less: of older ones it is known whether they left. */
const doubtfulSeconds = 60;

/**
 * Keeps emails of the last minute before the restored moment from being sent by themselves: they may have left, and the note of it been lost
 * with the database. Staff find them among those that did not leave, and send each again or not. Returns how many that are.
 */
export async function stopDoubtful({ database }: Services, restoredTo: Date): Promise<number> {
  const { numUpdatedRows } = await database.as(systemActor, (db) =>
    db
      .updateTable('outbox')
      .set({
        status: 'failed',
        error:
          'It was written in the last minute before the state that was restored. Whether it had left is not known.',
        held_until: null,
      })
      .where('channel', '=', 'email')
      .where('status', 'in', ['queued', 'sending'])
      .where('created_at', '>', new Date(restoredTo.getTime() - doubtfulSeconds * 1_000))
      .executeTakeFirstOrThrow(),
  );
  return Number(numUpdatedRows);
}
