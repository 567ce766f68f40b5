import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import { caseFieldRows, type CaseFields } from '../../domain/case-fields.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import { fieldErrors, readApplication, type ReadApplication } from '../../domain/intake/read-application.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { requireMerchant } from '../kernel/merchant-case.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import { detailColumns, openStoredEin, takeBackLetter, writeDetailHistory } from './case-details.ts';
import { writeHistory } from '../kernel/history.ts';
import { caseAnswers, takenUp, type CaseAnswers } from './get-answers.ts';
import { isDeepStrictEqual } from 'node:util';
import { answersFromCase, type StoredApplication } from '../../domain/intake/answers-from-case.ts';

type Application = Extract<ReadApplication, { ok: true }>;

/**
 * Completes the application of a case until an attorney takes up its letter (docs/decisions/0018), in one transaction:
 * fields, owners, previous processors, a history entry for each, and the job that drafts the letter again. The fee
 * percent stays as fixed at submission. Throws NOT_FOUND, FORBIDDEN for staff and attorneys, VERSION_MISMATCH, CONFLICT
 * with the reason, INVALID_INPUT with `fields`.
 */
export async function putAnswers(
  services: Services,
  user: User,
  caseId: string,
  entry: { version: number; answers: Answers },
): Promise<CaseAnswers> {
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await caseAnswers(db, user, caseId);
    requireMerchant(user, before.row, 'complete it');
    if (before.row.version !== entry.version)
      throw new Refusal(
        'VERSION_MISMATCH',
        'This case was changed since you opened it. What you typed is kept here; load the page again to compare.',
      );
    if (before.why_not) throw new Refusal('CONFLICT', before.why_not);
    const today = services.clock.now().toISOString().slice(0, 10);
    const entered = readApplication(entry.answers, today);
    if (!entered.ok)
      throw new Refusal('INVALID_INPUT', 'Some answers need another look before they can be saved.', entered.errors);
    const changed = await withoutSameEin(services, db, caseId, changedDetails(before.stored, entered, today));
    await requireChangeable(db, user, before, changed);
    if (await write(services, db, user, before, entered, changed))
      await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
    return caseAnswers(db, user, caseId);
  });
}

/** Typing the same EIN again is not a change. */
async function withoutSameEin(
  services: Services,
  db: Db,
  caseId: string,
  changed: Partial<CaseFields>,
): Promise<Partial<CaseFields>> {
  if (!changed.ein || (await openStoredEin(services, db, caseId)) !== changed.ein) return changed;
  const { ein: _same, ...others } = changed;
  return others;
}

async function requireChangeable(
  db: Db,
  user: User,
  { row }: CaseAnswers,
  changed: Partial<CaseFields>,
): Promise<void> {
  const errors: Record<string, string> = {};
  // A merchant who sees the case by its email would lose access by changing it.
  if (changed.email && row.created_by !== user.id && changed.email.toLowerCase() !== row.email_key)
    errors.email = 'Only the person who submitted this case can change its email address.';
  const agreed = caseFieldRows.filter((row) => row.agreed && row.name in changed);
  const signed =
    agreed.length > 0 &&
    (await db.selectFrom('agreements').select('case_id').where('case_id', '=', row.id).executeTakeFirst());
  if (signed)
    for (const { answer } of agreed)
      errors[answer] = 'This stands in the agreement that you have signed. Write to us, and we change it together.';
  if (Object.keys(errors).length > 0)
    throw new Refusal('INVALID_INPUT', 'Some answers can no longer be changed.', errors);
}

/** Returns true when something was written. */
async function write(
  services: Services,
  db: Db,
  user: User,
  before: CaseAnswers,
  entered: Application,
  changed: Partial<CaseFields>,
): Promise<boolean> {
  const { row, stored } = before;
  const lists = [
    { table: 'business_owners', old: stored.owners, new: entered.owners },
    { table: 'previous_processors', old: stored.previousProcessors, new: entered.previousProcessors },
  ] as const;
  const changedLists = lists.filter((each) => JSON.stringify(each.old) !== JSON.stringify(each.new));
  if (Object.keys(changed).length === 0 && changedLists.length === 0) return false;
  if (!(await takeBackLetter(db, row.id))) throw new Refusal('CONFLICT', takenUp);
  await writeLists(
    db,
    row.id,
    entered,
    changedLists.map(({ table }) => table),
  );
  await db
    .updateTable('cases')
    .set({
      ...detailColumns(changed, stored.fields, services.config.appKey),
      version: row.version + 1,
      updated_at: services.clock.now(),
    })
    .where('id', '=', row.id)
    .execute();
  await writeDetailHistory(db, user, { id: row.id, ein_last4: row.ein_last4, fields: stored.fields }, changed);
  for (const list of changedLists)
    await writeHistory(db, user, row.id, {
      what: 'details_changed',
      field: list.table,
      old_value: list.old,
      new_value: list.new,
    });
  return true;
}

/**
 * Replaces the whole list, because rows have no key known to the merchant. Runs before the case is updated, so that the
 * old values can still be compared.
 */
async function writeLists(
  db: Db,
  caseId: string,
  { owners, previousProcessors }: Application,
  tables: readonly ('business_owners' | 'previous_processors')[],
): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).where('case_id', '=', caseId).execute();
  if (tables.includes('business_owners') && owners.length > 0)
    await db
      .insertInto('business_owners')
      .values(owners.map((each, position) => ({ id: uuidv7(), case_id: caseId, position, ...each })))
      .execute();
  if (tables.includes('previous_processors') && previousProcessors.length > 0) {
    await db
      .insertInto('previous_processors')
      .values(previousProcessors.map((each, position) => ({ id: uuidv7(), case_id: caseId, position, ...each })))
      .execute();
  }
}

/**
 * The fields that answers change, with their new values. A field counts as unchanged when it reads as the stored one was shown, so
 * that what the wizard cannot show (cents, the EIN) is not lost by looking at it. A blank EIN leaves the EIN as it is.
 */
function changedDetails(stored: StoredApplication, entered: Application, today: string): Partial<CaseFields> {
  const shown = readApplication(answersFromCase(stored), today, fieldErrors);
  const before = shown.ok ? shown.fields : stored.fields;
  const names = (Object.keys(entered.fields) as (keyof CaseFields)[]).filter(
    (name) => name !== 'ein' && !isDeepStrictEqual(entered.fields[name], before[name]),
  );
  const changed = Object.fromEntries(names.map((name) => [name, entered.fields[name]])) as Partial<CaseFields>;
  return entered.fields.ein === null ? changed : { ...changed, ein: entered.fields.ein };
}
