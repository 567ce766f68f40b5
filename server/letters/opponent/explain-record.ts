import { v7 as uuidv7 } from 'uuid';
import type { OpponentView } from '../../../contract/opponent.ts';
import type { Services } from '../../kernel/context.ts';
import { writeHistory } from '../../kernel/history.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { User } from '../../kernel/user.ts';
import { requireStaff } from '../../replies/list-replies.ts';
import { opponentOfCase } from './opponent-of-case.ts';
import { explains, openRecords, type Explanation } from './records-of-case.ts';

/**
 * The attorney of the case says why a letter already sent needs no correction although a record contradicts it; it holds for this very
 * difference. Throws NOT_FOUND, CONFLICT where the case shows no such difference, or none that is open.
 */
export async function explainRecord(
  services: Services,
  user: User,
  caseId: string,
  { reason, ...record }: Explanation & { reason: string },
): Promise<OpponentView> {
  return services.database.as(user, async (db) => {
    const theCase = await requireStaff(db, user, caseId, 'lock');
    const open = (await openRecords(db, caseId)).some(explains(record));
    if (!open) throw new Refusal('CONFLICT', 'The case shows no such difference any more. Reload the page.');
    await db
      .insertInto('explained_records')
      .values({
        id: uuidv7(),
        case_id: caseId,
        ...record,
        reason,
        attorney_id: user.id,
        attorney_name: user.name,
        explained_at: services.clock.now(),
      })
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'record_explained',
      field: null,
      old_value: null,
      new_value: { ...record, reason },
    });
    return opponentOfCase(db, user, theCase);
  });
}
