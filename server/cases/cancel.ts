import { hasEnded } from '../../domain/cases/case.ts';
import { caseClosed } from './emails.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { queueCaseEmail } from '../email/queue-case-email.ts';
import { requireMerchant } from '../kernel/merchant-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import { writeHistory } from '../kernel/history.ts';

/**
 * The merchant cancels their case before its letter has gone out (spec, section 9); no reason is required. It locks the
 * case and its letters, so that of a cancellation and a sending at the same moment only one happens. Idempotent. Throws
 * NOT_FOUND, FORBIDDEN for staff and attorneys, CONFLICT once the letter is on its way or the case has ended.
 */
export async function cancel(services: Services, user: User, caseId: string, reason: string): Promise<Date> {
  return services.database.as(user, async (db) => {
    const theCase = await findCaseCore(db, caseId, 'lock');
    requireMerchant(user, theCase, 'cancel it');
    if (theCase.cancelled_at) return theCase.cancelled_at;
    if (hasEnded(theCase.status)) throw new Refusal('CONFLICT', 'This case has ended already.');
    if (await letterIsOut(db, caseId))
      throw new Refusal(
        'CONFLICT',
        'The demand letter is on its way, so the case can no longer be cancelled here. Write to us and we talk about it.',
      );
    const now = services.clock.now();
    await db
      .updateTable('cases')
      .set({ status: 'closed', cancelled_at: now, closed_at: now, version: theCase.version + 1, updated_at: now })
      .where('id', '=', caseId)
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'case_cancelled',
      field: 'status',
      old_value: theCase.status,
      new_value: { status: 'closed', reason },
    });
    await queueCaseEmail(services, db, {
      key: `case-closed:${caseId}:${now.getTime()}`,
      template: caseClosed,
      case_id: caseId,
      letter_id: null,
      payload: { first_name: theCase.first_name, case_number: theCase.case_number, case_id: caseId, cancelled: true },
    });
    return now;
  });
}

/** Checked with the letters locked, so that none can leave before the transaction ends. */
async function letterIsOut(db: Db, caseId: string): Promise<boolean> {
  await sql`select app.lock_letters(${caseId})`.execute(db);
  const { rows } = await sql<{ out: boolean }>`select app.letter_is_out(${caseId}) as out`.execute(db);
  return rows[0]?.out === true;
}
