import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { fileColumns, type FileRow } from '../kernel/find-case.ts';
import { maxFilesPerCase } from '../../domain/intake/upload-documents.ts';
import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { caseForFiles, fileUploads, requireExports, requireKinds } from './case-files.ts';

type AddedFile = { id: string; document_type: FileRow['document_type'] };

/**
 * Turns uploads that the user sent for this case into files of it; those already in it are skipped. All or none. Throws
 * NOT_FOUND for a case that is not theirs and for an upload that is another's or was sent for something else, CONFLICT
 * when the case is full.
 */
export async function add(
  services: Services,
  user: User,
  caseId: string,
  given: readonly AddedFile[],
): Promise<FileRow[]> {
  return services.database.as(user, (db) => addWithin(services, db, user, caseId, given));
}

/**
 * The same of one upload, with what it belongs to: refused with it, it is no file of the case. Anything else than an upload of the user for this
 * case is left alone, for the caller to check.
 */
export async function addGiven(services: Services, db: Db, user: User, caseId: string, file: AddedFile): Promise<void> {
  const upload = await db
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', file.id)
    .where('user_id', '=', user.id)
    .where('for_case', '=', caseId)
    .where('case_id', 'is', null)
    .executeTakeFirst();
  if (upload) await addWithin(services, db, user, caseId, [file]);
}

async function addWithin(
  services: Services,
  db: Db,
  user: User,
  caseId: string,
  given: readonly AddedFile[],
): Promise<FileRow[]> {
  await caseForFiles(db, user, caseId);
  requireKinds(
    user,
    given.map(({ document_type }) => document_type),
  );
  // Serialized per case, so that files added at once cannot exceed the limit.
  await sql`select pg_advisory_xact_lock(hashtextextended(${caseId}, 5))`.execute(db);
  const kindOf = new Map(given.map((file) => [file.id, file.document_type]));
  const ids = [...kindOf.keys()];
  const known = new Set(
    (await db.selectFrom('case_files').select('id').where('case_id', '=', caseId).where('id', 'in', ids).execute()).map(
      ({ id }) => id,
    ),
  );
  const fresh = ids.filter((id) => !known.has(id));
  if (fresh.length > 0) await move(services, db, user, caseId, fresh, kindOf);
  return await db
    .selectFrom('case_files')
    .select(fileColumns)
    .where('case_id', '=', caseId)
    .where('id', 'in', ids)
    .orderBy('filename')
    .orderBy('id')
    .execute();
}

async function move(
  services: Services,
  db: Db,
  user: User,
  caseId: string,
  ids: string[],
  kindOf: Map<string, AddedFile['document_type']>,
): Promise<void> {
  const uploads = await db
    .updateTable('uploads')
    .set({ case_id: caseId })
    .where('user_id', '=', user.id)
    .where('for_case', '=', caseId)
    .where('case_id', 'is', null)
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  if (uploads.length < ids.length) throw notFound('One of these files');
  const { n } = await db
    .selectFrom('case_files')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  if (n + uploads.length > maxFilesPerCase)
    throw new Refusal('CONFLICT', `A case holds at most ${maxFilesPerCase} files. None of these was added.`);
  requireExports(uploads, kindOf);
  await fileUploads(services, db, caseId, uploads, kindOf, services.clock.now());
  if (uploads.some(({ id }) => kindOf.get(id) === 'account_export'))
    await services.jobs.enqueue(db, 'derive-account-proof', { case_id: caseId });
  await writeHistory(db, user, caseId, {
    what: 'files_added',
    field: null,
    old_value: null,
    new_value: uploads.map(({ filename }) => filename).toSorted(),
  });
}
