import { sql } from 'kysely';
import { systemActor, type Db } from '../../db/actor.ts';
import { computedProgress, progressOf } from '../kernel/case-progress.ts';
import { firmDayOf, letterDateOf } from '../../domain/calendar/firm-day.ts';
import type { IsoDate } from '../../domain/calendar/business-days.ts';
import { leavesBy } from '../../domain/letters/reply-due.ts';
import {
  asksTheContract,
  nextActionOf,
  standingAction,
  waitsToBeSent,
  type StoredAction,
} from '../../domain/cases/next-action.ts';
import { nextContractStep } from '../../drafting/clock/steps.ts';
import { lastDecision } from '../conflicts/decisions.ts';
import { clocksOf } from '../kernel/case-clock.ts';
import type { Services } from '../kernel/context.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { letterBar } from './letter-bar.ts';

/** What `actionOf` reads of a case. */
export const actionColumns = [
  'cases.next_action',
  'cases.next_action_on',
  'cases.next_action_for',
  'cases.next_action_was_on',
] as const;

/**
 * Plans the next action of a case that a transaction left for it (kernel/leave-for-planning.ts), and keeps the case
 * locked. Idempotent. The step that moved the case has its own history entry, so this writes none and makes no new
 * version. The actor is staff or the program.
 */
export async function planNextAction(services: Services, db: Db, caseId: string): Promise<void> {
  await lockCase(db, caseId);
  const stored = await db.selectFrom('cases').select(actionColumns).where('id', '=', caseId).executeTakeFirst();
  if (!stored || stored.next_action_was_on === null) return;
  const planned = await actionOf(services, db, caseId, stored);
  await db.updateTable('cases').set(planned).where('id', '=', caseId).execute();
}

/**
 * The next actions of the cases among `caseIds` that the actor may see, by id, as every page and calendar shows them:
 * the stored one, or the one that the job will store. Both count from the day on which the case was left for planning,
 * so it does not matter when they are read.
 */
export async function actionsOf(
  services: Services,
  db: Db,
  caseIds: readonly string[],
): Promise<Map<string, StoredAction>> {
  const rows = await db.selectFrom('cases').select('id').select(actionColumns).where('id', 'in', caseIds).execute();
  return new Map(
    await Promise.all(rows.map(async ({ id, ...stored }) => [id, await actionOf(services, db, id, stored)] as const)),
  );
}

/** The same for every user who may see these cases: a plan depends on records that some of them may not read. */
export const actionsForEverybody = (services: Services, caseIds: readonly string[]) =>
  services.database.as(systemActor, (db) => actionsOf(services, db, caseIds));

async function actionOf(services: Services, db: Db, caseId: string, stored: StoredAction): Promise<StoredAction> {
  const { next_action_on: leftOn, next_action_was_on: wasOn } = stored;
  return wasOn === null || leftOn === null
    ? stored
    : standingAction(stored, await planOf(services, db, caseId, leftOn));
}

/** Marks the action of an open case as typed by staff for its current stage. */
export async function markTypedAction(db: Db, caseId: string, today: IsoDate): Promise<void> {
  const state = await stateOf(db, caseId);
  const plan = state && nextActionOf(state.theCase, state.progress, today);
  if (plan)
    await db
      .updateTable('cases')
      .set({ next_action_for: `hand:${plan.stage}` })
      .where('id', '=', caseId)
      .execute();
}

async function planOf(services: Services, db: Db, caseId: string, today: IsoDate) {
  const state = await stateOf(db, caseId);
  if (!state) return null;
  const { theCase, progress } = state;
  const clock = asksTheContract(progress) ? (await clocksOf(db, [caseId], today)).get(caseId) : undefined;
  const step = clock ? nextContractStep(clock.steps, clock.facts.taken) : null;
  return nextActionOf(theCase, progress, today, step, {
    corrections: await correctionsOf(db, caseId),
    leaves_by: waitsToBeSent(progress) ? await leavesByOf(db, caseId) : null,
    returned: await returnOf(db, caseId),
    money_on: progress.recovered_cents > 0 ? await moneyOnOf(db, caseId) : null,
    barred: await letterBar(services, db, progress),
    conflict: (await lastDecision(db, caseId))?.outcome === 'conflict',
  });
}

async function stateOf(db: Db, caseId: string) {
  const found = await db
    .selectFrom('cases')
    .select(['status', 'held_amount_cents', 'created_at', 'cancelled_at'])
    .select(computedProgress)
    .where('id', '=', caseId)
    .executeTakeFirst();
  if (!found) return null;
  const { progress, ...theCase } = found;
  return { theCase, progress: progressOf(progress) };
}

/** The last day on which the approved letter may leave, counted from the date of its approval. */
async function leavesByOf(db: Db, caseId: string): Promise<string | null> {
  const { rows } = await sql<{ approved_at: Date | null }>`
    select max(a.approved_at) as approved_at
    from letters l join letter_approvals a on a.letter_id = l.id and a.version = l.version
    where l.case_id = ${caseId} and l.status = 'approved'`.execute(db);
  const at = rows[0]?.approved_at ?? null;
  return at === null ? null : leavesBy(letterDateOf(at));
}

/** The day at the firm on which the case's newest money was recorded. */
async function moneyOnOf(db: Db, caseId: string): Promise<IsoDate | null> {
  const last = await db
    .selectFrom('recoveries')
    .select('created_at')
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? firmDayOf(last.created_at) : null;
}

/** Corrections by the merchant that wait for the desk. */
async function correctionsOf(db: Db, caseId: string): Promise<number> {
  const { rows } = await sql<{ corrected: number }>`select corrected from app.facts_of_case(${caseId})`.execute(db);
  return rows[0]?.corrected ?? 0;
}

/** The note with which the attorney gave the letter back, until it is put into review again. */
async function returnOf(db: Db, caseId: string): Promise<{ id: string; note: string } | null> {
  const last = await db
    .selectFrom('case_history')
    .select(['seq', 'what', sql<string | null>`new_value ->> 'note'`.as('note')])
    .where('case_id', '=', caseId)
    .where('what', 'in', ['letter_returned', 'letter_submitted', 'letter_superseded'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.what === 'letter_returned' && last.note ? { id: String(last.seq), note: last.note } : null;
}
