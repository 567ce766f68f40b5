import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { dayOf } from '../../domain/calendar/utc.ts';
import type { Services } from './context.ts';

/**
 * Leaves staff's next action to be planned after a step that may have moved the case: in that step's transaction, which has the case locked, the
 * case gets today as its day, and a job that plans it (server/cases/plan-next-action.ts). Nothing of the case or its agreement is read. Pages
 * compute the action meanwhile; lists show one that is due today, also where the job never runs. Does nothing in a case
 * that has ended.
 */
export async function leaveForPlanning({ clock, jobs }: Services, db: Db, caseId: string): Promise<void> {
  const { rows } = await sql<{ is_open: boolean }>`
    select app.leave_for_planning(${caseId}, ${dayOf(clock.now())}::date) as is_open`.execute(db);
  if (rows[0]?.is_open) await jobs.enqueue(db, 'plan-next-action', { case_id: caseId });
}
