import type { Db } from '../../db/actor.ts';
import type { HistoryEvent } from '../../domain/history-events.ts';
import { checkPromisedDay } from '../kernel/entry.ts';
import { writeHistory } from '../kernel/history.ts';
import { notFound } from '../kernel/refusal.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { requireStaff } from './read-workflow-edit.ts';
import { tasksIn, type TaskRow } from './tasks.ts';

type TaskChange = { text?: string; due_on?: string; owner_id?: string | null; done?: boolean };

/**
 * Changes a task, ticks it off or opens it again, and records in the case's history what changed. Idempotent. Throws
 * NOT_FOUND, INVALID_INPUT for an owner who is not staff or a day more than ten years away.
 */
export async function putTask(services: Services, user: User, id: string, change: TaskChange): Promise<TaskRow> {
  const now = services.clock.now();
  return services.database.as(user, async (db) => {
    const locked = await db.selectFrom('case_tasks').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    const before = locked && (await findTask(db, id));
    if (!before) throw notFound('This task');
    const { done, ...fields } = change;
    const changed = Object.fromEntries(
      Object.entries(fields).filter(([name, value]) => before[name as keyof typeof fields] !== value),
    ) as typeof fields;
    const ticked = done !== undefined && done !== (before.done_at !== null);
    if (Object.keys(changed).length === 0 && !ticked) return before;
    if (changed.due_on !== undefined) checkPromisedDay('due_on', changed.due_on, now);
    if (changed.owner_id) await requireStaff(db, changed.owner_id);
    const tick = done ? { done_at: now, done_by: user.id, done_by_name: user.name } : undone;
    await db
      .updateTable('case_tasks')
      .set({ ...changed, ...(ticked && tick) })
      .where('id', '=', id)
      .execute();
    const after = await findTask(db, id);
    if (!after) throw notFound('This task');
    const record = (what: HistoryEvent, old_value: unknown, new_value: unknown) =>
      writeHistory(db, user, before.case_id, { what, field: null, old_value, new_value });
    if (Object.keys(changed).length > 0) await record('task_changed', recorded(before), recorded(after));
    if (ticked) await record(done ? 'task_done' : 'task_reopened', null, { text: after.text });
    return after;
  });
}

const undone = { done_at: null, done_by: null, done_by_name: null };

const findTask = (db: Db, id: string): Promise<TaskRow | undefined> =>
  tasksIn(db).where('t.id', '=', id).executeTakeFirst();

const recorded = ({ text, due_on, owner_name }: TaskRow) => ({ text, due_on, owner: owner_name ?? 'Nobody' });
