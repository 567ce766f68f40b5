import type { Actor, Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { queueEmail } from '../email/queue-email.ts';

/** Tells all of staff, and the person, by mail that admin access was given or taken away. Call it when the role has changed. */
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
  const mail = (to: { id: string; email: string }) => ({
    key: `${template}:${id}:${to.id}:${stamp}`,
    case_id: null,
    letter_id: null,
    recipient: to.email,
  });
  for (const each of staff) {
    if (template === 'admin-granted')
      await queueEmail(services, db, { ...mail(each), template, payload: { email, by: by.name } });
    else await queueEmail(services, db, { ...mail(each), template, payload: { email, by: by.name, yours: false } });
  }
  if (template === 'admin-revoked')
    await queueEmail(services, db, { ...mail({ id, email }), template, payload: { email, by: by.name, yours: true } });
}
