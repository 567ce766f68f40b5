import type { Actor, Db } from '../../db/actor.ts';
import { isAccountFile } from '../../domain/documents/document-kind.ts';
import { fileColumns, type FileRow } from '../kernel/find-case.ts';
import type { User } from '../kernel/user.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';

/**
 * Sets the kind of a case's document; history names the file, the old kind and the new. Idempotent. Throws NOT_FOUND.
 */
export async function setKind(
  services: Services,
  user: User,
  fileId: string,
  kind: FileRow['document_type'],
): Promise<FileRow> {
  return services.database.as(user, async (db) => {
    const owner = await db.selectFrom('case_files').select('case_id').where('id', '=', fileId).executeTakeFirst();
    if (!owner) throw notFound('This file');
    await findCaseCore(db, owner.case_id, 'lock');
    const before = await db.selectFrom('case_files').select(fileColumns).where('id', '=', fileId).executeTakeFirst();
    if (!before) throw notFound('This file');
    return setKindOf(db, user, owner.case_id, before, kind);
  });
}

/** The same inside a transaction that has the case locked and may change its files. */
export async function setKindOf(
  db: Db,
  by: Actor,
  caseId: string,
  before: FileRow,
  kind: FileRow['document_type'],
): Promise<FileRow> {
  if (before.document_type === kind) return before;
  if (isAccountFile(kind) || isAccountFile(before.document_type))
    throw new Refusal('CONFLICT', 'Exports of the processor’s records are added on their own page, and stay exports.');
  await db.updateTable('case_files').set({ document_type: kind }).where('id', '=', before.id).execute();
  const named = (document_type: FileRow['document_type']) => ({ filename: before.filename, document_type });
  await writeHistory(db, by, caseId, {
    what: 'file_kind_changed',
    field: 'document_type',
    old_value: named(before.document_type),
    new_value: named(kind),
  });
  return { ...before, document_type: kind };
}
