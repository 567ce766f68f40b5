import { createReadStream } from 'node:fs';
import type { Person } from '../auth/session.ts';
import type { Services } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { recogniseFile } from './recognise-file.ts';

/** A finished upload: `path` of its bytes in the spool, `size` in bytes. */
export type FinishedUpload = { id: string; filename: string; path: string; size: number };

/**
 * Recognises a finished upload by its content, scans it, stores it sealed and lists it in the person's draft; twice is once.
 * Throws UNSUPPORTED_FILE with a message that names the file.
 */
export async function keepUpload(services: Services, person: Person, upload: FinishedUpload): Promise<void> {
  const recognised = await recogniseFile(upload.path, upload.filename, upload.size);
  if (!recognised.ok) throw new Refusal('UNSUPPORTED_FILE', recognised.message);
  const scan = await services.scanner.scan(upload.path);
  if (!scan.clean && scan.reason !== 'not_scanned') {
    throw new Refusal('UNSUPPORTED_FILE', `"${upload.filename}" was not added: the malware scanner found ${scan.reason ?? 'something'} in it.`);
  }
  const storageKey = `uploads/${person.id}/${upload.id}.${recognised.extension}`;
  const stored = await services.storage.put(storageKey, createReadStream(upload.path));
  await services.database.as(person, (db) =>
    db.insertInto('uploads').values({
      id: upload.id, user_id: person.id, filename: upload.filename, content_type: recognised.content_type, extension: recognised.extension,
      size_bytes: stored.size, sha256: stored.sha256, storage_key: storageKey, created_at: services.clock.now(),
    }).onConflict((conflict) => conflict.doNothing()).execute(),
  );
}
