import { v7 as uuidv7 } from 'uuid';
import { systemActor, type Db } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { activeStatuses } from '../../domain/cases/case.ts';
import { reminderOn, wakesOn } from '../../drafting/clock/dates.ts';
import { datesOfCases, type CaseDates } from '../cases/clock-dates.ts';
import type { Services } from '../kernel/context.ts';

/**
 * Queues a text message for each merchant who agreed and who has a day near or today in a case: what the morning's
 * email says (remind.ts), at an hour when one may be sent. One for each case and day, even when two days of the case
 * are near. A second run finds those of the first.
 */
export async function queueTextMessages(services: Services): Promise<void> {
  if (!services.textMessages) return;
  const today = firmDayOf(services.clock.now());
  await services.database.as(systemActor, async (db) => {
    const owners = await ownersOf(db);
    for (const found of await datesOfCases(services, db, [...owners.keys()])) {
      const date = found.dates.find((each) => each.owner === 'merchant' && isNear(each, today));
      const owner = owners.get(found.id);
      if (date && owner) await queue(services, db, { owner, found, date, today });
    }
  });
}

/** The merchants who are texted, by each of their open cases. */
async function ownersOf(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('cases')
    .innerJoin('text_numbers', 'text_numbers.user_id', 'cases.created_by')
    .select(['cases.id', 'text_numbers.user_id'])
    .where('cases.status', 'in', activeStatuses)
    .where('cases.cancelled_at', 'is', null)
    .where('text_numbers.confirmed_at', 'is not', null)
    .where('text_numbers.ended_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, user_id }) => [id, user_id]));
}

type Near = CaseDates['dates'][number];

function isNear(date: Near, today: string): boolean {
  const occasion = reminderOn(date, today);
  return occasion !== null && occasion !== 'late';
}

type Due = { owner: string; found: CaseDates; date: Near; today: string };

async function queue(services: Services, db: Db, { owner, found, date, today }: Due): Promise<void> {
  const id = uuidv7();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('text_messages')
    .values({
      id,
      key: `day:${found.id}:${date.key}:${wakesOn(date)}:${reminderOn(date, today)}`,
      user_id: owner,
      case_id: found.id,
      due_on: date.on,
      queued_at: services.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows) await services.jobs.enqueue(db, 'send-text', { text_id: id });
}
