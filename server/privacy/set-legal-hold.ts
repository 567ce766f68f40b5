import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';
import { writeHistory } from '../kernel/history.ts';

/**
 * Sets or lifts the legal hold of a case, which prevents any erasure or purge. `why` goes into the history. Throws
 * NOT_FOUND.
 */
export async function setLegalHold(
  services: Services,
  user: User,
  caseId: string,
  on: boolean,
  why: string,
): Promise<{ id: string; legal_hold: boolean }> {
  return services.database.as(user, async (db) => {
    const before = await db
      .selectFrom('cases')
      .select('legal_hold')
      .where('id', '=', caseId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound('This case');
    if (before.legal_hold !== on) {
      await db
        .updateTable('cases')
        .set((eb) => ({ legal_hold: on, version: eb('version', '+', 1), updated_at: services.clock.now() }))
        .where('id', '=', caseId)
        .execute();
      await writeHistory(db, user, caseId, {
        what: on ? 'legal_hold_set' : 'legal_hold_lifted',
        field: 'legal_hold',
        old_value: null,
        new_value: why,
      });
    }
    return { id: caseId, legal_hold: on };
  });
}
