import { hasEnded } from '../../../domain/cases/case.ts';
import type { Services } from '../../kernel/context.ts';
import { findCaseCore } from '../../kernel/find-case-core.ts';
import { writeHistory } from '../../kernel/history.ts';
import { requireMerchant } from '../../kernel/merchant-case.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { User } from '../../kernel/user.ts';
import { isEngaged } from '../../kernel/engagement.ts';
import { recordEnding } from './record-ending.ts';

/**
 * The merchant ends the engagement with the attorney of their case, at once and without a reason; counsel and staff learn that it ended. Throws
 * NOT_FOUND, FORBIDDEN for everybody but the merchant, CONFLICT without an engagement in force or once the case has ended.
 */
export async function endEngagement(services: Services, user: User, caseId: string): Promise<void> {
  await services.database.as(user, async (db) => {
    const theCase = await findCaseCore(db, caseId, 'lock');
    requireMerchant(user, theCase, 'end its engagement');
    const { attorney_id } = theCase;
    if (hasEnded(theCase.status)) throw new Refusal('CONFLICT', 'This case has ended already.');
    if (attorney_id === null || !(await isEngaged(services, db, theCase)))
      throw new Refusal('CONFLICT', 'No engagement is in force in this case.');
    const ending = { attorney_id, how: 'client_ended', last_on: null, by: user.id } as const;
    await recordEnding(services, db, caseId, ending);
    await writeHistory(db, user, caseId, {
      what: 'client_ended_engagement',
      field: null,
      old_value: null,
      new_value: null,
    });
  });
}
