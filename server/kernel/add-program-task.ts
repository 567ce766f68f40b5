import { systemActor, type Db } from '../../db/actor.ts';
import type { Services } from './context.ts';
import { writeHistory } from './history.ts';

/** `due_on`: YYYY-MM-DD. `owner_id`: null for nobody in particular. */
type ProgramTask = { id: string; text: string; due_on: string; owner_id: string | null };

/**
 * Gives the staff of a case a task from the program, which they tick off (server/cases/add-task.ts). Idempotent by id.
 */
export async function addProgramTask(services: Services, db: Db, caseId: string, task: ProgramTask): Promise<void> {
  const { text, due_on } = task;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('case_tasks')
    .values({ ...task, case_id: caseId, created_by_name: systemActor.name, created_at: services.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return;
  await writeHistory(db, systemActor, caseId, {
    what: 'task_added',
    field: null,
    old_value: null,
    new_value: { text, due_on },
  });
}
