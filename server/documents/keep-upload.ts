import { createReadStream } from 'node:fs';
import { sql, type Insertable } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { DB } from '../../db/schema.ts';
import { maxFilesPerCase } from '../../domain/intake/upload-documents.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { askForReading } from './request-extraction.ts';
import { caseFilesFull, caseIsFull, ownCaseForFiles } from './case-files.ts';
import { recognizeFile } from './recognize-file.ts';

/** A finished upload: `path` of its bytes in the spool, `size` in bytes, `forCase` the case that it was sent for; without one it is for the draft. */
export type FinishedUpload = { id: string; filename: string; path: string; size: number; forCase?: string | null };

/**
 * Recognises a finished upload by its content, scans it, stores it sealed, lists it in the person's draft, or for their case, and has it read;
 * twice is once. Throws UNSUPPORTED_FILE, NOT_FOUND for a case that is not theirs, or CONFLICT when draft or case is full, with a message that names the file.
 */
export async function keepUpload(services: Services, person: Person, upload: FinishedUpload): Promise<void> {
  const recognised = await recognizeFile(upload.path, upload.filename, upload.size);
  if (!recognised.ok) throw new Refusal('UNSUPPORTED_FILE', recognised.message);
  const scan = await services.scanner.scan(upload.path);
  if (!scan.clean && scan.reason !== 'not_scanned') {
    throw new Refusal(
      'UNSUPPORTED_FILE',
      `"${upload.filename}" was not added: the malware scanner found ${scan.reason ?? 'something'} in it.`,
    );
  }
  const scanned =
    scan.reason === 'not_scanned'
      ? { scanned_at: null, scanned_by: null }
      : { scanned_at: services.clock.now(), scanned_by: services.scanner.name };
  const storageKey = `uploads/${person.id}/${upload.id}.${recognised.extension}`;
  const stored = await services.storage.put(storageKey, createReadStream(upload.path));
  const listed = await services.database
    .as(person, (db) =>
      list(services, db, person, {
        id: upload.id,
        user_id: person.id,
        filename: upload.filename,
        content_type: recognised.content_type,
        extension: recognised.extension,
        size_bytes: stored.size,
        sha256: stored.sha256,
        storage_key: storageKey,
        for_case: upload.forCase ?? null,
        created_at: services.clock.now(),
        ...scanned,
      }),
    )
    .catch(async (error: unknown) => {
      // A refusal has written nothing; after any other error the row may be there, and then needs its bytes.
      if (error instanceof Refusal) await services.storage.remove(storageKey);
      throw error;
    });
  if (listed) return;
  await services.storage.remove(storageKey);
  throw new Refusal('CONFLICT', upload.forCase ? caseFilesFull(upload.filename) : tooManyFiles(upload.filename));
}

/** One at a time for a person, so that files sent side by side do not pass the limit together. False when draft or case is full. */
async function list(services: Services, db: Db, person: Person, row: Insertable<DB['uploads']>): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${person.id}, 5))`.execute(db);
  if (await db.selectFrom('uploads').select('id').where('id', '=', row.id).executeTakeFirst()) return true;
  if (row.for_case) await ownCaseForFiles(db, person, row.for_case);
  if (row.for_case ? await caseIsFull(db, row.for_case) : await draftIsFull(db, person)) return false;
  await db.insertInto('uploads').values(row).execute();
  await askForReading(services, db, [row.id]);
  return true;
}

/** Whether the person's draft holds as many files as an application may. */
export async function draftIsFull(db: Db, person: Person): Promise<boolean> {
  const { n } = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', person.id)
    .where('case_id', 'is', null)
    .where('for_case', 'is', null)
    .executeTakeFirstOrThrow();
  return n >= maxFilesPerCase;
}

export const tooManyFiles = (filename: string): string =>
  `"${filename}" was not added: an application holds at most ${maxFilesPerCase} files.`;
