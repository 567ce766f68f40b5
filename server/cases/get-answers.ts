import { hasEnded } from '../../domain/cases/case.ts';
import { storedLists } from './case-details.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { caseColumns, type CaseRow } from '../kernel/find-case.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import { answersFromCase, type StoredApplication } from '../../domain/intake/answers-from-case.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { isMerchantOf } from '../kernel/merchant-case.ts';
import { notFound } from '../kernel/refusal.ts';

/** The application of a case, as stored and as typed. `why_not` is null exactly when it can be completed. */
export type CaseAnswers = { row: CaseRow; stored: StoredApplication; answers: Answers; why_not: string | null };

/** The application in the form that the wizard edits. Throws NOT_FOUND. */
export async function getAnswers(services: Services, user: User, caseId: string): Promise<CaseAnswers> {
  return services.database.as(user, (db) => caseAnswers(db, user, caseId));
}

/** The same, inside the caller's transaction. */
export async function caseAnswers(db: Db, user: User, caseId: string): Promise<CaseAnswers> {
  const [found, lists] = await Promise.all([
    db
      .selectFrom('cases')
      .select([...caseColumns])
      .select(sql<boolean>`app.may_complete(id)`.as('may_complete'))
      .where('id', '=', caseId)
      .executeTakeFirst(),
    storedLists(db, caseId),
  ]);
  if (!found) throw notFound('This case');
  const { may_complete, ...row } = found;
  // The EIN stays sealed: completing the application does not need it.
  const stored: StoredApplication = {
    fields: { ...row, ein: null },
    owners: lists.business_owners,
    previousProcessors: lists.previous_processors,
  };
  return { row, stored, answers: answersFromCase(stored), why_not: whyNot(user, row, may_complete) };
}

export const takenUp =
  'An attorney has taken up the letter, so the details can no longer be changed here. Write to us about anything that should change.';

function whyNot(user: User, row: CaseRow, mayComplete: boolean): string | null {
  if (!isMerchantOf(user, row)) return 'Only the merchant of this case can complete it.';
  if (row.cancelled_at) return 'You cancelled this case.';
  if (hasEnded(row.status)) return 'This case has ended.';
  return mayComplete ? null : takenUp;
}
