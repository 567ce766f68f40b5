import { v7 as uuidv7 } from 'uuid';
import type { CaseClock } from '../../contract/clock.ts';
import type { Db } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { ClockDay } from '../../domain/cases/clock-day.ts';
import type { Services } from '../kernel/context.ts';
import { findCaseCore, sideOf } from '../kernel/find-case-core.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { getClock } from './get-clock.ts';

type Recorded = { what: ClockDay; tranche_id: string | null; on: string | null };

/**
 * Records a day that a term is counted from, or removes it. Idempotent. Throws NOT_FOUND for anyone but staff and the case's attorney,
 * INVALID_INPUT for a day that lies ahead or a part of another case.
 */
export async function putClockDay(
  services: Services,
  user: User,
  caseId: string,
  { what, tranche_id, on }: Recorded,
): Promise<CaseClock> {
  await services.database.as(user, async (db) => {
    const theCase = await findCaseCore(db, caseId, 'lock');
    if (sideOf(user, theCase) !== 'desk') throw notFound('This case');
    await check(services, db, caseId, { what, tranche_id, on });
    const before = await storedDay(db, caseId, what, tranche_id);
    if (before !== on) {
      await remove(db, caseId, what, tranche_id);
      if (on !== null)
        await db
          .insertInto('clock_days')
          .values({
            id: uuidv7(),
            case_id: caseId,
            what,
            tranche_id,
            on_day: on,
            recorded_by: user.id,
            recorded_at: services.clock.now(),
          })
          .execute();
      await writeHistory(db, user, caseId, {
        what: on === null ? 'clock_day_removed' : 'clock_day_recorded',
        field: null,
        old_value: before,
        new_value: { what, tranche_id, on },
      });
      await leaveForPlanning(services, db, caseId);
    }
  });
  return getClock(services, user, caseId);
}

async function check(services: Services, db: Db, caseId: string, { what, tranche_id, on }: Recorded): Promise<void> {
  const refuse = (field: string, message: string): never => {
    throw new Refusal('INVALID_INPUT', message, { [field]: message });
  };
  if (on !== null && on > firmDayOf(services.clock.now())) refuse('on', 'This day is in the future.');
  if ((what === 'payment_received') !== (tranche_id !== null))
    refuse('tranche_id', 'Payments belong to a part of the money; other days do not.');
  if (tranche_id === null) return;
  const found = await db
    .selectFrom('held_tranches')
    .select('id')
    .where('id', '=', tranche_id)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (!found) throw notFound('This installment');
}

const dayIn = (db: Db, caseId: string, what: ClockDay) =>
  db.selectFrom('clock_days').where('case_id', '=', caseId).where('what', '=', what);

async function storedDay(db: Db, caseId: string, what: ClockDay, tranche: string | null): Promise<string | null> {
  const found = await dayIn(db, caseId, what)
    .select('on_day')
    .where('tranche_id', tranche === null ? 'is' : '=', tranche)
    .executeTakeFirst();
  return found?.on_day ?? null;
}

async function remove(db: Db, caseId: string, what: ClockDay, tranche: string | null): Promise<void> {
  await db
    .deleteFrom('clock_days')
    .where('case_id', '=', caseId)
    .where('what', '=', what)
    .where('tranche_id', tranche === null ? 'is' : '=', tranche)
    .execute();
}
