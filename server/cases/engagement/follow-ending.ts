import { systemActor, type Db } from '../../../db/actor.ts';
import { addBusinessDays } from '../../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import type { EndingKind } from '../../../domain/engagement/ending.ts';
import { queueCaseEmail } from '../../email/queue-case-email.ts';
import { queueEmail } from '../../email/queue-email.ts';
import { addProgramTask } from '../../kernel/add-program-task.ts';
import type { Services } from '../../kernel/context.ts';
import { clientEnded, counselLeft } from '../emails.ts';

const tasks: Record<EndingKind, string> = {
  declined: 'Assign another attorney: the first one declined the case.',
  withdrew: 'Assign another attorney: counsel withdraws, and the client has the notice.',
  client_ended: 'Ask the client whether they want another attorney: they ended the engagement.',
  gone: 'Assign another attorney: counsel can no longer act, and no attorney watches the days of this case meanwhile.',
};

/**
 * The job after an engagement has ended or was declined: the client is told, staff get the task that gives the clocks of the case an owner, due
 * the next business day, and counsel learns that the client ended it. Of a declined case only a client who had signed learns. Idempotent.
 */
export async function followEnding(services: Services, endingId: string): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    const ending = await endingWith(db, endingId);
    if (!ending) return;
    const { case_id, how, last_on, first_name, case_number, business, counsel, signed } = ending;
    await addProgramTask(services, db, case_id, {
      id: endingId,
      text: tasks[how],
      due_on: addBusinessDays(firmDayOf(ending.recorded_at), 1),
      owner_id: ending.owner_id,
    });
    const about = { case_id, letter_id: null };
    if (how !== 'declined' || signed !== null)
      await queueCaseEmail(services, db, {
        ...about,
        key: `counsel-left:${endingId}`,
        template: counselLeft,
        payload: { first_name, case_number, case_id, how, last_on },
      });
    if (how === 'client_ended')
      await queueEmail(services, db, {
        ...about,
        key: `client-ended:${endingId}`,
        template: clientEnded,
        recipient: counsel,
        payload: { case_number, case_id, business },
      });
  });
}

/** `counsel`: the attorney's email. `signed`: the merchant's signature under their engagement letter. */
const endingWith = (db: Db, id: string) =>
  db
    .selectFrom('engagement_endings as e')
    .innerJoin('cases as c', 'c.id', 'e.case_id')
    .innerJoin('users as u', 'u.id', 'e.attorney_id')
    .leftJoin('paper_signatures as p', (join) =>
      join
        .onRef('p.case_id', '=', 'e.case_id')
        .onRef('p.attorney_id', '=', 'e.attorney_id')
        .on('p.kind', '=', 'engagement')
        .on('p.party', '=', 'merchant'),
    )
    .select(['e.case_id', 'e.how', 'e.last_on', 'e.recorded_at', 'c.owner_id', 'c.first_name', 'c.case_number'])
    .select(['c.legal_business_name as business', 'u.email as counsel', 'p.id as signed'])
    .where('e.id', '=', id)
    .executeTakeFirst();
