import { hasEnded } from '../../domain/cases/case.ts';
import { wrong } from '../kernel/entry.ts';
import type { Db } from '../../db/actor.ts';
import { addYears } from '../../domain/calendar/business-days.ts';
import type { CaseEdit } from '../../domain/cases/case-edit.ts';
import type { EditableCase } from './find-editable-case.ts';

/** The part of an edit that concerns the workflow of a case, not its details. */
type WorkflowEdit = Pick<CaseEdit, 'status' | 'priority' | 'owner_id' | 'next_action' | 'next_action_on'>;
/** `owner`: the names of the old and the new owner, when the owner changes. */
export type ReadWorkflowEdit = {
  changed: WorkflowEdit;
  errors: Record<string, string>;
  owner: { from: string | null; to: string | null } | null;
};

/**
 * The workflow fields that an edit really changes, with errors where an open case would lose its owner or its dated
 * next action. `today` is `YYYY-MM-DD`.
 */
export async function readWorkflowEdit(
  db: Db,
  { row }: EditableCase,
  edit: WorkflowEdit,
  today: string,
): Promise<ReadWorkflowEdit> {
  const read: ReadWorkflowEdit = { changed: {}, errors: {}, owner: null };
  if (edit.status !== undefined && edit.status !== row.status) read.changed.status = edit.status;
  if (edit.priority !== undefined && edit.priority !== row.priority) read.changed.priority = edit.priority;
  const ended = hasEnded(edit.status ?? row.status);
  readAction(row, edit, ended, today, read);
  await readOwner(db, row, edit, ended, read);
  return read;
}

const noAction = 'A case that has ended has no next action.';

function readAction(
  row: EditableCase['row'],
  { next_action: text, next_action_on: day }: WorkflowEdit,
  ended: boolean,
  today: string,
  { changed, errors }: ReadWorkflowEdit,
): void {
  if (text !== undefined && text !== (row.next_action ?? '')) {
    if (ended) errors.next_action = noAction;
    else if (text === '') errors.next_action = 'Enter what is to be done next.';
    else changed.next_action = text;
  }
  if (day === undefined || day === row.next_action_on) return;
  if (ended) errors.next_action_on = noAction;
  else if (day < addYears(today, -1) || day > addYears(today, 10))
    errors.next_action_on = 'Choose a day within the next ten years.';
  else changed.next_action_on = day;
}

async function readOwner(
  db: Db,
  row: EditableCase['row'],
  { owner_id: id }: WorkflowEdit,
  ended: boolean,
  read: ReadWorkflowEdit,
): Promise<void> {
  if (id === undefined || id === row.owner_id) return;
  if (id === null && !ended) {
    read.errors.owner_id = 'Every open case needs an owner. Choose a staff member.';
    return;
  }
  const to = id === null ? null : await staffName(db, id);
  if (id !== null && to === null) {
    read.errors.owner_id = 'This user is not a staff member.';
    return;
  }
  read.changed.owner_id = id;
  read.owner = { from: row.owner_id === null ? null : await nameOf(db, row.owner_id), to };
}

async function staffName(db: Db, id: string): Promise<string | null> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'admin')
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return found ? nameOf(db, id) : null;
}

/** Throws INVALID_INPUT for an owner who is not staff. */
export async function requireStaff(db: Db, id: string): Promise<void> {
  if ((await staffName(db, id)) === null) wrong('owner_id', 'This user is not a staff member.');
}

/** History shows names, not ids. */
async function nameOf(db: Db, id: string): Promise<string> {
  return (
    (await db.selectFrom('profiles').select('display_name').where('user_id', '=', id).executeTakeFirst())
      ?.display_name ?? id
  );
}
