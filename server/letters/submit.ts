import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { findLetter, requireStep } from './find-letter.ts';
import { letterOnDesk } from './get.ts';
import { requireOpenCase } from './letter-order.ts';
import { bringUpToDate } from './redate.ts';
import { asksWhatWasDone, returnOf } from './reading/returned.ts';
import type { LetterOnDesk } from './letter-on-desk.ts';

const unanswered = 'The attorney returned this letter with a note, and its text is unchanged since.';

/**
 * Submits a draft for review by the case's attorney and dates it again. `answer`: what was done about the note with which they returned it.
 * Throws CONFLICT when no attorney is assigned, and for a case that has ended; INVALID_INPUT without an answer while the text is as it was
 * returned, unless its attorney takes it up again.
 */
export async function submit(
  services: Services,
  user: User,
  id: string,
  answer: string | null = null,
): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    const status = requireStep(letter, 'submit', 'put into review');
    await requireOpenCase(db, letter.case_id, 'put into review');
    if (!letter.attorney_id) throw new Refusal('CONFLICT', 'Assign an attorney to this case first.');
    const returned = await returnOf(db, letter);
    if (returned && answer === null && asksWhatWasDone(returned, letter, user))
      throw new Refusal('INVALID_INPUT', unanswered, { answer: 'Say what was done about the note.' });
    await bringUpToDate(services, db, user, letter, status);
    await db.updateTable('letters').set({ status }).where('id', '=', id).execute();
    await writeHistory(db, user, letter.case_id, {
      what: 'letter_submitted',
      field: null,
      old_value: 'draft',
      new_value: { letter_id: id, status, ...(answer !== null && { answer }) },
    });
    await leaveForPlanning(services, db, letter.case_id);
    return letterOnDesk(services, db, await findLetter(db, id));
  });
}
