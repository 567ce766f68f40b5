import type { TextMessagesState } from '../../contract/text-messages.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { stateOf } from './get-state.ts';

/** Ends text messages to the caller. Idempotent. */
export function end(services: Services, user: User): Promise<TextMessagesState> {
  return services.database.as(user, async (db) => {
    await db
      .updateTable('text_numbers')
      .set({ ended_at: services.clock.now(), ended_by: 'person', code_hash: null, code_until: null })
      .where('user_id', '=', user.id)
      .where('ended_at', 'is', null)
      .execute();
    return stateOf(services, db, user);
  });
}
