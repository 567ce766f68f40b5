import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { computedProgress, progressOf } from './case-progress.ts';
import { letterDateOf } from '../../domain/calendar/firm-day.ts';
import { leavesBy } from '../../domain/letters/answer-due.ts';
import { asksTheContract, nextActionOf, waitsToBeSent } from '../../domain/cases/next-action.ts';
import { dayOf } from '../../domain/calendar/utc.ts';
import { nextContractStep } from '../../drafting/clock/steps.ts';
import { clocksOf } from './case-clock.ts';
import type { Services } from './context.ts';

/**
 * Plans staff's next action after a step that may have moved the case, in that step's transaction, which has the case
 * locked. Idempotent; a typed action stays until the stage changes. The step has its own history entry, so this adds
 * none and makes no new version.
 */
export async function planNextAction(services: Services, db: Db, caseId: string): Promise<void> {
  const plan = await planOf(services, db, caseId);
  if (plan)
    await sql`select app.plan_next_action(${caseId}, ${plan.stage}, ${plan.step}, ${plan.words}, ${plan.due_on}::date)`.execute(
      db,
    );
}

/** Marks the action as typed by staff for the case's current stage. */
export async function markTypedAction(services: Services, db: Db, caseId: string): Promise<void> {
  const plan = await planOf(services, db, caseId);
  if (plan)
    await db
      .updateTable('cases')
      .set({ next_action_for: `hand:${plan.stage}` })
      .where('id', '=', caseId)
      .execute();
}

async function planOf(services: Services, db: Db, caseId: string) {
  const found = await db
    .selectFrom('cases')
    .select(['status', 'held_amount_cents', 'created_at', 'cancelled_at'])
    .select(computedProgress)
    .where('id', '=', caseId)
    .executeTakeFirst();
  if (!found) return null;
  const { progress: stored, ...theCase } = found;
  const progress = progressOf(stored);
  const today = dayOf(services.clock.now());
  const clock = asksTheContract(progress) ? (await clocksOf(db, [caseId], today)).get(caseId) : undefined;
  const step = clock ? nextContractStep(clock.steps, clock.facts.taken) : null;
  return nextActionOf(theCase, progress, today, step, {
    corrections: await correctionsOf(db, caseId),
    leaves_by: waitsToBeSent(progress) ? await leavesByOf(db, caseId) : null,
  });
}

/**
 * The last day on which the approved letter may leave; its date is that of its approval. Whoever may not read approvals, as a merchant
 * who signs, knows of it from the case's progress, which is kept when a transaction ends.
 */
async function leavesByOf(db: Db, caseId: string): Promise<string | null> {
  const { rows } = await sql<{ approved_at: Date | null }>`
    select coalesce(
      (select max(a.approved_at) from letter_approvals a where a.letter_id = l.id and a.version = l.version),
      (select (e ->> 'approved_at')::timestamptz from case_progress k, json_array_elements(k.milestones -> 'letters') e
        where k.case_id = l.case_id and e ->> 'letter_id' = l.id::text)) as approved_at
    from letters l where l.case_id = ${caseId} and l.status = 'approved'`.execute(db);
  const at = rows[0]?.approved_at ?? null;
  return at === null ? null : leavesBy(letterDateOf(at));
}

/** Corrections by the merchant that wait for the desk. */
async function correctionsOf(db: Db, caseId: string): Promise<number> {
  const { rows } = await sql<{ corrected: number }>`select corrected from app.facts_of_case(${caseId})`.execute(db);
  return rows[0]?.corrected ?? 0;
}
