import { v7 as uuidv7 } from 'uuid';
import type { CaseClock } from '../../contract/clock.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { isLastDay, isOfAttorney } from '../../drafting/clock/dates.ts';
import type { Services } from '../kernel/context.ts';
import { wrong } from '../kernel/entry.ts';
import { findCaseCore, sideOf } from '../kernel/find-case-core.ts';
import { writeHistory } from '../kernel/history.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { datesOfCases } from './clock-dates.ts';
import { getClock } from './get-clock.ts';

type Pausing = { key: string; on: string; until: string; reason: string };

const maxDays = 366;

/**
 * Pauses a day of a case: nobody is reminded of it before `until`. Stored beside earlier pauses; `until` today ends
 * one. Throws NOT_FOUND for anyone but staff and the case's attorney, CONFLICT for a day that nobody waits for any more
 * or that is the attorney's in all their cases, INVALID_INPUT for an end that is past, more than a year away, or not
 * before a last day that cannot be undone.
 */
export async function pauseDate(services: Services, user: User, caseId: string, pausing: Pausing): Promise<CaseClock> {
  const { key, on, until, reason } = pausing;
  const today = firmDayOf(services.clock.now());
  if (isOfAttorney({ key }))
    throw new Refusal('CONFLICT', 'This day is the attorney’s, in all their cases. It is not paused.');
  if (until < today) wrong('until', 'This day is past.');
  if (until > addDays(today, maxDays)) wrong('until', 'A pause ends within a year.');
  if (isLastDay({ key }) && until >= on) wrong('until', 'This day cannot be undone: a pause of it ends before it.');
  await services.database.as(user, async (db) => {
    const theCase = await findCaseCore(db, caseId, 'lock');
    if (sideOf(user, theCase) !== 'desk') throw notFound('This case');
    // The desk sees every record that decides about a day.
    const [found] = await datesOfCases(services, db, [caseId]);
    const date = found?.dates.find((each) => each.key === key && each.on === on);
    if (!date) throw new Refusal('CONFLICT', 'Nobody waits for this day any more. Reload the page.');
    await db
      .insertInto('clock_pauses')
      .values({
        id: uuidv7(),
        case_id: caseId,
        date_key: key,
        on_day: on,
        until,
        reason,
        paused_by: user.id,
        paused_by_name: user.name,
        paused_at: services.clock.now(),
      })
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'clock_date_paused',
      field: null,
      old_value: { day: on, what: date.what },
      new_value: { until, reason },
    });
  });
  return getClock(services, user, caseId);
}
