import { mentioned } from './emails.ts';
import type { Actor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { queueEmail } from '../email/queue-email.ts';

/**
 * Emails each user who is mentioned in a note and has neither seen it nor ticked it off; the note itself stays in the case. Idempotent.
 */
export async function notifyMentioned(services: Services, actor: Actor, messageId: string): Promise<void> {
  await services.database.as(actor, async (db) => {
    const found = await db
      .selectFrom('message_mentions as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .innerJoin('cases as c', 'c.id', 'm.case_id')
      .select(['m.id', 'm.mentioned_by_name', 'u.email', 'u.role', 'c.id as case_id', 'c.case_number'])
      .where('m.message_id', '=', messageId)
      .where('m.seen_at', 'is', null)
      .where('m.done_at', 'is', null)
      .where('u.erased_at', 'is', null)
      .execute();
    for (const { id, mentioned_by_name: by, email, role, case_id, case_number } of found) {
      await queueEmail(services, db, {
        key: `mentioned:${id}`,
        template: mentioned,
        case_id,
        letter_id: null,
        recipient: email,
        payload: { case_number, case_id, by, for_attorney: role === 'attorney' },
      });
    }
  });
}
