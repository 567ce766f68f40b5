import type { CaseEdit } from '../../domain/cases/case-edit.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { applyCaseEdit } from './apply-case-edit.ts';
import { assignAttorney } from './assign.ts';
import { findEditableCase, type EditableCase } from './find-editable-case.ts';

type BulkChange = Pick<CaseEdit, 'status' | 'priority' | 'owner_id'> & { attorney_id?: string | undefined };
export type OneChange = { id: string; version: number; change: BulkChange };
/** `before`: the change that undoes this one, or null. `message`: why it was refused, in a sentence. */
export type ChangeResult = {
  id: string;
  ok: boolean;
  version: number | null;
  message: string | null;
  before: BulkChange | null;
};

/**
 * Changes many cases, each in its own transaction: a refused one does not undo the others. Only one case is locked at a
 * time, so two calls cannot deadlock. Results are in the order of the changes.
 */
export async function bulkChange(
  services: Services,
  user: User,
  changes: readonly OneChange[],
): Promise<ChangeResult[]> {
  const results: ChangeResult[] = [];
  let broken = false;
  for (const each of changes) {
    if (broken) {
      results.push(refused(each, failureMessage));
      continue;
    }
    try {
      results.push(await changeOne(services, user, each));
    } catch (error) {
      if (!(error instanceof Refusal))
        services.log.error(
          { err: error, case_id: each.id },
          'a case of a bulk change could not be changed; the rest is left',
        );
      broken = !(error instanceof Refusal);
      results.push(refused(each, error instanceof Refusal ? error.message : failureMessage));
    }
  }
  return results;
}

const failureMessage = 'Something went wrong on our side. This case was not changed; please try again.';
const refused = ({ id }: OneChange, message: string): ChangeResult => ({
  id,
  ok: false,
  version: null,
  message,
  before: null,
});

async function changeOne(services: Services, user: User, { id, version, change }: OneChange): Promise<ChangeResult> {
  const { attorney_id, ...edit } = change;
  return services.database.as(user, async (db) => {
    const before = await findEditableCase(services, db, id, version, edit);
    const { version: edited, changed } = await applyCaseEdit(services, db, user, before, edit);
    const given = attorney_id !== undefined && (await assignAttorney(services, db, user, id, attorney_id)).changed;
    return {
      id,
      ok: true,
      version: edited + (given ? 1 : 0),
      message: null,
      before: undoOf(before.row, changed, given),
    };
  });
}

/** The undo leaves out an attorney or owner that the case did not have before, since neither can be unassigned. */
function undoOf(row: EditableCase['row'], changed: readonly string[], given: boolean): BulkChange | null {
  const undo: BulkChange = {
    ...(changed.includes('status') ? { status: row.status } : {}),
    ...(changed.includes('priority') ? { priority: row.priority } : {}),
    ...(changed.includes('owner_id') && row.owner_id !== null ? { owner_id: row.owner_id } : {}),
    ...(given && row.attorney_id !== null ? { attorney_id: row.attorney_id } : {}),
  };
  return Object.keys(undo).length > 0 ? undo : null;
}
