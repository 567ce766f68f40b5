import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { Services } from './context.ts';

/**
 * Has staff's next action planned after a step that may have moved the case. In that step's transaction, which has
 * locked the case, the next action becomes due today and a job is added that plans it
 * (server/cases/plan-next-action.ts); nothing of the case or its agreement is read. Meanwhile pages compute the action,
 * and lists show one that is due today even if the job never runs. Does nothing in a case that has ended.
 */
export async function leaveForPlanning({ clock, jobs }: Services, db: Db, caseId: string): Promise<void> {
  const { rows } = await sql<{ is_open: boolean }>`
    select app.leave_for_planning(${caseId}, ${firmDayOf(clock.now())}::date) as is_open`.execute(db);
  if (rows[0]?.is_open) await jobs.enqueue(db, 'plan-next-action', { case_id: caseId });
}
