import type { Db } from '../../db/actor.ts';
import type { VersionReason } from '../../domain/letters/letter-version.ts';
import type { LetterDocument, LetterStatus } from '../../domain/letters/letter.ts';
import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import type { Services } from '../kernel/context.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { sameAuthor } from './authorship.ts';
import { addressGiven, factsOfEdit, withPapers } from './facts-of-edit.ts';
import { currentVersion, findLetter, requireStep, type DeskLetter, type DeskVersion } from './find-letter.ts';
import { loadCaseFile } from './load-case-file.ts';
import { letterOnDesk } from './get.ts';
import type { LetterOnDesk } from './letter-on-desk.ts';
import { writeVersion } from './write-version.ts';

/**
 * Saves an edited letter as a new version. Any approval is void and the letter goes back into review. Throws
 * VERSION_MISMATCH when somebody saved since `version`, CONFLICT once it is being sent.
 */
export async function put(
  services: Services,
  user: User,
  id: string,
  version: number,
  document: LetterDocument,
): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    const status = requireStep(letter, 'edit', 'edited');
    requireVersion(letter, version);
    await saveVersion(services, db, user, letter, { document, why: 'edited', status });
    await leaveForPlanning(services, db, letter.case_id);
    return letterOnDesk(services, db, await findLetter(db, id));
  });
}

/** Throws VERSION_MISMATCH unless this is the letter's current version. */
export function requireVersion(letter: DeskLetter, version: number): void {
  if (letter.version !== version)
    throw new Refusal(
      'VERSION_MISMATCH',
      'Somebody saved this letter since you opened it. Your text is still here; compare before you save.',
    );
}

/** Writes the next version of a locked letter and gives the letter this `status`. Any approval is void. */
export async function saveVersion(
  services: Services,
  db: Db,
  user: User,
  letter: DeskLetter,
  { document, why, status }: { document: LetterDocument; why: VersionReason; status: LetterStatus },
): Promise<void> {
  const { id, version } = letter;
  if (document.letter_type !== letter.demand_type)
    throw new Refusal('INVALID_INPUT', 'The type of a letter cannot be changed.');
  const [loaded, before] = [await loadCaseFile(db, letter.case_id), await currentVersion(db, letter)];
  if (!loaded) throw notFound('This letter');
  const { factSheet, papers } = await factsOfEdit(db, loaded, before, {
    letterType: letter.demand_type,
    dated: document.dated,
    mailingAddress: confirmedAddress(user, document, before),
  });
  const next = version + 1;
  await writeVersion(services, db, user, {
    letterId: id,
    caseId: letter.case_id,
    version: next,
    document: withPapers(document, papers),
    factSheet,
    why,
    author: sameAuthor(before),
    knowledgeHash: before.knowledge_hash,
    clausesHash: before.clauses_hash,
  });
  await db.updateTable('letters').set({ version: next, status, title: document.title }).where('id', '=', id).execute();
  await writeHistory(db, user, letter.case_id, {
    what: letter.status === 'approved' ? 'letter_edited_approval_void' : 'letter_edited',
    field: null,
    old_value: { version },
    new_value: { version: next },
  });
}

/** An address counts as confirmed only when an attorney entered or saved it; one typed by staff bars approval until then. */
function confirmedAddress(user: User, document: LetterDocument, before: DeskVersion): string[] | null {
  const { address_lines } = document.addressee;
  if (user.role === 'attorney') return address_lines.length > 0 ? address_lines : null;
  return addressGiven(before);
}
