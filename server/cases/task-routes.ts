import { api, signedIn } from '../kernel/api.ts';
import { addTask } from './add-task.ts';
import { listTasks } from './list-tasks.ts';
import { putTask } from './put-task.ts';
import { presentTask } from './tasks.ts';

export const taskRoutes = {
  listTasks: api.cases.listTasks.handler(async ({ context, input }) => ({
    items: (await listTasks(context.services, signedIn(context), input.id)).map(presentTask),
  })),
  addTask: api.cases.addTask.handler(async ({ context, input: { id, task_id, ...task } }) =>
    presentTask(await addTask(context.services, signedIn(context), id, { id: task_id, ...task })),
  ),
  putTask: api.cases.putTask.handler(async ({ context, input: { id, ...change } }) =>
    presentTask(await putTask(context.services, signedIn(context), id, change)),
  ),
};
