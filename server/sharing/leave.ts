import type { Services } from '../kernel/context.ts';
import { enterShared } from '../kernel/enter-shared.ts';
import { writeHistory } from '../kernel/history.ts';
import { notFound } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';

/** The guest gives up their access to a case. Throws NOT_FOUND for a case that is not shared with them. */
export async function leave(services: Services, user: User, caseId: string): Promise<void> {
  await services.database.as(user, async (db) => {
    if (!(await enterShared(db, user, caseId))) throw notFound('This case');
    const left = await db
      .updateTable('case_guests')
      .set({ ended_at: services.clock.now() })
      .where('case_id', '=', caseId)
      .where('user_id', '=', user.id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!left) throw notFound('This case');
    await writeHistory(db, user, caseId, {
      what: 'guest_left',
      field: null,
      old_value: { guest_id: left.id },
      new_value: null,
    });
  });
}
