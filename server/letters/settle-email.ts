import type { Db } from '../../db/actor.ts';
import { noticeObstacle } from '../../drafting/packet/notice-obstacle.ts';
import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { findLetter } from './find-letter.ts';
import { markSent } from './mark-sent.ts';
import { letterOnDesk, type Delivery, type LetterOnDesk } from './get.ts';
import { isHeldBack } from './send-obstacle.ts';

/** `arrived`: the recipient has it. `send_again`: the approved bytes go out again, to `email`. */
type EmailOutcome = { outcome: 'arrived' } | { outcome: 'send_again'; email: string };

/**
 * Whether an email needs a decision: after a crash it may have been sent (`uncertain`); a refused one was not
 * (`failed`).
 */
export const needsDecision = (row: Pick<Delivery, 'channel' | 'status' | 'error'>): boolean =>
  row.channel === 'email' && (row.status === 'uncertain' || (row.status === 'failed' && !isHeldBack(row)));

/**
 * Records that an email of the letter arrived, or sends it again under the same Message-ID, to another address if need
 * be. The job checks again that these bytes are approved and may leave. Throws CONFLICT when no email waits for a
 * decision or a refused one is said to have arrived, LETTER_BLOCKED when the case blocks sending.
 */
export async function settleEmail(
  services: Services,
  user: User,
  id: string,
  how: EmailOutcome,
): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    const desk = await letterOnDesk(db, letter);
    const delivery = desk.deliveries.find(needsDecision);
    if (!delivery) throw new Refusal('CONFLICT', 'No email of this letter waits for a decision.');
    if (how.outcome === 'arrived') await recordArrived(services, db, user, id, delivery);
    else await sendAgain(services, db, user, desk, delivery, how.email);
    return letterOnDesk(db, await findLetter(db, id));
  });
}

async function recordArrived(
  services: Services,
  db: Db,
  user: User,
  letterId: string,
  delivery: Delivery,
): Promise<void> {
  if (delivery.status !== 'uncertain')
    throw new Refusal('CONFLICT', 'This email was refused, so it cannot have arrived.');
  await db
    .updateTable('outbox')
    .set({ status: 'sent', sent_at: services.clock.now(), error: null })
    .where('id', '=', delivery.id)
    .execute();
  await markSent(services, db, user, letterId, { channel: 'email', recipient: delivery.recipient });
}

async function sendAgain(
  services: Services,
  db: Db,
  user: User,
  { letter, version, sendBlockedBy }: LetterOnDesk,
  delivery: Delivery,
  recipient: string,
): Promise<void> {
  const obstacle = sendBlockedBy ?? noticeObstacle(version.document, version.fact_sheet, recipient);
  if (obstacle !== null) throw new Refusal('LETTER_BLOCKED', obstacle);
  await db
    .updateTable('outbox')
    .set({ status: 'queued', recipient, error: null, attempts: 0 })
    .where('id', '=', delivery.id)
    .execute();
  await db.updateTable('letters').set({ recipient_email: recipient }).where('id', '=', letter.id).execute();
  await services.jobs.enqueue(db, 'send-email', { outbox_id: delivery.id });
  await writeHistory(db, user, letter.case_id, {
    what: 'letter_email_again',
    field: null,
    old_value: { email: delivery.recipient, status: delivery.status },
    new_value: { letter_id: letter.id, email: recipient },
  });
}
