import { notFound } from '../kernel/refusal.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';

/** Ticks off a mention of the caller, or takes that back. Idempotent. Throws NOT_FOUND, for another's as for a missing one. */
export async function putMention(services: Services, user: User, id: string, done: boolean): Promise<void> {
  await services.database.as(user, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('message_mentions')
      .set({ done_at: done ? services.clock.now() : null })
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw notFound('This mention');
  });
}
