import { findCaseCore } from '../kernel/find-case-core.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { tasksIn, type TaskRow } from './tasks.ts';

/** How many finished tasks are shown. */
const maxDone = 100;

/** A case's tasks: the open ones by due day, then those done, the latest first. Throws NOT_FOUND. */
export async function listTasks(services: Services, user: User, caseId: string): Promise<TaskRow[]> {
  return services.database.as(user, async (db) => {
    await findCaseCore(db, caseId);
    const ofCase = tasksIn(db).where('t.case_id', '=', caseId);
    const [open, done] = await Promise.all([
      ofCase.where('t.done_at', 'is', null).orderBy('t.due_on').orderBy('t.id').execute(),
      ofCase.where('t.done_at', 'is not', null).orderBy('t.done_at', 'desc').orderBy('t.id').limit(maxDone).execute(),
    ]);
    return [...open, ...done];
  });
}
