import { merchantWrote } from './emails.ts';
import { sql } from 'kysely';
import type { Actor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { queueEmail } from '../email/queue-email.ts';

const hour = 3_600_000;

/** Tells staff by mail that a merchant wrote: each of them once a case and hour at most, however often the merchant writes. Twice is once. */
export async function notifyStaff(services: Services, actor: Actor, messageId: string): Promise<void> {
  await services.database.as(actor, async (db) => {
    const found = await db
      .selectFrom('messages')
      .innerJoin('cases', 'cases.id', 'messages.case_id')
      .select(['cases.id', 'cases.case_number', 'cases.legal_business_name', 'messages.read_by_house_at'])
      .where('messages.id', '=', messageId)
      .executeTakeFirst();
    // Somebody has read it meanwhile: nothing waits.
    if (!found || found.read_by_house_at) return;
    // Two messages told at the same time must not both find that nobody was.
    await sql`select pg_advisory_xact_lock(hashtextextended(${found.id}, 15))`.execute(db);
    const since = new Date(services.clock.now().getTime() - hour);
    const told = await db
      .selectFrom('outbox')
      .select('recipient')
      .where('case_id', '=', found.id)
      .where('template', '=', 'merchant-wrote')
      .where('created_at', '>', since)
      .execute();
    const known = new Set(told.map(({ recipient }) => recipient));
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
