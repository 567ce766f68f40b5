import { v7 as uuidv7 } from 'uuid';
import type { Person } from '../auth/session.ts';
import { writeHistory } from '../cases/history.ts';
import { planNextAction } from '../cases/plan-next-action.ts';
import type { Services } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { findLetter, requireOwnAttorney, requireStatus } from './find-letter.ts';
import { letterOnDesk, openAmbers, type LetterOnDesk } from './read-letter.ts';

/**
 * Approves exactly the bytes with this sha-256: the attorney names what they have read. Throws VERSION_MISMATCH when the letter
 * has other bytes by now, LETTER_BLOCKED while a red finding or an unconfirmed amber one stands, FORBIDDEN for another attorney.
 */
export async function approveLetter(services: Services, person: Person, id: string, sha256: string): Promise<LetterOnDesk> {
  return services.database.as(person, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    requireOwnAttorney(person, letter);
    requireStatus(letter, ['in_review'], 'approved');
    const desk = await letterOnDesk(db, letter);
    if (desk.version.pdf_sha256 !== sha256) throw new Refusal('VERSION_MISMATCH', 'The letter was changed since you read it. Read the new version before you approve.');
    if (!desk.verdict.ok) throw new Refusal('LETTER_BLOCKED', 'The letter has findings that must be mended before it can be approved.');
    if (openAmbers(desk).length > 0) throw new Refusal('LETTER_BLOCKED', 'Some findings still wait for your confirmation.');
    await db.insertInto('letter_approvals').values({ id: uuidv7(), letter_id: id, case_id: letter.case_id, version: letter.version, attorney_id: person.id, sha256, approved_at: services.clock.now() }).execute();
    await db.updateTable('letters').set({ status: 'approved' }).where('id', '=', id).execute();
    await writeHistory(db, person, letter.case_id, { what: 'letter_approved', field: null, old_value: null, new_value: { letter_id: id, version: letter.version, sha256 } });
    await planNextAction(services, db, letter.case_id);
    return letterOnDesk(db, await findLetter(db, id));
  });
}
