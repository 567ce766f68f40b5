import { systemActor, type Db } from '../../db/actor.ts';
import type { FileKind } from '../../domain/documents/document-kind.ts';
import { requireKinds } from '../documents/case-files.ts';
import { setKindOf } from '../documents/set-kind.ts';
import type { Services } from '../kernel/context.ts';
import { fileColumns, type FileRow } from '../kernel/find-case.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { requireMerchant } from '../kernel/merchant-case.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { takeBackLetter } from '../kernel/take-back-letter.ts';
import { caseAnswers, takenUp } from './get-answers.ts';

type NamedFile = { id: string; file_id: string; document_type: FileKind };

/**
 * The merchant says what a document of their case is, which they may do while they may complete the case. The letter is
 * then drafted again. Idempotent. Throws NOT_FOUND, FORBIDDEN for staff and attorneys and for a kind that is the
 * desk's, CONFLICT with the reason.
 */
export async function chooseKind(services: Services, user: User, named: NamedFile): Promise<FileRow> {
  await services.database.as(user, async (db) => {
    const { row, why_not } = await caseAnswers(db, user, named.id);
    requireMerchant(user, row, 'say what its documents are');
    const file = await fileOf(db, named);
    requireKinds(user, [named.document_type, file.document_type]);
    if (why_not) throw new Refusal('CONFLICT', why_not);
  });
  // Row-level security lets a merchant add files but not change them, so the program makes this one change for them.
  return services.database.as(systemActor, async (db) => {
    await lockCase(db, named.id);
    const file = await fileOf(db, named);
    if (file.document_type === named.document_type) return file;
    if (!(await takeBackLetter(db, named.id))) throw new Refusal('CONFLICT', takenUp);
    const changed = await setKindOf(db, user, named.id, file, named.document_type);
    await services.jobs.enqueue(db, 'redraft-letter', { case_id: named.id });
    return changed;
  });
}

async function fileOf(db: Db, { id, file_id }: NamedFile): Promise<FileRow> {
  const found = await db
    .selectFrom('case_files')
    .select(fileColumns)
    .where('case_id', '=', id)
    .where('id', '=', file_id)
    .executeTakeFirst();
  if (!found) throw notFound('This file');
  return found;
}
