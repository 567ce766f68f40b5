import type { OpponentView } from '../../../contract/opponent.ts';
import type { Services } from '../../kernel/context.ts';
import { writeHistory } from '../../kernel/history.ts';
import { notFound } from '../../kernel/refusal.ts';
import type { User } from '../../kernel/user.ts';
import { requireStaff } from '../../replies/list-replies.ts';
import { opposingCounselOf } from './counsel-on-record.ts';
import { opponentOfCase } from './opponent-of-case.ts';

/** The lawyer no longer acts, or never did, as the attorney of the case found. Idempotent. Throws NOT_FOUND. */
export async function endOpposingCounsel(
  services: Services,
  user: User,
  caseId: string,
  { entry_id, reason }: { entry_id: string; reason: string },
): Promise<OpponentView> {
  return services.database.as(user, async (db) => {
    const theCase = await requireStaff(db, user, caseId, 'lock');
    const entry = (await opposingCounselOf(db, caseId)).find(({ id }) => id === entry_id);
    if (!entry) throw notFound('This entry');
    if (entry.ended_at !== null) return opponentOfCase(db, user, theCase);
    await db
      .updateTable('opposing_counsel')
      .set({ ended_reason: reason, ended_by: user.id, ended_by_name: user.name, ended_at: services.clock.now() })
      .where('id', '=', entry_id)
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'opposing_counsel_ended',
      field: null,
      old_value: { entry_id, name: entry.name, firm: entry.firm },
      new_value: { reason },
    });
    await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
    return opponentOfCase(db, user, theCase);
  });
}
