import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import type { Services } from '../kernel/context.ts';
import { findLetter, requireOwnAttorney, requireStep } from './find-letter.ts';
import { letterOnDesk } from './get.ts';
import { recallHeldBack } from './held-back.ts';
import type { LetterOnDesk } from './letter-on-desk.ts';

/**
 * Returns a letter for changes, with a note that becomes staff's next action. It is a draft again and any approval is
 * void. A released letter that was held back entirely can be returned too.
 */
export async function sendBack(services: Services, user: User, id: string, note: string): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    const found = await findLetter(db, id, 'lock');
    requireOwnAttorney(user, found);
    const letter = await recallHeldBack(db, found, (await letterOnDesk(services, db, found)).deliveries);
    const status = requireStep(letter, 'return', 'returned');
    await db.updateTable('letters').set({ status }).where('id', '=', id).execute();
    await writeHistory(db, user, letter.case_id, {
      what: 'letter_returned',
      field: null,
      old_value: found.status,
      new_value: { letter_id: id, note, version: letter.version },
    });
    await leaveForPlanning(services, db, letter.case_id);
    return letterOnDesk(services, db, { ...letter, status });
  });
}
