import type { LetterStatus } from '../../domain/letters/letter.ts';
import type { Db } from '../../db/actor.ts';
import { letterDateOf } from '../../domain/calendar/firm-day.ts';
import { redated } from '../../drafting/redate.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import type { Services } from '../kernel/context.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { sameAuthor } from './authorship.ts';
import { addressGiven, factsOfEdit, withPapers } from './facts-of-edit.ts';
import { currentVersion, findLetter, requireOwnAttorney, requireStep, type DeskLetter } from './find-letter.ts';
import { letterOnDesk } from './get.ts';
import type { LetterOnDesk } from './letter-on-desk.ts';
import { loadCaseFile } from './load-case-file.ts';
import { recallHeldBack } from './held-back.ts';
import { writeVersion } from './write-version.ts';

/**
 * Dates a letter on the day on which it would be approved now, as a new version that the attorney reads. An approved
 * letter goes back into review, and so does a released one that was held back entirely. Throws CONFLICT when it has
 * that date already, or is being sent.
 */
export async function redate(services: Services, user: User, id: string): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    const found = await findLetter(db, id, 'lock');
    if (user.role !== 'admin') requireOwnAttorney(user, found);
    const letter = await recallHeldBack(db, found, (await letterOnDesk(services, db, found)).deliveries);
    const status = requireStep(letter, 'edit', 'dated again');
    if (!(await bringUpToDate(services, db, user, letter, status)))
      throw new Refusal('CONFLICT', 'The letter has the date of today already.');
    await leaveForPlanning(services, db, letter.case_id);
    return letterOnDesk(services, db, await findLetter(db, id));
  });
}

/**
 * The same, inside the caller's transaction, which has locked the letter; the new version gets this `status`. False
 * when the letter has that date already.
 */
export async function bringUpToDate(
  services: Services,
  db: Db,
  user: User,
  letter: DeskLetter,
  status: LetterStatus,
): Promise<boolean> {
  const dated = letterDateOf(services.clock.now());
  const before = await currentVersion(db, letter);
  if (before.document.dated === dated) return false;
  const loaded = await loadCaseFile(db, letter.case_id);
  if (!loaded) throw notFound('This letter');
  const { factSheet, papers } = await factsOfEdit(db, loaded, before, {
    letterType: letter.demand_type,
    dated,
    mailingAddress: addressGiven(before),
  });
  const version = letter.version + 1;
  await writeVersion(services, db, user, {
    letterId: letter.id,
    caseId: letter.case_id,
    version,
    document: withPapers(redated(before.document, before.fact_sheet, factSheet), papers),
    factSheet,
    why: 'redated',
    author: sameAuthor(before),
    knowledgeHash: before.knowledge_hash,
    clausesHash: before.clauses_hash,
  });
  await db.updateTable('letters').set({ version, status }).where('id', '=', letter.id).execute();
  await writeHistory(db, user, letter.case_id, {
    what: 'letter_redated',
    field: null,
    old_value: { version: letter.version, dated: before.document.dated },
    new_value: { version, dated },
  });
  return true;
}
