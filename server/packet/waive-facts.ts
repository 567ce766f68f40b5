import { v7 as uuidv7 } from 'uuid';
import { factAsText } from '../../domain/letters/fact-to-confirm.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { factsOfCase, waitingLetter, type FactsOfCase } from './facts-of-case.ts';

/**
 * The attorney goes on without the merchant's confirmation of the open facts, with a reason. This holds only for their
 * present values: a new value is asked about again. Throws FORBIDDEN for anyone but the case's attorney, CONFLICT when
 * nothing is open.
 */
export async function waiveFacts(services: Services, user: User, caseId: string, reason: string): Promise<FactsOfCase> {
  return services.database.as(user, async (db) => {
    const before = await factsOfCase(db, user, caseId, 'lock');
    if (!before.attends) throw new Refusal('FORBIDDEN', 'Only the attorney of this case may do this.');
    const letter = waitingLetter(before);
    const open = before.facts.filter(({ standing }) => standing === 'asked' || standing === 'corrected');
    if (open.length === 0) throw new Refusal('CONFLICT', 'No fact of this letter waits for the merchant.');
    await db
      .insertInto('fact_entries')
      .values(
        open.map((shown) => ({
          id: uuidv7(),
          case_id: caseId,
          letter_id: letter.id,
          fact: shown.fact,
          value_sha256: shown.value_sha256,
          shown: factAsText(shown),
          kind: 'waived' as const,
          note: reason,
          entered_by: user.id,
          entered_by_name: user.name,
          entered_at: services.clock.now(),
        })),
      )
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'facts_waived',
      field: null,
      old_value: null,
      new_value: { facts: open.map(({ says }) => says), reason },
    });
    await leaveForPlanning(services, db, caseId);
    return factsOfCase(db, user, caseId);
  });
}
