import type { Db } from '../../db/actor.ts';
import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { repliesOf, requireStaff, type ReplyRow } from './list-replies.ts';

/**
 * Withdraws a reply that was entered by mistake: it stays readable, but no letter rests on it any more. The database
 * also withdraws the open offer that it made. Idempotent. Throws NOT_FOUND, CONFLICT when the merchant has accepted
 * that offer.
 */
export async function withdrawReply(services: Services, user: User, id: string): Promise<ReplyRow[]> {
  return services.database.as(user, async (db) => {
    const found = await db.selectFrom('processor_replies').select('case_id').where('id', '=', id).executeTakeFirst();
    if (!found) throw notFound('This answer');
    await requireStaff(db, user, found.case_id, 'lock');
    await requireNotAccepted(db, id);
    const withdrawn = await db
      .updateTable('processor_replies')
      .set({ withdrawn_at: services.clock.now(), withdrawn_by: user.id, withdrawn_by_name: user.name })
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .returning(['kind', 'received_on', 'amount_cents'])
      .executeTakeFirst();
    if (withdrawn) {
      await writeHistory(db, user, found.case_id, {
        what: 'reply_withdrawn',
        field: null,
        old_value: { reply_id: id, ...withdrawn },
        new_value: null,
      });
      await leaveForPlanning(services, db, found.case_id);
    }
    return repliesOf(db, found.case_id);
  });
}

async function requireNotAccepted(db: Db, replyId: string): Promise<void> {
  const accepted = await db
    .selectFrom('offers')
    .select('id')
    .where('reply_id', '=', replyId)
    .where('status', '=', 'accepted')
    .executeTakeFirst();
  if (accepted)
    throw new Refusal('CONFLICT', 'The merchant has accepted the offer of this reply, so it cannot be withdrawn.');
}
