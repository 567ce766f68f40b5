import { sql } from 'kysely';
import { createLink } from './secure-link.ts';
import { noticeObstacle } from '../../drafting/packet/notice-obstacle.ts';
import { requiredChannel } from '../../drafting/packet/required-channel.ts';
import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { findLetter } from '../letters/find-letter.ts';
import { letterOnDesk } from '../letters/get.ts';
import type { LetterOnDesk } from '../letters/letter-on-desk.ts';
import { requirePassage } from '../gate/gate.ts';
import { findWaitingEmail } from './waiting-email.ts';

/**
 * Sends an email of the letter that waits for a decision once more, to `email` and for a `reason` that is recorded. It
 * has the approved bytes and the same Message-ID, so that the recipient can recognize a second copy. The job checks
 * again that these bytes are approved and may leave. Throws CONFLICT when no email waits, LETTER_BLOCKED when the case
 * or the agreement blocks it, or the address book has no such address.
 */
export async function sendEmailAgain(
  services: Services,
  user: User,
  id: string,
  { email, reason }: { email: string; reason: string },
): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    const { desk, delivery } = await findWaitingEmail(services, db, id, { email });
    requirePassage(desk.gate, 'email');
    const { document, fact_sheet: sheet } = desk.version;
    // Its copy may go to the processor's lawyer, the notice itself may not.
    const astray = delivery.copy_of === null ? noticeObstacle(document, sheet, email) : null;
    if (astray !== null) throw new Refusal('LETTER_BLOCKED', astray);
    if (requiredChannel(document, sheet).channel !== 'email') {
      const link = await createLink(services, db, { letter: desk.letter, recipient: email });
      await db
        .updateTable('outbox')
        .set({ payload: sql`payload || jsonb_build_object('link_id', ${link}::text)` })
        .where('id', '=', delivery.id)
        .execute();
    }
    await db
      .updateTable('outbox')
      .set({ status: 'queued', recipient: email, error: null, attempts: 0, attempt: null, waits_since: null })
      .where('id', '=', delivery.id)
      .execute();
    await db.updateTable('letters').set({ recipient_email: email }).where('id', '=', id).execute();
    await services.jobs.enqueue(db, 'send-email', { outbox_id: delivery.id });
    await writeHistory(db, user, desk.letter.case_id, {
      what: 'letter_email_again',
      field: null,
      old_value: { email: delivery.recipient, state: delivery.status },
      new_value: { letter_id: id, email, reason },
    });
    return letterOnDesk(services, db, await findLetter(db, id));
  });
}
