import { sql } from 'kysely';
import { systemActor, type Db } from '../../db/actor.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import { remindDays } from '../../domain/people/license.ts';
import { licenseBefore, reminderOn } from '../../drafting/clock/dates.ts';
import { queueEmail } from '../email/queue-email.ts';
import type { Services } from '../kernel/context.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { licenseCheckDue } from './emails.ts';
import { licensesLapsingBy, type LapsingLicense } from './licenses.ts';

type DueCheck = Omit<LapsingLicense, 'id'> & { check_id: string; email: string };
type Reader = { id: string; email: string; is_lead: boolean };

/**
 * Reminds of each active license whose check soon expires or has expired. Until then it reminds the attorney and all
 * staff, who look the license up again; afterwards staff's leads, or all staff if there is no lead. An email's key
 * names check, occasion and reader, and the outbox holds a key once.
 */
export async function remindOfLicenses(services: Services): Promise<void> {
  const today = firmDayOf(services.clock.now());
  await services.database.as(systemActor, async (db) => {
    const { rows: due } = await sql<DueCheck>`
      select check_id, attorney, user_id, email, state, until from ${licensesLapsingBy(addDays(today, remindDays))} due`.execute(
      db,
    );
    if (due.length === 0) return;
    const staff = await db
      .selectFrom('users')
      .select(['id', 'email', 'is_lead'])
      .where('role', '=', 'admin')
      .where('erased_at', 'is', null)
      .execute();
    for (const check of due) {
      const occasion = reminderOn({ on: check.until, before: licenseBefore, pause: null }, today);
      if (occasion !== null) await remind(services, db, check, occasion, staff);
    }
  });
}

async function remind(
  services: Services,
  db: Db,
  { check_id, attorney, user_id, email, state, until }: DueCheck,
  occasion: string,
  staff: readonly Reader[],
): Promise<void> {
  const late = occasion === 'late';
  const leads = staff.filter(({ is_lead }) => is_lead);
  const readers = [
    ...(late && leads.length > 0 ? leads : staff).map((reader) => ({ ...reader, yours: false })),
    ...(late ? [] : [{ id: user_id, email, yours: true }]),
  ];
  // The first reminder keeps the key from before there were others, so that it is not sent again.
  const key = occasion === `before:${remindDays}` ? check_id : `${check_id}:${occasion}`;
  for (const to of readers)
    await queueEmail(services, db, {
      key: `license-check:${key}:${to.id}`,
      case_id: null,
      letter_id: null,
      recipient: to.email,
      template: licenseCheckDue,
      payload: { attorney, user_id, state, until, late, yours: to.yours },
    });
}
