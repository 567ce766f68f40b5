import { sql } from 'kysely';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { findLetter } from '../letters/find-letter.ts';
import { letterOnDesk } from '../letters/get.ts';
import type { LetterOnDesk } from '../letters/letter-on-desk.ts';

/**
 * Has a letter posted by hand when the mailhouse does not say whether it took it. The recorded `reason` says how
 * somebody found out that it was not mailed. Throws CONFLICT when no letter waits for that decision.
 */
export async function postByHand(services: Services, user: User, id: string, reason: string): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    const row = await db
      .updateTable('outbox')
      .set({
        status: 'queued',
        error: null,
        waits_since: null,
        handed_over_at: null,
        mailhouse_id: null,
        mailhouse_state: null,
        payload: sql`payload || '{"by_hand": true}'::jsonb`,
      })
      .where('letter_id', '=', id)
      .where('channel', '=', 'certified_mail')
      .where('template', '=', 'demand-letter')
      .where('status', '=', 'uncertain')
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new Refusal('CONFLICT', 'This letter’s mail waits for no decision.');
    await services.jobs.enqueue(db, 'print-letter', { outbox_id: row.id });
    await writeHistory(db, user, letter.case_id, {
      what: 'letter_by_hand',
      field: null,
      old_value: null,
      new_value: { letter_id: id, reason },
    });
    return letterOnDesk(services, db, letter);
  });
}
