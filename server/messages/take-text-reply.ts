import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';

/** A reply to a text message; a repeated delivery has the same `id`. */
type TextReply = { id: string; userId: string; caseId: string; words: string };

/**
 * Stores a merchant's reply to a text message as their message in the case. Staff are notified of it as of any other,
 * and the merchant sees it in the case. Idempotent by id.
 */
export async function takeTextReply(services: Services, { id, userId, caseId, words }: TextReply): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    const author = await db
      .selectFrom('profiles')
      .select('display_name')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('messages')
      .values({
        id,
        case_id: caseId,
        message_type: 'message',
        subject: 'By text message',
        body: words,
        visibility: 'merchant',
        author_id: userId,
        author_role: 'merchant',
        author_name: author?.display_name || 'Merchant',
        created_at: services.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if ((numInsertedOrUpdatedRows ?? 0n) > 0n) await services.jobs.enqueue(db, 'notify-staff', { message_id: id });
  });
}
