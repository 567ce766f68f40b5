import { notificationsFor, type CaseNotification } from './list-notifications.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';

/**
 * Marks those of the caller's notifications whose id is in `ids`, and returns them all. What came since the caller looked
 * is not named and stays unread; another merchant's id does nothing, as a missing one.
 */
export async function markNotificationsRead(
  services: Services,
  user: User,
  ids: readonly string[],
): Promise<CaseNotification[]> {
  const now = services.clock.now();
  return services.database.as(user, async (db) => {
    const shown = await notificationsFor(db, user, now);
    const read = shown.filter(({ id, unread }) => unread && ids.includes(id));
    if (read.length > 0)
      await db
        .insertInto('notification_reads')
        .values(read.map(({ case_id, key }) => ({ user_id: user.id, case_id, key, read_at: now })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return notificationsFor(db, user, now);
  });
}
