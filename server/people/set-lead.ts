import type { Actor, Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { writeAccess } from './access-log.ts';
import { getUser, type ReadUser } from './get-user.ts';
import { isLead } from './is-lead.ts';
import { lockForRole } from './lock-user.ts';

/**
 * Makes a member of staff a lead, or ends that; recorded in the access log. Idempotent. Throws FORBIDDEN for anyone but
 * a lead, NOT_FOUND, and CONFLICT for a user who is not staff.
 */
export async function setLead(services: Services, user: User, id: string, lead: boolean): Promise<ReadUser> {
  await services.database.as(user, async (db) => {
    if (!(await isLead(db, user.id))) throw new Refusal('FORBIDDEN', 'Only a lead of staff may name another.');
    await changeLead(services, db, user, id, lead);
  });
  return getUser(services, user, id);
}

/** The same without the check, as for the operator, who names the first lead. */
export async function changeLead(services: Services, db: Db, by: Actor, id: string, lead: boolean): Promise<void> {
  const before = await lockForRole(db, id);
  if (before.role !== 'admin') throw new Refusal('CONFLICT', 'Only a member of staff can be their lead.');
  if ((await isLead(db, id)) === lead) return;
  await db
    .updateTable('users')
    .set((eb) => ({ is_lead: lead, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await writeAccess(services, db, by, id, lead ? 'lead_granted' : 'lead_ended');
}
