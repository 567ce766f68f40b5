import { sql, type Insertable } from 'kysely';
import pLimit from 'p-limit';
import type { Db } from '../../db/actor.ts';
import type { Tables } from '../../db/typed-columns.ts';
import { namedAs } from '../../domain/intake/file-name.ts';
import { maxFilesPerCase } from '../../domain/intake/upload-documents.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { requestExtraction } from './request-extraction.ts';
import { caseFilesFull, caseIsFull, caseForUpload } from './case-files.ts';
import { readLocal } from './read-local.ts';
import { recognizeExport } from './recognize-export.ts';
import { recognizeFile } from './recognize-file.ts';

/**
 * A finished upload: `path` of its bytes in the spool, `size` in bytes, `forCase` the case it was sent for; without one
 * it belongs to the draft.
 */
type FinishedUpload = {
  id: string;
  filename: string;
  path: string;
  size: number;
  forCase?: string | null;
  /** It is an export of a processor's records: no document, and so not read as one. */
  isExport?: boolean;
};

/** Recognizing holds a whole file in memory, at times twice, and keeps a processor busy. */
const oneByOne = pLimit(1);

/**
 * Recognizes a finished upload by its content, which also gives its name the right extension, scans it, stores it
 * encrypted, lists it in the user's draft or for their case, and queues its extraction. Idempotent. Throws
 * UNSUPPORTED_FILE, NOT_FOUND for a case that is not theirs, CONFLICT when draft or case is full; messages name the
 * file.
 */
export async function storeUpload(services: Services, user: User, upload: FinishedUpload): Promise<void> {
  const isExport = upload.isExport === true;
  const { path, filename, size } = upload;
  const recognized = await oneByOne(async () =>
    isExport ? recognizeExport(path, filename, size) : recognizeFile(path, filename, size),
  );
  if (!recognized.ok) throw new Refusal('UNSUPPORTED_FILE', recognized.message);
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
  const storageKey = `uploads/${user.id}/${upload.id}.${recognized.extension}`;
  const stored = await services.storage.put(storageKey, readLocal(upload.path, recognized.begins));
  const listed = await services.database
    .as(user, (db) =>
      list(services, db, user, isExport, {
        id: upload.id,
        user_id: user.id,
        filename: namedAs(upload.filename, recognized.extension),
        content_type: recognized.content_type,
        extension: recognized.extension,
        size_bytes: stored.size,
        sha256: stored.sha256,
        storage_key: storageKey,
        for_case: upload.forCase ?? null,
        created_at: services.clock.now(),
        ...scanned,
      }),
    )
    .catch(async (error: unknown) => {
      // A refusal wrote nothing; after any other error the row may exist and then needs its bytes.
      if (error instanceof Refusal) await services.storage.remove(storageKey);
      throw error;
    });
  if (listed) return;
  await services.storage.remove(storageKey);
  throw new Refusal('CONFLICT', upload.forCase ? caseFilesFull(upload.filename) : tooManyFiles(upload.filename));
}

/** Serialized per user, so that files sent at once cannot exceed the limit. False when draft or case is full. */
async function list(
  services: Services,
  db: Db,
  user: User,
  isExport: boolean,
  row: Insertable<Tables['uploads']>,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${user.id}, 5))`.execute(db);
  if (await db.selectFrom('uploads').select('id').where('id', '=', row.id).executeTakeFirst()) return true;
  if (row.for_case) await caseForUpload(db, user, row.for_case);
  if (row.for_case ? await caseIsFull(db, row.for_case) : await draftIsFull(db, user)) return false;
  await db.insertInto('uploads').values(row).execute();
  if (!isExport) await requestExtraction(services, db, [row.id]);
  return true;
}

/** Whether the user's draft holds as many files as an application may. */
export async function draftIsFull(db: Db, user: User): Promise<boolean> {
  const { n } = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', user.id)
    .where('case_id', 'is', null)
    .where('for_case', 'is', null)
    .executeTakeFirstOrThrow();
  return n >= maxFilesPerCase;
}

export const tooManyFiles = (filename: string): string =>
  `"${filename}" was not added: an application holds at most ${maxFilesPerCase} files.`;
