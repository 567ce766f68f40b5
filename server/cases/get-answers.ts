import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { caseColumns, type CaseRow } from '../kernel/find-case.ts';
import type { OwnerFields, PreviousProcessorFields } from '../../domain/case.ts';
import { hasEnded } from '../../domain/case-progress.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import { answersFromCase, type StoredApplication } from '../../domain/intake/answers-from-case.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { isMerchantOf } from '../kernel/merchant-case.ts';
import { notFound } from '../kernel/refusal.ts';

/** The application of a case, as stored and as typed. `why_not` is null exactly when it can be completed. */
export type CaseAnswers = { row: CaseRow; stored: StoredApplication; answers: Answers; why_not: string | null };

/** What the merchant entered, as the wizard would hold it. Throws NOT_FOUND. */
export async function getAnswers(services: Services, person: Person, caseId: string): Promise<CaseAnswers> {
  return services.database.as(person, (db) => caseAnswers(db, person, caseId));
}

/** The same inside a transaction. */
export async function caseAnswers(db: Db, person: Person, caseId: string): Promise<CaseAnswers> {
  const [found, owners, previousProcessors] = await Promise.all([
    db
      .selectFrom('cases')
      .select([...caseColumns])
      .select(sql<boolean>`app.may_complete(id)`.as('may_complete'))
      .where('id', '=', caseId)
      .executeTakeFirst(),
    db
      .selectFrom('business_owners')
      .select(['owner_name', 'ownership_percentage', 'role_title'])
      .where('case_id', '=', caseId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('previous_processors')
      .select(['processor_name', 'years_used', 'termination_reason'])
      .where('case_id', '=', caseId)
      .orderBy('position')
      .execute(),
  ]);
  if (!found) throw notFound('This case');
  const { may_complete, ...columns } = found;
  const row = columns as CaseRow;
  // The EIN stays sealed: nobody needs it to complete the rest.
  const stored: StoredApplication = {
    fields: { ...row, ein: null },
    owners: owners as OwnerFields[],
    previousProcessors: previousProcessors as PreviousProcessorFields[],
  };
  return { row, stored, answers: answersFromCase(stored), why_not: whyNot(person, row, may_complete) };
}

export const takenUp =
  'An attorney has taken up the letter, so the details can no longer be changed here. Write to us about anything that should change.';

function whyNot(person: Person, row: CaseRow, mayComplete: boolean): string | null {
  if (!isMerchantOf(person, row)) return 'Only the merchant of this case can complete it.';
  if (row.cancelled_at) return 'You cancelled this case.';
  if (hasEnded(row.status)) return 'This case has ended.';
  return mayComplete ? null : takenUp;
}
