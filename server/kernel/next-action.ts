import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { progressColumn, progressOf, type StoredProgress } from './case-progress.ts';
import { nextActionOf } from '../../domain/next-action.ts';
import { dayOf } from '../../domain/promises.ts';
import type { StageCase } from '../../domain/stage.ts';
import type { Services } from './context.ts';

/**
 * Plans what the house does next, after a step that may have moved the case; in that step's own transaction, which has the case locked.
 * The same step again changes nothing, and what staff typed stays until the case's stage moves. It follows from the step, which has its line
 * of history, so it has none of its own and makes no new version.
 */
export async function planNextAction(services: Services, db: Db, caseId: string): Promise<void> {
  const plan = await planOf(services, db, caseId);
  if (plan)
    await sql`select app.plan_next_action(${caseId}, ${plan.stage}, ${plan.step}, ${plan.words}, ${plan.due_on}::date)`.execute(
      db,
    );
}

/** Staff have typed the action of the stage in which the case is now. */
export async function keepTypedAction(services: Services, db: Db, caseId: string): Promise<void> {
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
    .select(progressColumn)
    .where('id', '=', caseId)
    .executeTakeFirst();
  if (!found) return null;
  const { progress, ...theCase } = found;
  return nextActionOf(theCase as StageCase, progressOf(progress as StoredProgress), dayOf(services.clock.now()));
}
