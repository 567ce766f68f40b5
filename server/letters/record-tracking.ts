import type { Db } from '../../db/actor.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { findLetter, requireStatus, type DeskLetter } from './find-letter.ts';
import { markSent } from './mark-sent.ts';
import { letterOnDesk } from './get.ts';
import type { LetterOnDesk } from './letter-on-desk.ts';
import { sendObstacle } from './send-obstacle.ts';

/**
 * The envelope was mailed: saves the article number of the certified-mail label. Throws CONFLICT before the letter is
 * being sent, LETTER_BLOCKED when it was held back.
 */
export async function recordTracking(
  services: Services,
  user: User,
  id: string,
  trackingNumber: string,
): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    requireStatus(letter, ['sending', 'sent'], 'given a tracking number');
    await requirePrinted(db, letter);
    const number = trackingNumber.replace(/\s+/g, '').toUpperCase();
    await db.updateTable('letters').set({ tracking_number: number }).where('id', '=', id).execute();
    await db
      .updateTable('outbox')
      .set({ tracking_number: number, status: 'sent', sent_at: services.clock.now() })
      .where('letter_id', '=', id)
      .where('channel', '=', 'certified_mail')
      .execute();
    await markSent(services, db, user, id, { channel: 'certified_mail', recipient: number });
    return letterOnDesk(db, await findLetter(db, id), services.clock.now());
  });
}

/**
 * A printed envelope may have been mailed, whatever became of the case since; one that was not printed cannot have
 * been.
 */
async function requirePrinted(db: Db, letter: DeskLetter): Promise<void> {
  const obstacle = await sendObstacle(db, letter.case_id);
  if (obstacle === null) return;
  const unprinted = await db
    .selectFrom('outbox')
    .select('id')
    .where('letter_id', '=', letter.id)
    .where('channel', '=', 'certified_mail')
    .where('status', 'in', ['queued', 'failed'])
    .executeTakeFirst();
  if (unprinted) throw new Refusal('LETTER_BLOCKED', obstacle);
}
