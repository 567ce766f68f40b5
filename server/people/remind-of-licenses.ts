import { sql } from 'kysely';
import { systemActor, type Db } from '../../db/actor.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import { checkDays, checkedUntil, remindDays } from '../../domain/people/license.ts';
import { licenseBefore, reminderOn } from '../../drafting/clock/dates.ts';
import { queueEmail } from '../email/queue-email.ts';
import type { Services } from '../kernel/context.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { licenseCheckDue } from './emails.ts';

type DueCheck = {
  check_id: string;
  attorney: string;
  user_id: string;
  email: string;
  state: string;
  checked_on: string;
};
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
      select c.id as check_id, a.full_name as attorney, a.user_id, u.email, l.state, c.checked_on
      from licenses l join attorneys a on a.user_id = l.attorney_id join users u on u.id = a.user_id and u.role = 'attorney'
      cross join lateral (
        select id, status, checked_on from license_checks where license_id = l.id order by checked_on desc, recorded_at desc limit 1) c
      where c.status = 'active' and c.checked_on <= ${addDays(today, remindDays - checkDays)}`.execute(db);
    if (due.length === 0) return;
    const staff = await db
      .selectFrom('users')
      .select(['id', 'email', 'is_lead'])
      .where('role', '=', 'admin')
      .where('erased_at', 'is', null)
      .execute();
    for (const check of due) {
      const until = checkedUntil(check.checked_on);
      const occasion = reminderOn({ on: until, before: licenseBefore, pause: null }, today);
      if (occasion !== null) await remind(services, db, check, until, occasion, staff);
    }
  });
}

async function remind(
  services: Services,
  db: Db,
  { check_id, attorney, user_id, email, state }: DueCheck,
  until: string,
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
