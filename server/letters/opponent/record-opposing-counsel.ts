import type { OpponentView } from '../../../contract/opponent.ts';
import type { Services } from '../../kernel/context.ts';
import { checkPastDay, isRepeat } from '../../kernel/entry.ts';
import { writeHistory } from '../../kernel/history.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { User } from '../../kernel/user.ts';
import { requireStaff } from '../../replies/list-replies.ts';
import { counselOnRecord } from './counsel-on-record.ts';
import { opponentOfCase } from './opponent-of-case.ts';

type Entry = { entry_id: string; name: string; firm: string; email: string; address: string; acting_since: string };

/**
 * Records that a lawyer answers for the processor. What the attorney of the case enters is confirmed by it; what staff enter bars every
 * letter until the attorney has confirmed or ended it. Idempotent by `entry_id`. Throws NOT_FOUND, INVALID_INPUT, CONFLICT while another
 * lawyer acts, IDEMPOTENCY_MISMATCH.
 */
export async function recordOpposingCounsel(
  services: Services,
  user: User,
  caseId: string,
  { entry_id, ...entry }: Entry,
): Promise<OpponentView> {
  return services.database.as(user, async (db) => {
    const theCase = await requireStaff(db, user, caseId, 'lock');
    const found = await db.selectFrom('opposing_counsel').selectAll().where('id', '=', entry_id).executeTakeFirst();
    if (isRepeat(found, { case_id: caseId, ...entry })) return opponentOfCase(db, user, theCase);
    const now = services.clock.now();
    checkPastDay('acting_since', entry.acting_since, theCase, now);
    const acting = await counselOnRecord(db, caseId);
    if (acting) throw new Refusal('CONFLICT', `${acting.name} answers for the processor. End that entry first.`);
    const confirmed = theCase.attorney_id === user.id;
    await db
      .insertInto('opposing_counsel')
      .values({
        id: entry_id,
        case_id: caseId,
        ...entry,
        entered_by: user.id,
        entered_by_name: user.name,
        entered_at: now,
        ...(confirmed ? { confirmed_by: user.id, confirmed_by_name: user.name, confirmed_at: now } : {}),
      })
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'opposing_counsel_recorded',
      field: null,
      old_value: null,
      new_value: { entry_id, ...entry, confirmed },
    });
    // A first letter that nobody has touched is drafted again, to the lawyer.
    if (confirmed) await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
    return opponentOfCase(db, user, theCase);
  });
}
