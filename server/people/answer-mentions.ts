import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';

/** A user who writes in a case, or comments on its letter, has answered what mentioned them there. */
export async function answerMentions({ clock }: Services, db: Db, user: User, caseId: string): Promise<void> {
  const now = clock.now();
  await db
    .updateTable('message_mentions')
    .set((eb) => ({ done_at: now, seen_at: eb.fn.coalesce('seen_at', eb.val(now)) }))
    .where('case_id', '=', caseId)
    .where('user_id', '=', user.id)
    .where('done_at', 'is', null)
    .execute();
}
