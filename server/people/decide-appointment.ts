import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { Refusal } from '../kernel/refusal.ts';
import { appointmentBarredText } from '../../domain/people/second-person.ts';
import { writeAccess } from './access-log.ts';
import { endAppointment, standingOf, type Appointment, type Standing } from './appointments.ts';
import { changeRole } from './change-role.ts';
import { getUser, type ReadUser } from './get-user.ts';
import { lockForRole, type LockedUser } from './lock-user.ts';
import { chooseOrganization } from './organizations.ts';
import { notifyOfAppointment } from './notify-of-appointment.ts';

type Decision = { appointment_id: string; decision: 'confirmed' | 'declined' };

/**
 * Confirms or declines the open proposal of an attorney's appointment; all staff and the attorney are emailed. The role
 * comes with the confirmation. Throws NOT_FOUND, CONFLICT when the proposal is no longer open or the user cannot leave
 * their present role, and FORBIDDEN for a caller who is the attorney, or who does not count as a second person beside
 * the proposer (domain/people/second-person.ts).
 */
export async function decideAppointment(
  services: Services,
  user: User,
  userId: string,
  { appointment_id, decision }: Decision,
): Promise<ReadUser> {
  const now = services.clock.now();
  await services.database.as(user, async (db) => {
    const subject = await lockForRole(db, userId);
    const proposal = openProposal(await standingOf(db, userId, user.id), appointment_id);
    if (decision === 'declined') await endAppointment(db, user, proposal.id, 'declined', now);
    else {
      if (proposal.barred_by !== null) throw new Refusal('FORBIDDEN', appointmentBarredText(proposal.barred_by));
      await sql`select app.confirm_appointment(${proposal.id}, ${now})`.execute(db);
      await beginRole(services, db, user, subject, proposal);
    }
    await writeAccess(
      services,
      db,
      user,
      userId,
      decision === 'confirmed' ? 'appointment_confirmed' : 'appointment_declined',
    );
    await notifyOfAppointment(services, db, user, subject, { what: decision, id: proposal.id });
  });
  services.events.recheck(userId);
  return getUser(services, user, userId);
}

async function beginRole(
  services: Services,
  db: Db,
  by: User,
  subject: LockedUser,
  { org_id, firm_name }: Appointment,
): Promise<void> {
  if (subject.role === 'attorney') return;
  const orgId = org_id ?? (await chooseOrganization(db, subject, 'attorney', { firm: firm_name }));
  await changeRole(services, db, by, subject, { role: 'attorney', orgId, what: 'attorney_granted' });
}

function openProposal({ proposal, appointment }: Standing, id: string): NonNullable<Standing['proposal']> {
  if (proposal?.id === id) return proposal;
  if (appointment?.id === id) throw new Refusal('CONFLICT', 'This was confirmed before.');
  if (proposal) throw new Refusal('CONFLICT', 'Something else was proposed since. Load the page again.');
  throw new Refusal('CONFLICT', 'Nothing waits for a decision any more.');
}
