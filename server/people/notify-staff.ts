import { adminGranted, adminRevoked } from './emails.ts';
import type { Actor, Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { queueEmail } from '../email/queue-email.ts';

/** Emails all staff and the user that admin access was granted or revoked. Call it after the role has changed. */
export async function notifyStaff(
  services: Services,
  db: Db,
  by: Actor,
  { id, email }: { id: string; email: string },
  template: 'admin-granted' | 'admin-revoked',
): Promise<void> {
  const staff = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .where('erased_at', 'is', null)
    .execute();
  const stamp = services.clock.now().getTime();
  const envelope = (to: { id: string; email: string }) => ({
    key: `${template}:${id}:${to.id}:${stamp}`,
    case_id: null,
    letter_id: null,
    recipient: to.email,
  });
  if (template === 'admin-granted') {
    for (const each of staff)
      await queueEmail(services, db, { ...envelope(each), template: adminGranted, payload: { email, by: by.name } });
    return;
  }
  for (const each of [...staff.map((to) => ({ ...to, yours: false })), { id, email, yours: true }])
    await queueEmail(services, db, {
      ...envelope(each),
      template: adminRevoked,
      payload: { email, by: by.name, yours: each.yours },
    });
}
