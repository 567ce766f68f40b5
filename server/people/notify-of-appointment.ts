import type { Actor, Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { queueEmail } from '../email/queue-email.ts';
import { attorneyAppointment } from './emails.ts';

type About = { what: 'proposed' | 'confirmed' | 'declined' | 'operator'; id: string };

/** Emails all staff, and the attorney once they are appointed. `id` is the appointment's. */
export async function notifyOfAppointment(
  services: Services,
  db: Db,
  by: Actor,
  subject: { id: string; email: string },
  { what, id }: About,
): Promise<void> {
  const staff = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .where('erased_at', 'is', null)
    .execute();
  for (const to of what === 'confirmed' || what === 'operator' ? [...staff, subject] : staff)
    await queueEmail(services, db, {
      key: `appointment:${id}:${what}:${to.id}`,
      case_id: null,
      letter_id: null,
      recipient: to.email,
      template: attorneyAppointment,
      payload: { email: subject.email, by: by.name, step: what, user_id: subject.id, yours: to.id === subject.id },
    });
}
