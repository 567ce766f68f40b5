import type { CaseEdit } from '../../domain/case-edit.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { applyCaseEdit } from './apply-case-edit.ts';
import { giveToAttorney } from './assign.ts';
import { findEditableCase, type EditableCase } from './find-editable-case.ts';

export type BulkChange = Pick<CaseEdit, 'status' | 'priority' | 'owner_id'> & { attorney_id?: string | undefined };
export type OneChange = { id: string; version: number; change: BulkChange };
/** `before`: the change that takes this one back; null when there is nothing to take back. `message`: why it was not made, in a sentence. */
export type ChangeResult = {
  id: string;
  ok: boolean;
  version: number | null;
  message: string | null;
  before: BulkChange | null;
};

/**
 * Changes many cases, each in a transaction of its own, so that one that is refused leaves the others as they were made and nobody waits for
 * all of them. One case is held at a time, so two calls never wait for each other in a ring. Results in the order of the changes.
 */
export async function bulkChange(
  services: Services,
  person: Person,
  changes: readonly OneChange[],
): Promise<ChangeResult[]> {
  const results: ChangeResult[] = [];
  let broken = false;
  for (const each of changes) {
    if (broken) {
      results.push(refused(each, notMade));
      continue;
    }
    try {
      results.push(await changeOne(services, person, each));
    } catch (error) {
      if (!(error instanceof Refusal))
        services.log.error(
          { err: error, case_id: each.id },
          'a case of a bulk change could not be changed; the rest is left',
        );
      broken = !(error instanceof Refusal);
      results.push(refused(each, error instanceof Refusal ? error.message : notMade));
    }
  }
  return results;
}

const notMade = 'Something went wrong on our side. This case was not changed; please try again.';
const refused = ({ id }: OneChange, message: string): ChangeResult => ({
  id,
  ok: false,
  version: null,
  message,
  before: null,
});

async function changeOne(
  services: Services,
  person: Person,
  { id, version, change }: OneChange,
): Promise<ChangeResult> {
  const { attorney_id, ...edit } = change;
  return services.database.as(person, async (db) => {
    const before = await findEditableCase(services, db, id, version, edit);
    const { version: edited, changed } = await applyCaseEdit(services, db, person, before, edit);
    const given = attorney_id !== undefined && (await giveToAttorney(services, db, person, id, attorney_id)).changed;
    return {
      id,
      ok: true,
      version: edited + (given ? 1 : 0),
      message: null,
      before: undoOf(before.row, changed, given),
    };
  });
}

/** What nobody had before (an attorney, an owner) cannot be given back to nobody. */
function undoOf(row: EditableCase['row'], changed: readonly string[], given: boolean): BulkChange | null {
  const undo: BulkChange = {
    ...(changed.includes('status') ? { status: row.status } : {}),
    ...(changed.includes('priority') ? { priority: row.priority } : {}),
    ...(changed.includes('owner_id') && row.owner_id !== null ? { owner_id: row.owner_id } : {}),
    ...(given && row.attorney_id !== null ? { attorney_id: row.attorney_id } : {}),
  };
  return Object.keys(undo).length > 0 ? undo : null;
}
