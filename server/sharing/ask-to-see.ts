import { systemActor } from '../../db/actor.ts';
import { queueEmail } from '../email/queue-email.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { notFound } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { contactAsks } from './emails.ts';
import { casesNaming, type NamedCase } from './queries.ts';

/**
 * The caller, whose confirmed address a case names, asks its owner to let them in: one email, once, whatever the owner
 * answers. Idempotent. Throws NOT_FOUND for any other case.
 */
export async function askToSee(services: Services, user: User, caseId: string): Promise<NamedCase[]> {
  const named = await services.database.as(user, casesNaming);
  if (!named.some(({ case_id }) => case_id === caseId)) throw notFound('This application');
  await notifyOwner(services, user, caseId);
  return services.database.as(user, casesNaming);
}

/** Runs as the program, since the caller may read neither the case nor its owner. */
async function notifyOwner(services: Services, user: User, caseId: string): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    const asked = await db
      .insertInto('contact_asks')
      .values({ case_id: caseId, user_id: user.id, asked_at: services.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('case_id')
      .executeTakeFirst();
    if (!asked) return;
    await writeHistory(db, user, caseId, {
      what: 'contact_asked',
      field: null,
      old_value: null,
      new_value: { recipient: user.email },
    });
    const owner = await db
      .selectFrom('cases as c')
      .innerJoin('users as u', 'u.id', 'c.created_by')
      .select(['u.email', 'c.case_number'])
      .where('c.id', '=', caseId)
      .executeTakeFirstOrThrow();
    await queueEmail(services, db, {
      key: `contact-asks:${caseId}:${user.id}`,
      template: contactAsks,
      case_id: caseId,
      letter_id: null,
      recipient: owner.email,
      payload: { case_id: caseId, case_number: owner.case_number },
    });
  });
}
