import type { Db } from '../../db/actor.ts';
import type { Services } from './context.ts';
import type { User } from './user.ts';

/** `as`: which of the two, client or counsel, writes. */
type ToOther = { id: string; case_id: string; as: 'merchant' | 'attorney'; author_name: string; body: string };

/**
 * Writes into the thread of client and counsel as one of them, and notifies the other without the text. False when the id is taken. The caller
 * has made sure that the user is one of the two, as the database does again.
 */
export async function writeToOther(
  services: Services,
  db: Db,
  user: User,
  { as, ...message }: ToOther,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('counsel_messages')
    .values({ ...message, author_id: user.id, author_role: as, created_at: services.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  const { case_id, id: message_id } = message;
  await services.jobs.enqueue(db, 'notify-other-of-two', { case_id, message_id, by: as });
  return true;
}
