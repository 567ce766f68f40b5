import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';

/**
 * Emails are sent within seconds, and commits are archived faster still: so it is known whether an older email was
 * sent.
 */
const doubtfulSeconds = 60;

/**
 * Keeps emails of the last minute before the restored moment from being sent automatically: they may have been sent,
 * with the record of it lost with the database. Staff find them among the emails that were not sent, and decide about
 * each. Returns how many there are.
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
      // What was written since the restore has only waited.
      .where('created_at', '<=', restoredTo)
      .executeTakeFirstOrThrow(),
  );
  return Number(numUpdatedRows);
}
