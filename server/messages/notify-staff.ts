import { merchantWrote } from './emails.ts';
import { sql } from 'kysely';
import type { Actor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { queueEmail } from '../email/queue-email.ts';

const hour = 3_600_000;

/** Emails staff that a merchant wrote, each of them at most once an hour for a case. Idempotent. */
export async function notifyStaff(services: Services, actor: Actor, messageId: string): Promise<void> {
  await services.database.as(actor, async (db) => {
    const found = await db
      .selectFrom('messages')
      .innerJoin('cases', 'cases.id', 'messages.case_id')
      .select(['cases.id', 'cases.case_number', 'cases.legal_business_name', 'messages.read_by_staff_at'])
      .where('messages.id', '=', messageId)
      .executeTakeFirst();
    // No email if staff have read it already.
    if (!found || found.read_by_staff_at) return;
    // Serialized, so that two messages at once do not both notify.
    await sql`select pg_advisory_xact_lock(hashtextextended(${found.id}, 15))`.execute(db);
    const since = new Date(services.clock.now().getTime() - hour);
    const notified = await db
      .selectFrom('outbox')
      .select('recipient')
      .where('case_id', '=', found.id)
      .where('template', '=', 'merchant-wrote')
      .where('created_at', '>', since)
      .execute();
    const known = new Set(notified.map(({ recipient }) => recipient));
    const staff = await db
      .selectFrom('users')
      .innerJoin('orgs', 'orgs.id', 'users.org_id')
      .select(['users.id', 'users.email'])
      .where('role', '=', 'admin')
      .where('orgs.kind', '=', 'internal')
      .execute();
    for (const { id, email } of staff.filter((each) => !known.has(each.email))) {
      await queueEmail(services, db, {
        key: `merchant-wrote:${messageId}:${id}`,
        template: merchantWrote,
        case_id: found.id,
        letter_id: null,
        recipient: email,
        payload: { case_number: found.case_number, case_id: found.id, business: found.legal_business_name },
      });
    }
  });
}
