import type { Actor, Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { writeAccess } from './access-log.ts';
import { appointAsOperator, propose, standingOf } from './appointments.ts';
import { notifyOfAppointment } from './notify-of-appointment.ts';
import { completed, saveAttorney, type AttorneyDetails } from './save-attorney.ts';

type Subject = { id: string; email: string };

/**
 * Proposes what an attorney signs with, as a member of staff entered it. It waits until another one confirms it, and so
 * do the role and the organization (`orgId`) of a user who is not an attorney yet. Throws FORBIDDEN for oneself.
 */
export async function proposeToSignWith(
  services: Services,
  db: Db,
  by: Actor,
  subject: Subject,
  details: AttorneyDetails,
  orgId: string | null,
): Promise<void> {
  const signs = await completed(db, subject.id, details);
  if (!(await propose(db, by, subject.id, { signs, orgId }, services.clock.now()))) return;
  const { proposal } = await standingOf(db, subject.id, by.id);
  await writeAccess(services, db, by, subject.id, 'attorney_changed');
  if (proposal) await notifyOfAppointment(services, db, by, subject, { what: 'proposed', id: proposal.id });
}

/** The same for the operator: it takes effect at once. `quiet`: sends no email. */
export async function appointToSignWith(
  services: Services,
  db: Db,
  by: Actor,
  subject: Subject,
  details: AttorneyDetails,
  { quiet }: { quiet: boolean },
): Promise<void> {
  const signs = await completed(db, subject.id, details);
  await saveAttorney(db, subject.id, signs);
  await appointAsOperator(db, by, subject.id, signs, services.clock.now());
  const { appointment } = await standingOf(db, subject.id, null);
  if (!quiet && appointment)
    await notifyOfAppointment(services, db, by, subject, { what: 'operator', id: appointment.id });
}
