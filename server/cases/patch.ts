import type { CaseEdit } from '../../domain/case-edit.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { applyCaseEdit, type ChangedCase } from './apply-case-edit.ts';
import { findEditableCase } from './find-editable-case.ts';

/**
 * Staff change a case: any status without restriction (spec, section 4), and every detail, never silently. A case that ends keeps the day and
 * its merchant is told once; one that its merchant has cancelled stays so, whatever status it is given. What the signed agreement states may
 * be changed as well; the fee percent stays as fixed at submission.
 * Throws NOT_FOUND, INVALID_INPUT with `fields`, or VERSION_MISMATCH with `conflict` when somebody changed the case since `version`.
 */
export async function patch(
  services: Services,
  person: Person,
  id: string,
  version: number,
  edit: CaseEdit,
): Promise<ChangedCase> {
  return services.database.as(person, async (db) =>
    applyCaseEdit(services, db, person, await findEditableCase(services, db, id, version, edit), edit),
  );
}
