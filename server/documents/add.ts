import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { fileColumns, type FileRow } from '../kernel/find-case.ts';
import { maxFilesPerCase } from '../../domain/intake/upload-documents.ts';
import type { Person } from '../kernel/person.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { takeReadings } from './request-extraction.ts';
import { caseForFiles } from './case-files.ts';

export type AddedFile = { id: string; document_type: FileRow['document_type'] };

/**
 * Makes finished uploads, which their person sent for this case, files of the case; one that is in it already stays as it is. All or none.
 * Throws NOT_FOUND for a foreign case and for an upload that is another's or was sent for something else, CONFLICT when the case is full.
 */
export async function add(
  services: Services,
  person: Person,
  caseId: string,
  given: readonly AddedFile[],
): Promise<FileRow[]> {
  return services.database.as(person, async (db) => {
    await caseForFiles(db, person, caseId);
    // One at a time for a case, so that files added side by side do not pass the limit together.
    await sql`select pg_advisory_xact_lock(hashtextextended(${caseId}, 5))`.execute(db);
    const kindOf = new Map(given.map((file) => [file.id, file.document_type]));
    const ids = [...kindOf.keys()];
    const known = new Set(
      (
        await db.selectFrom('case_files').select('id').where('case_id', '=', caseId).where('id', 'in', ids).execute()
      ).map(({ id }) => id),
    );
    const fresh = ids.filter((id) => !known.has(id));
    if (fresh.length > 0) await move(services, db, person, caseId, fresh, kindOf);
    return (await db
      .selectFrom('case_files')
      .select(fileColumns)
      .where('case_id', '=', caseId)
      .where('id', 'in', ids)
      .orderBy('filename')
      .orderBy('id')
      .execute()) as FileRow[];
  });
}

async function move(
  services: Services,
  db: Db,
  person: Person,
  caseId: string,
  ids: string[],
  kindOf: Map<string, AddedFile['document_type']>,
): Promise<void> {
  const uploads = await db
    .updateTable('uploads')
    .set({ case_id: caseId })
    .where('user_id', '=', person.id)
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
  const now = services.clock.now();
  const summaries = await takeReadings(
    services,
    db,
    uploads.map(({ id }) => id),
  );
  await db
    .insertInto('case_files')
    .values(
      uploads.map((upload) => ({
        id: upload.id,
        case_id: caseId,
        filename: upload.filename,
        path: filePath(caseId, now, upload.extension),
        storage_key: upload.storage_key,
        kind: 'application_document',
        document_type: kindOf.get(upload.id) ?? 'application_document',
        content_type: upload.content_type,
        size_bytes: upload.size_bytes,
        sha256: upload.sha256,
        scanned_at: upload.scanned_at,
        scanned_by: upload.scanned_by,
        ai_summary: summaries.get(upload.id) ?? null,
        created_at: now,
      })),
    )
    .execute();
  await writeHistory(db, person, caseId, {
    what: 'files_added',
    field: null,
    old_value: null,
    new_value: uploads.map(({ filename }) => filename).toSorted(),
  });
}

/** Spec, section 3: built from case id, timestamp, random token and extension. */
const filePath = (caseId: string, now: Date, extension: string): string =>
  `${caseId}/${now.getTime()}-${randomBytes(8).toString('hex')}.${extension}`;
