import { hasEnded } from '../../domain/cases/case.ts';
import { afterStep, isUnapproved } from '../../domain/letters/life.ts';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Actor, Db } from '../../db/actor.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import { askMerchant } from './ask-merchant.ts';
import { byEngine, storedInstructions } from './authorship.ts';
import type { CarriedOver } from '../../contract/letter-generator.ts';
import { carryOver, editsOf } from './carry-over-edits.ts';
import { countCasePages } from './count-case-pages.ts';
import { notifyAttorney } from './draft-letter.ts';
import { draftNow } from './draft-now.ts';
import { addressGiven } from './facts-of-edit.ts';
import { currentVersion } from './find-letter.ts';
import type { AttorneyRow } from './firm.ts';
import { loadCaseFile, type LoadedCase } from './load-case-file.ts';
import { writeVersion } from './write-version.ts';

type Redrafted = { id: string; version: number };

/**
 * The merchant changed their case: drafts its first letter again as a new version, and puts it back into review. The
 * text of a letter that somebody edited is left alone, and so is a case without a letter. Idempotent.
 */
export async function redraftLetter(services: Services, actor: Actor, caseId: string): Promise<void> {
  await countCasePages(services, caseId);
  await services.database.as(actor, async (db) => {
    await lockCase(db, caseId);
    // The change that asked for this left the case's status alone, since taking a letter back is no step of the case.
    await leaveForPlanning(services, db, caseId);
    const loaded = await loadCaseFile(db, caseId);
    if (!loaded || loaded.row.cancelled_at || hasEnded(loaded.row.status)) return;
    const letter = await db
      .selectFrom('letters')
      .select(['id', 'status', 'version', 'due_on'])
      .where('origin', '=', `initial:${caseId}`)
      .forUpdate()
      .executeTakeFirst();
    if (!letter || !isUnapproved(letter.status)) return;
    const attorney = loaded.row.attorney_id
      ? await db.selectFrom('attorneys').selectAll().where('user_id', '=', loaded.row.attorney_id).executeTakeFirst()
      : undefined;
    if (await isUntouched(db, caseId))
      await rewriteLetter(services, db, actor, { loaded, letter, letterType: 'initial', attorney });
    await askMerchant(services, db, caseId);
    const status = afterStep(letter.status, 'submit');
    if (!attorney || status === null) return;
    // The change to the case took the letter out of review.
    await db.updateTable('letters').set({ status }).where('id', '=', letter.id).execute();
    await notifyAttorney(services, db, attorney.user_id, letter.id, loaded.row, letter.due_on);
  });
}

async function isUntouched(db: Db, caseId: string): Promise<boolean> {
  const { rows } = await sql<{ untouched: boolean }>`select app.letter_untouched(${caseId}) as untouched`.execute(db);
  return rows[0]?.untouched === true;
}

type Rewriting = {
  loaded: LoadedCase;
  letter: Redrafted;
  letterType: LetterType;
  attorney: AttorneyRow | undefined;
};

/** Drafts a letter again under its own instructions and carries its edits over; null when the text stays the same. */
export async function rewriteLetter(
  services: Services,
  db: Db,
  actor: Actor,
  { loaded, letter, letterType, attorney }: Rewriting,
): Promise<{ carried: CarriedOver | null } | null> {
  const before = await currentVersion(db, letter);
  const wishes = before.knobs?.wishes ?? [];
  const mailingAddress = addressGiven(before);
  const drafted = await draftNow(services, db, loaded, { letterType, attorney, mailingAddress, wishes });
  const { document, carried, kept } = carryOver(await editsOf(db, letter), drafted.document);
  // As JSON stores it: without undefined properties.
  if (isDeepStrictEqual(JSON.parse(JSON.stringify(document)), before.document)) return null;
  const version = letter.version + 1;
  await writeVersion(services, db, actor, {
    letterId: letter.id,
    caseId: loaded.row.id,
    version,
    document,
    factSheet: drafted.factSheet,
    why: 'redrafted',
    carried: kept,
    author: byEngine(storedInstructions(wishes, { ...drafted, document })),
    knowledgeHash: drafted.knowledgeHash,
    clausesHash: drafted.clausesHash,
  });
  await db.updateTable('letters').set({ version, title: document.title }).where('id', '=', letter.id).execute();
  await writeHistory(db, actor, loaded.row.id, {
    what: 'letter_redrafted',
    field: null,
    old_value: { version: letter.version },
    new_value: { version, ...(carried && { carried_over: carried }) },
  });
  return { carried };
}
