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
 * Records that an envelope was not posted, or a notice not emailed by counsel, because something bars it; it no longer waits for anybody. Once nothing bars
 * it, the letter can be sent like anything else that was held back. Throws CONFLICT when nothing waits for somebody's
 * hand, or nothing bars it.
 */
export async function keepEnvelope(services: Services, user: User, id: string): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    const { gate } = await letterOnDesk(services, db, letter);
    const obstacle = barOf(gate, gate.unaligned ? 'hand' : 'post');
    if (obstacle === null) throw new Refusal('CONFLICT', 'Nothing bars this letter: it is to be sent.');
    const rows = await db
      .updateTable('outbox')
      .set({ status: 'failed', error: heldBack(obstacle), post_by: null })
      .where('letter_id', '=', id)
      .where('template', '=', 'demand-letter')
      .where('status', 'in', ['to_print', 'to_email'])
      .returning('id')
      .execute();
    if (rows.length === 0)
      throw new Refusal('CONFLICT', 'Nothing of this letter waits to be posted or emailed by hand.');
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
