import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { caseFields, type CaseFields } from '../../domain/case-fields.ts';
import type { NoticeField } from '../../drafting/packet/answers.ts';
import { readField } from '../../domain/intake/field.ts';
import { fieldOf } from '../../domain/intake/steps.ts';
import { detailColumns, writeDetailHistory } from '../cases/case-details.ts';
import type { Services } from '../kernel/context.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { requireMerchant } from '../kernel/merchant-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { takeBackLetter } from '../kernel/take-back-letter.ts';
import { papersOfCase, type CasePapers } from './papers-of-case.ts';

type Given = { version: number; answers: readonly { name: string; answer: string }[] };

/**
 * The merchant gives what the notice states, also after an attorney took up the letter, until they have signed a paper of it. A letter on which
 * nobody has worked is drafted again; one that an attorney took up is barred until they do. Throws NOT_FOUND, FORBIDDEN for everybody else,
 * CONFLICT once it is signed, given or the case has ended, VERSION_MISMATCH, INVALID_INPUT with `fields`.
 */
export async function answer(services: Services, user: User, caseId: string, given: Given): Promise<CasePapers> {
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await papersOfCase(services, db, user, caseId);
    const { row } = before;
    requireMerchant(user, before.theCase, 'complete its papers');
    if (!before.may_answer)
      throw new Refusal('CONFLICT', 'These answers stand in a paper that is signed, or in a case that has ended.');
    if (row.version !== given.version)
      throw new Refusal(
        'VERSION_MISMATCH',
        'This case was changed since you opened it. What you typed is kept here; load the page again to compare.',
      );
    const changed = changedAnswers(before, given, firmDayOf(services.clock.now()));
    if (Object.keys(changed).length === 0) return before;
    await takeBackLetter(db, caseId);
    const fields = { ...row, ein: null };
    await db
      .updateTable('cases')
      .set({
        ...detailColumns(changed, fields, services.config.appKey),
        version: row.version + 1,
        updated_at: services.clock.now(),
      })
      .where('id', '=', caseId)
      .execute();
    await writeDetailHistory(db, user, { id: caseId, ein_last4: row.ein_last4, fields }, changed);
    await leaveForPlanning(services, db, caseId);
    await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
    return papersOfCase(services, db, user, caseId);
  });
}

/** The fields with new values. Throws INVALID_INPUT with a message for each answer that cannot be read. */
function changedAnswers({ answers, row }: CasePapers, given: Given, today: string): Partial<CaseFields> {
  const errors: Record<string, string> = {};
  const read = given.answers.flatMap(({ name: answerName, answer: typed }): [NoticeField, unknown][] => {
    const name = answers.find((each) => caseFields[each].answer === answerName);
    if (name === undefined) throw new Refusal('INVALID_INPUT', 'The notice does not state this.');
    const result = readField(fieldOf(caseFields[name]), typed, today);
    if (result.ok) return result.value === row[name] ? [] : [[name, result.value]];
    errors[answerName] = result.message;
    return [];
  });
  if (Object.keys(errors).length > 0)
    throw new Refusal('INVALID_INPUT', 'Some answers need another look before they can be saved.', errors);
  return Object.fromEntries(read);
}
