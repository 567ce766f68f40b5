import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { findLetter } from '../letters/find-letter.ts';
import { letterOnDesk } from '../letters/get.ts';
import type { LetterOnDesk } from '../letters/letter-on-desk.ts';
import { barOf } from '../gate/gate.ts';
import { heldBack } from '../letters/held-back.ts';

/**
 * Records that an envelope was not posted because something bars it; it no longer waits for anybody. Once nothing bars
 * it, the letter can be sent like anything else that was held back. Throws CONFLICT when no envelope waits to be
 * posted, or nothing bars it.
 */
export async function keepEnvelope(services: Services, user: User, id: string): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    const obstacle = barOf((await letterOnDesk(services, db, letter)).gate, 'post');
    if (obstacle === null) throw new Refusal('CONFLICT', 'Nothing bars this letter: it is to be posted.');
    const row = await db
      .updateTable('outbox')
      .set({ status: 'failed', error: heldBack(obstacle), post_by: null })
      .where('letter_id', '=', id)
      .where('channel', '=', 'certified_mail')
      .where('status', '=', 'to_print')
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new Refusal('CONFLICT', 'No envelope of this letter waits to be posted.');
    await writeHistory(db, user, letter.case_id, {
      what: 'letter_not_posted',
      field: null,
      old_value: null,
      new_value: { letter_id: id, why: obstacle },
    });
    await leaveForPlanning(services, db, letter.case_id);
    return letterOnDesk(services, db, letter);
  });
}
