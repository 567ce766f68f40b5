import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { findLetter, requireStep } from './find-letter.ts';
import { letterOnDesk } from './get.ts';
import { requireOpenCase } from './letter-order.ts';
import { bringUpToDate } from './redate.ts';
import type { LetterOnDesk } from './letter-on-desk.ts';

/**
 * Submits a draft for review by the case's attorney and dates it again. Throws CONFLICT when no attorney is assigned,
 * and for a case that has ended.
 */
export async function submit(services: Services, user: User, id: string): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    const status = requireStep(letter, 'submit', 'put into review');
    await requireOpenCase(db, letter.case_id, 'put into review');
    if (!letter.attorney_id) throw new Refusal('CONFLICT', 'Assign an attorney to this case first.');
    await bringUpToDate(services, db, user, letter, status);
    await db.updateTable('letters').set({ status }).where('id', '=', id).execute();
    await writeHistory(db, user, letter.case_id, {
      what: 'letter_submitted',
      field: null,
      old_value: 'draft',
      new_value: status,
    });
    await leaveForPlanning(services, db, letter.case_id);
    return letterOnDesk(services, db, await findLetter(db, id));
  });
}
