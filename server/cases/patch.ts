import type { CaseEdit } from '../../domain/cases/case-edit.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { applyCaseEdit, type ChangedCase } from './apply-case-edit.ts';
import { findEditableCase } from './find-editable-case.ts';
import { stagedCases, type StagedCase } from './queries.ts';

/**
 * Staff change any status (spec, section 4) and any detail of a case; every change is in its history. Ending a case
 * sets its end date and notifies the merchant once; a cancelled case stays cancelled. The fee percent stays as fixed at
 * submission. Throws NOT_FOUND, INVALID_INPUT with `fields`, or VERSION_MISMATCH with `conflict` when somebody changed
 * the case since `version`.
 */
export async function patch(
  services: Services,
  user: User,
  id: string,
  version: number,
  edit: CaseEdit,
): Promise<ChangedCase & Pick<StagedCase, 'next_action' | 'next_action_on' | 'stage'>> {
  return services.database.as(user, async (db) => {
    const before = await findEditableCase(services, db, id, version, edit);
    const changed = await applyCaseEdit(services, db, user, before, edit);
    const [row] = await stagedCases(db, [id]);
    if (!row) throw new Error(`case ${id} has no progress`);
    return { ...changed, next_action: row.next_action, next_action_on: row.next_action_on, stage: row.stage };
  });
}
