import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { findLetter } from '../letters/find-letter.ts';
import { letterOnDesk } from '../letters/get.ts';
import type { LetterOnDesk } from '../letters/letter-on-desk.ts';
import { markSent } from './mark-sent.ts';
import { findWaitingEmail } from './waiting-email.ts';

/**
 * Records that an uncertain email of the letter arrived, and how they know (`reason`); it then counts as sent. Throws
 * CONFLICT when no email waits for a decision or a refused one is said to have arrived.
 */
export async function recordEmailArrived(
  services: Services,
  user: User,
  id: string,
  reason: string,
): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    const { desk, delivery } = await findWaitingEmail(services, db, id);
    if (delivery.status !== 'uncertain')
      throw new Refusal('CONFLICT', 'This email was refused, so it cannot have arrived.');
    await db
      .updateTable('outbox')
      .set({ status: 'sent', sent_at: services.clock.now(), error: null, waits_since: null })
      .where('id', '=', delivery.id)
      .execute();
    await writeHistory(db, user, desk.letter.case_id, {
      what: 'letter_email_arrived',
      field: null,
      old_value: null,
      new_value: { letter_id: id, recipient: delivery.recipient, reason },
    });
    await markSent(services, db, user, id, { channel: 'email', recipient: delivery.recipient });
    return letterOnDesk(services, db, await findLetter(db, id));
  });
}
