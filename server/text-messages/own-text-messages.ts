import type { Db } from '../../db/actor.ts';

/** What is stored about text messages to a user, for the export of their own data. */
export async function ownTextMessages(db: Db, userId: string) {
  const [number, sent] = await Promise.all([
    db
      .selectFrom('text_numbers')
      .select(['phone', 'consent', 'agreed_at', 'confirmed_at', 'ended_at', 'ended_by'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    db
      .selectFrom('text_messages')
      .select(['case_id', 'due_on', 'status', 'queued_at', 'settled_at'])
      .where('user_id', '=', userId)
      .orderBy('queued_at')
      .execute(),
  ]);
  return { number: number ?? null, sent };
}
