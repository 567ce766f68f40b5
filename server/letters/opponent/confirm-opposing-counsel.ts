import type { OpponentView } from '../../../contract/opponent.ts';
import type { Services } from '../../kernel/context.ts';
import { writeHistory } from '../../kernel/history.ts';
import { notFound } from '../../kernel/refusal.ts';
import type { User } from '../../kernel/user.ts';
import { requireStaff } from '../../replies/list-replies.ts';
import { opposingCounselOf } from './counsel-on-record.ts';
import { opponentOfCase } from './opponent-of-case.ts';

/** The attorney of the case confirms the lawyer whom staff entered: from now on letters go to them. Idempotent. Throws NOT_FOUND. */
export async function confirmOpposingCounsel(
  services: Services,
  user: User,
  caseId: string,
  entryId: string,
): Promise<OpponentView> {
  return services.database.as(user, async (db) => {
    const theCase = await requireStaff(db, user, caseId, 'lock');
    const entry = (await opposingCounselOf(db, caseId)).find(({ id, ended_at }) => id === entryId && ended_at === null);
    if (!entry) throw notFound('This entry');
    if (entry.confirmed_at !== null) return opponentOfCase(db, user, theCase);
    await db
      .updateTable('opposing_counsel')
      .set({ confirmed_by: user.id, confirmed_by_name: user.name, confirmed_at: services.clock.now() })
      .where('id', '=', entryId)
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'opposing_counsel_confirmed',
      field: null,
      old_value: null,
      new_value: { entry_id: entryId, name: entry.name, firm: entry.firm },
    });
    await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
    return opponentOfCase(db, user, theCase);
  });
}
