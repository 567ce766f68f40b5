import { z } from 'zod';
import { allow } from './policy.ts';
import { calendarDate, id, timestamp } from './shapes.ts';

/** Something for staff to do in a case besides its next action. `owner` is null while the task belongs to nobody. */
const task = z.object({
  id,
  text: z.string(),
  due_on: calendarDate,
  owner: z.object({ id, name: z.string() }).nullable(),
  created_by: z.string(),
  done: z.object({ at: timestamp, by: z.string() }).nullable(),
});
export type CaseTask = z.infer<typeof task>;

const text = z
  .string()
  .trim()
  .min(1, 'Say what is to be done.')
  .max(300, 'Shorten it to 300 characters or fewer.')
  .transform((typed) => typed.replace(/\s+/g, ' '));

export const tasks = {
  /** The open tasks by due day, then the latest hundred finished ones. */
  listTasks: allow('staff')
    .route({ method: 'GET', path: '/admin/cases/{id}/tasks', tags: ['admin'] })
    .input(z.strictObject({ id }))
    .output(z.object({ items: z.array(task) })),
  /** Idempotent by `task_id`, which the caller makes. 409 CONFLICT beyond 100 open tasks in a case. */
  addTask: allow('staff')
    .route({ method: 'POST', path: '/admin/cases/{id}/tasks', tags: ['admin'] })
    .input(z.strictObject({ id, task_id: id, text, due_on: calendarDate, owner_id: id.nullable() }))
    .output(task),
  /** Changes what is given; `done` ticks it off or opens it again. Idempotent. */
  putTask: allow('staff')
    .route({ method: 'PATCH', path: '/admin/tasks/{id}', tags: ['admin'] })
    .input(
      z
        .strictObject({ id, text, due_on: calendarDate, owner_id: id.nullable(), done: z.boolean() })
        .partial({ text: true, due_on: true, owner_id: true, done: true }),
    )
    .output(task),
};
