import type { Db } from '../../db/actor.ts';
import type { VersionReason } from '../../domain/letters/letter-version.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { SignedPaper } from '../../domain/letters/signed-paper.ts';
import { papersOf } from '../../drafting/draft-letter.ts';
import { buildFactSheet } from '../../drafting/facts/fact-sheet.ts';
import { knobsOf } from '../../drafting/plan/knobs.ts';
import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import { planNextAction } from '../kernel/next-action.ts';
import type { Services } from '../kernel/context.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { sameAuthor } from './authorship.ts';
import { currentVersion, findLetter, requireStatus, type DeskLetter, type DeskVersion } from './find-letter.ts';
import { loadCaseFile } from './load-case-file.ts';
import { letterOnDesk } from './get.ts';
import type { LetterOnDesk } from './letter-on-desk.ts';
import { packetOnFile } from './packet-on-file.ts';
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
    requireStatus(letter, ['draft', 'in_review', 'approved'], 'edited');
    requireVersion(letter, version);
    await saveVersion(services, db, user, letter, { document, why: 'edited' });
    await planNextAction(services, db, letter.case_id);
    return letterOnDesk(db, await findLetter(db, id), services.clock.now());
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

/** Writes the next version of a locked letter. Any approval is void and the letter goes back into review. */
export async function saveVersion(
  services: Services,
  db: Db,
  user: User,
  letter: DeskLetter,
  { document, why }: { document: LetterDocument; why: VersionReason },
): Promise<void> {
  const { id, version } = letter;
  if (document.letter_type !== letter.demand_type)
    throw new Refusal('INVALID_INPUT', 'The type of a letter cannot be changed.');
  const [loaded, before] = [await loadCaseFile(db, letter.case_id), await currentVersion(db, letter)];
  if (!loaded) throw notFound('This letter');
  const onFile = await packetOnFile(db, loaded, document.dated);
  // An edited demand stays one, whatever was signed meanwhile: its text says so. It becomes the notice when it is drafted again.
  const wasNotice = before.fact_sheet.situation.flags.includes('notice');
  const factSheet = buildFactSheet(loaded.caseFile, {
    dated: document.dated,
    letterType: letter.demand_type,
    priorLetters: loaded.priorLetters,
    answers: loaded.answers,
    retired: loaded.retired,
    mailingAddress: confirmedAddress(user, document, before),
    ...(wasNotice ? { packet: onFile.given } : {}),
    versionChosen: onFile.versionChosen,
    // Without it, a deadline from the instructions would not count as a fact of the case.
    deadline: knobsOf(before.knobs?.wishes ?? []).deadline,
  });
  const next = version + 1;
  await writeVersion(services, db, user, {
    letterId: id,
    caseId: letter.case_id,
    version: next,
    document: withPapers(document, papersOf(factSheet, onFile.signedPapers)),
    factSheet,
    why,
    author: sameAuthor(before),
    knowledgeHash: before.knowledge_hash,
    clausesHash: before.clauses_hash,
  });
  const status = letter.status === 'approved' ? 'in_review' : letter.status;
  await db.updateTable('letters').set({ version: next, status, title: document.title }).where('id', '=', id).execute();
  await writeHistory(db, user, letter.case_id, {
    what: letter.status === 'approved' ? 'letter_edited_approval_void' : 'letter_edited',
    field: null,
    old_value: { version },
    new_value: { version: next },
  });
}

/** Nobody types what the merchant signed: the papers are those on record. */
function withPapers({ papers: _typed, ...document }: LetterDocument, papers: SignedPaper[]): LetterDocument {
  return papers.length > 0 ? { ...document, papers } : document;
}

/** An address counts as confirmed only when an attorney entered or saved it; one typed by staff is amber until then. */
function confirmedAddress(user: User, document: LetterDocument, before: DeskVersion): string[] | null {
  const { address_lines } = document.addressee;
  if (user.role === 'attorney') return address_lines.length > 0 ? address_lines : null;
  const known = before.fact_sheet.facts.mailing_address;
  return known?.source.from === 'given' ? String(known.value).split('\n') : null;
}
