import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { standingOf, type Standing } from './appointments.ts';
import { licensesOf, type CheckedLicense } from './licenses.ts';

/** The caller's own appointment and licenses. */
export async function getStanding(
  services: Services,
  user: User,
): Promise<{ standing: Standing; licenses: CheckedLicense[] }> {
  return services.database.as(user, async (db) => ({
    standing: await standingOf(db, user.id, null),
    licenses: await licensesOf(db, user.id),
  }));
}
