import { sql } from 'kysely';
import type { Actor } from '../../db/actor.ts';
import { queueEmail } from '../email/queue-email.ts';
import type { Services } from '../kernel/context.ts';
import type { JobData } from '../kernel/jobs.ts';
import { clientWrote, counselWrote } from './emails.ts';

const hour = 3_600_000;

/**
 * Emails counsel that their client wrote, or the client that counsel did, at most once an hour for a case. It says that
 * there is a message and nothing of it: the program cannot read it either. Idempotent.
 */
export async function notifyOtherOfTwo(
  services: Services,
  actor: Actor,
  { case_id, message_id, by }: JobData<'notify-other-of-two'>,
): Promise<void> {
  const template = by === 'merchant' ? clientWrote : counselWrote;
  await services.database.as(actor, async (db) => {
    // Serialized, so that two messages at once do not both notify.
    await sql`select pg_advisory_xact_lock(hashtextextended(${case_id}, 18))`.execute(db);
    const to = await db
      .selectFrom('cases as c')
      .innerJoin('users as u', (join) =>
        join.onRef('u.id', '=', by === 'merchant' ? 'c.attorney_id' : 'c.created_by').on('u.erased_at', 'is', null),
      )
      .select(['u.email', 'c.case_number', 'c.first_name', 'c.legal_business_name as business'])
      .where('c.id', '=', case_id)
      .executeTakeFirst();
    if (!to) return;
    const lately = await db
      .selectFrom('outbox')
      .select('id')
      .where('case_id', '=', case_id)
      .where('template', '=', template.name)
      .where('recipient', '=', to.email)
      .where('created_at', '>', new Date(services.clock.now().getTime() - hour))
      .limit(1)
      .executeTakeFirst();
    if (lately) return;
    const { email: recipient, case_number, first_name, business } = to;
    const about = { key: `${template.name}:${message_id}`, case_id, letter_id: null, recipient };
    await (by === 'merchant'
      ? queueEmail(services, db, { ...about, template: clientWrote, payload: { case_number, case_id, business } })
      : queueEmail(services, db, { ...about, template: counselWrote, payload: { first_name, case_number, case_id } }));
  });
}
