import type { CaseEdit } from '../../domain/cases/case-edit.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { applyCaseEdit, type ChangedCase } from './apply-case-edit.ts';
import { findEditableCase } from './find-editable-case.ts';

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
): Promise<ChangedCase> {
  return services.database.as(user, async (db) =>
    applyCaseEdit(services, db, user, await findEditableCase(services, db, id, version, edit), edit),
  );
}
