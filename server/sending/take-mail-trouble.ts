import { v5 as uuidv5 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import { addBusinessDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { addProgramTask } from '../kernel/add-program-task.ts';
import type { Services } from '../kernel/context.ts';
import type { MailTrouble } from '../ports/mailhouse/mailhouse.ts';

/**
 * Makes a task for the staff of the case when something is wrong with a letter on its way: by the next business day,
 * and once for each trouble however often it is reported. No deadline starts from a trouble, since only a delivery or a
 * return ends the letter's way. The caller has locked the case.
 */
export async function takeMailTrouble(
  services: Services,
  db: Db,
  outboxId: string,
  { description, at }: MailTrouble,
): Promise<void> {
  const row = await db
    .selectFrom('outbox')
    .innerJoin('cases', 'cases.id', 'outbox.case_id')
    .select(['cases.id', 'cases.owner_id', 'outbox.recipient', 'outbox.tracking_number'])
    .where('outbox.id', '=', outboxId)
    .executeTakeFirst();
  if (!row) return;
  const addressee = row.recipient.split('\n')[0] ?? '';
  const number = row.tracking_number === null ? '' : `, number ${row.tracking_number}`;
  const said = description === null ? 'The carrier gave no details.' : `The carrier says: ${description}`;
  await addProgramTask(services, db, row.id, {
    id: uuidv5(at.toISOString(), outboxId),
    text: `Certified letter in trouble${number}, to ${addressee.slice(0, 30)}. ${said}`,
    due_on: addBusinessDays(firmDayOf(services.clock.now()), 1),
    owner_id: row.owner_id,
  });
}
