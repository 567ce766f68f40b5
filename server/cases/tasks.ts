/** The tasks of a case as its three use cases read them. */
import type { CaseTask } from '../../contract/tasks.ts';
import type { Db } from '../../db/actor.ts';
import { iso } from '../kernel/present.ts';

export type TaskRow = {
  id: string;
  case_id: string;
  text: string;
  due_on: string;
  owner_id: string | null;
  owner_name: string | null;
  created_by_name: string;
  done_at: Date | null;
  done_by_name: string | null;
};

/** Every task that the actor may see; the callers add conditions. */
export const tasksIn = (db: Db) =>
  db
    .selectFrom('case_tasks as t')
    .leftJoin('profiles as p', 'p.user_id', 't.owner_id')
    .select([
      't.id',
      't.case_id',
      't.text',
      't.due_on',
      't.owner_id',
      'p.display_name as owner_name',
      't.created_by_name',
      't.done_at',
      't.done_by_name',
    ]);

export function presentTask(row: TaskRow): CaseTask {
  const { id, text, due_on, owner_id, owner_name, created_by_name, done_at, done_by_name } = row;
  return {
    id,
    text,
    due_on,
    owner: owner_id === null ? null : { id: owner_id, name: owner_name ?? '' },
    created_by: created_by_name,
    done: done_at === null ? null : { at: iso(done_at), by: done_by_name ?? '' },
  };
}
