import { sql } from 'kysely';
import { systemActor } from '../../db/actor.ts';
import { queueEmail } from '../email/queue-email.ts';
import type { Services } from '../kernel/context.ts';
import { statementOwed } from './emails.ts';

type Owed = { case_id: string; case_number: string; business: string; recipient: string; last: string };

/**
 * Every morning: emails the engaged attorney of each case that has ended with money back, and whose closing statement is not signed since the
 * money came. Once for each amount. Cases in which nothing happened for 30 days are left in peace.
 */
export async function remindOfStatements(services: Services): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    const { rows } = await sql<Owed>`
      select c.id as case_id, c.case_number, c.legal_business_name as business, u.email as recipient, s.last
      from app.owed_statements() s
      join cases c on c.id = s.case_id
      join users u on u.id = s.attorney_id and u.erased_at is null
      where s.since > ${services.clock.now()}::timestamptz - interval '30 days'`.execute(db);
    for (const { last, recipient, ...payload } of rows)
      await queueEmail(services, db, {
        key: `statement-owed:${last}`,
        template: statementOwed,
        case_id: payload.case_id,
        letter_id: null,
        recipient,
        payload,
      });
  });
}
