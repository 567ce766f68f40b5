import { sql } from 'kysely';
import { systemActor, type Db } from '../../db/actor.ts';
import { firmDayOf, letterDateOn } from '../../domain/calendar/firm-day.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { queueEmail } from '../email/queue-email.ts';
import { addProgramTask } from '../kernel/add-program-task.ts';
import type { Services } from '../kernel/context.ts';
import { adviceLate } from './emails.ts';

/**
 * Each hour: for every open offer on which counsel has not advised by the end of the business day on which it was recorded, counsel is emailed
 * and the case's owner gets a task. The program learns that there is no advice, and reads none. A second run finds the task and the email.
 */
export async function remindOfAdvice(services: Services): Promise<void> {
  const today = firmDayOf(services.clock.now());
  await services.database.as(systemActor, async (db) => {
    const { rows } = await sql<{ offer_id: string; since: Date }>`
      select offer_id, since from app.offers_without_advice()`.execute(db);
    for (const { offer_id, since } of rows)
      if (today > letterDateOn(firmDayOf(since))) await remind(services, db, offer_id, today);
  });
}

async function remind(services: Services, db: Db, offerId: string, today: string): Promise<void> {
  const { case_id, owner_id, recipient, ...about } = await db
    .selectFrom('offers as o')
    .innerJoin('cases as c', 'c.id', 'o.case_id')
    .innerJoin('users as u', 'u.id', 'c.attorney_id')
    .select(['o.case_id', 'o.amount_cents', 'c.owner_id', 'c.case_number', 'c.legal_business_name as business'])
    .select('u.email as recipient')
    .where('o.id', '=', offerId)
    .executeTakeFirstOrThrow();
  const text = `See that counsel advises the client on the offer of ${formatCents(about.amount_cents)}: it is late.`;
  await addProgramTask(services, db, case_id, { id: offerId, text, due_on: today, owner_id });
  await queueEmail(services, db, {
    key: `advice-late:${offerId}`,
    template: adviceLate,
    case_id,
    letter_id: null,
    recipient,
    payload: { ...about, case_id },
  });
}
