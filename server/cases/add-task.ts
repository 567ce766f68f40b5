import { findCaseCore } from '../kernel/find-case-core.ts';
import { checkPromisedDay, isRepeat } from '../kernel/entry.ts';
import { writeHistory } from '../kernel/history.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { requireStaff } from './read-workflow-edit.ts';
import { tasksIn, type TaskRow } from './tasks.ts';

type NewTask = { id: string; text: string; due_on: string; owner_id: string | null };

/** More open tasks than anybody works through in one case. */
const maxOpen = 100;

/**
 * Adds a task to a case, ended or not, and records it in its history. Idempotent by id. Throws NOT_FOUND, IDEMPOTENCY_MISMATCH for another
 * task under the id, INVALID_INPUT for an owner who is not staff or a day more than ten years away, CONFLICT beyond 100 open ones.
 */
export async function addTask(services: Services, user: User, caseId: string, task: NewTask): Promise<TaskRow> {
  const now = services.clock.now();
  checkPromisedDay('due_on', task.due_on, now);
  return services.database.as(user, async (db) => {
    await findCaseCore(db, caseId, 'lock');
    const find = () => tasksIn(db).where('t.id', '=', task.id).executeTakeFirst();
    const earlier = await find();
    const { id, text, due_on, owner_id } = task;
    if (earlier && isRepeat(earlier, { id, case_id: caseId, text, due_on, owner_id })) return earlier;
    if (owner_id !== null) await requireStaff(db, owner_id);
    const { n } = await db
      .selectFrom('case_tasks')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('case_id', '=', caseId)
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (n >= maxOpen)
      throw new Refusal('CONFLICT', `This case has ${maxOpen} open tasks already. Tick some of them off first.`);
    await db
      .insertInto('case_tasks')
      .values({ ...task, case_id: caseId, created_by: user.id, created_by_name: user.name, created_at: now })
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'task_added',
      field: null,
      old_value: null,
      new_value: { text, due_on },
    });
    const added = await find();
    if (!added) throw new Error('the task just added is not there');
    return added;
  });
}
