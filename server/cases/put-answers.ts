import type { Db } from '../../db/actor.ts';
import { caseFieldRows, type CaseFields } from '../../domain/case-fields.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import type { CaseLists } from '../../domain/intake/list-rows.ts';
import { fieldErrors, readApplication, type ReadApplication } from '../../domain/intake/read-application.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { requireMerchant } from '../kernel/merchant-case.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import { isFeeAgreed } from '../kernel/signed-papers.ts';
import { takeBackLetter } from '../kernel/take-back-letter.ts';
import { detailColumns, openStoredEin, writeDetailHistory, writeListHistory, writeLists } from './case-details.ts';
import { caseAnswers, takenUp, type CaseAnswers } from './get-answers.ts';
import { isDeepStrictEqual } from 'node:util';
import { answersFromCase, type StoredApplication } from '../../domain/intake/answers-from-case.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';

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
    const today = firmDayOf(services.clock.now());
    const entered = readApplication(entry.answers, today);
    if (!entered.ok)
      throw new Refusal('INVALID_INPUT', 'Some answers need another look before they can be saved.', entered.errors);
    const changed = await withoutSameEin(services, db, caseId, changedDetails(before.stored, entered, today));
    await requireChangeable(db, user, before, changed);
    if (await write(services, db, user, before, entered, changed))
      await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
    await services.jobs.enqueue(db, 'search-conflicts', { case_id: caseId });
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
  if (changed.email && row.created_by !== user.id && changed.email.toLowerCase() !== row.email.toLowerCase())
    errors.email = 'Only the person who submitted this case can change its email address.';
  const agreed = caseFieldRows.filter((row) => row.agreed && row.name in changed);
  const signed = agreed.length > 0 && (await isFeeAgreed(db, row.id));
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
  const lists = changedLists(stored, entered);
  if (Object.keys(changed).length === 0 && Object.keys(lists).length === 0) return false;
  if (!(await takeBackLetter(db, row.id))) throw new Refusal('CONFLICT', takenUp);
  await writeLists(db, row.id, lists);
  await db
    .updateTable('cases')
    .set({
      ...detailColumns(changed, stored.fields, services.config.appKey),
      version: row.version + 1,
      updated_at: services.clock.now(),
    })
    .where('id', '=', row.id)
    .execute();
  if (changed.processor || changed.avg_delivery_days !== undefined)
    await services.jobs.enqueue(db, 'derive-account-proof', { case_id: row.id });
  await writeDetailHistory(db, user, { id: row.id, ein_last4: row.ein_last4, fields: stored.fields }, changed);
  const listsBefore = { business_owners: [...stored.owners], previous_processors: [...stored.previousProcessors] };
  await writeListHistory(db, user, row.id, listsBefore, lists);
  return true;
}

function changedLists(stored: StoredApplication, { owners, previousProcessors }: Application): Partial<CaseLists> {
  const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  return {
    ...(differ(stored.owners, owners) && { business_owners: owners }),
    ...(differ(stored.previousProcessors, previousProcessors) && { previous_processors: previousProcessors }),
  };
}

/**
 * The fields that these answers change, with their new values. A field that equals the stored value as the wizard shows
 * it counts as unchanged, so that what the wizard cannot show (cents, the EIN) is not lost. A blank EIN leaves the EIN
 * as it is.
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
