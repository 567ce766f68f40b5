import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { writeAccess } from './access-log.ts';
import { endAppointment, standingOf } from './appointments.ts';
import { getUser, type ReadUser } from './get-user.ts';
import { lockUser } from './lock-user.ts';

/**
 * Staff record that an attorney left, died or may no longer practice: their appointment ends, and with it every engagement of theirs in an open
 * case (server/cases/engagement/replace-counsel.ts). Throws NOT_FOUND, CONFLICT for a user who is not appointed.
 */
export async function retireAttorney(services: Services, user: User, attorneyId: string): Promise<ReadUser> {
  await services.database.as(user, async (db) => {
    await lockUser(db, attorneyId);
    const { appointment } = await standingOf(db, attorneyId, user.id);
    if (!appointment) throw new Refusal('CONFLICT', 'This user is not appointed as an attorney.');
    await endAppointment(db, user, appointment.id, 'left', services.clock.now());
    await writeAccess(services, db, user, attorneyId, 'attorney_retired');
    await services.jobs.enqueue(db, 'replace-counsel', {});
  });
  services.events.recheck(attorneyId);
  return getUser(services, user, attorneyId);
}
