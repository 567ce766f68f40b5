import { sql } from 'kysely';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { Refusal } from '../kernel/refusal.ts';
import { writeAccess } from './access-log.ts';
import { endAppointment, standingOf, type Standing } from './appointments.ts';
import { getUser, type ReadUser } from './get-user.ts';
import { lockForRole } from './lock-user.ts';
import { notifyOfAppointment } from './notify-of-appointment.ts';

export const barredTexts: Record<'self' | 'proposer' | 'fresh', string> = {
  self: 'Nobody confirms their own appointment. Ask another member of staff.',
  proposer: 'You proposed this yourself. Another member of staff confirms it.',
  fresh:
    'One of you gave the other access less than a week ago. Another member of staff, or the operator, confirms this.',
};

type Decision = { appointment_id: string; decision: 'confirmed' | 'declined' };

/**
 * Confirms or declines the open proposal of an attorney's appointment; all staff and the attorney are emailed. Throws NOT_FOUND, CONFLICT
 * when the proposal is no longer open, FORBIDDEN for the attorney, for whoever proposed it, and for staff whose access is of the same hand.
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
      if (proposal.barred_by !== null) throw new Refusal('FORBIDDEN', barredTexts[proposal.barred_by]);
      if (subject.role !== 'attorney') throw new Refusal('CONFLICT', 'This user is no longer an attorney.');
      await sql`select app.confirm_appointment(${proposal.id}, ${now})`.execute(db);
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

function openProposal({ proposal, appointment }: Standing, id: string): NonNullable<Standing['proposal']> {
  if (proposal?.id === id) return proposal;
  if (appointment?.id === id) throw new Refusal('CONFLICT', 'This was confirmed before.');
  if (proposal) throw new Refusal('CONFLICT', 'Something else was proposed since. Load the page again.');
  throw new Refusal('CONFLICT', 'Nothing waits for a decision any more.');
}
