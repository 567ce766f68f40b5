import { sql } from 'kysely';
import { systemActor } from '../../db/actor.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import { checkDays, checkedUntil, remindDays } from '../../domain/people/license.ts';
import { queueEmail } from '../email/queue-email.ts';
import type { Services } from '../kernel/context.ts';
import { dayOf } from '../kernel/entry.ts';
import { licenseCheckDue } from './emails.ts';

type DueCheck = { check_id: string; attorney: string; user_id: string; state: string; checked_on: string };

/**
 * Emails all staff of each active license whose check soon no longer counts, once a check: an email's key names the check and the reader,
 * and the outbox holds a key once.
 */
export async function remindOfLicenses(services: Services): Promise<void> {
  const today = dayOf(services.clock.now());
  await services.database.as(systemActor, async (db) => {
    const { rows: due } = await sql<DueCheck>`
      select c.id as check_id, a.full_name as attorney, a.user_id, l.state, c.checked_on
      from licenses l join attorneys a on a.user_id = l.attorney_id join users u on u.id = a.user_id and u.role = 'attorney'
      cross join lateral (
        select id, status, checked_on from license_checks where license_id = l.id order by checked_on desc, recorded_at desc limit 1) c
      where c.status = 'active' and c.checked_on <= ${addDays(today, remindDays - checkDays)}`.execute(db);
    if (due.length === 0) return;
    const staff = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('role', '=', 'admin')
      .where('erased_at', 'is', null)
      .execute();
    for (const { check_id, attorney, user_id, state, checked_on } of due)
      for (const to of staff)
        await queueEmail(services, db, {
          key: `license-check:${check_id}:${to.id}`,
          case_id: null,
          letter_id: null,
          recipient: to.email,
          template: licenseCheckDue,
          payload: { attorney, user_id, state, until: checkedUntil(checked_on) },
        });
  });
}
