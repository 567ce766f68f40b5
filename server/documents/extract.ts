import { buffer } from 'node:stream/consumers';
import { systemActor } from '../../db/actor.ts';
import type { ReadingState } from '../../domain/documents/reading.ts';
import { DocumentUnreadable, ReaderFailed, type ReadProgress, type ReadResult } from '../engines/reader/reader.ts';
import type { Services } from '../kernel/context.ts';

type Outcome = { status: ReadingState; error: string | null; result: ReadResult | null };
/** Milliseconds between two notes of how far reading is. */
const noteEvery = 700;

/**
 * Reads one uploaded file and keeps what was read, with its summary at the file of the case once it is one. A file that was read, or cannot
 * be, stays as it is; one whose upload has gone meanwhile is nobody's. Throws only what trying again may mend: storage and database.
 */
export async function extract(services: Services, fileId: string): Promise<void> {
  const upload = await services.database.as(systemActor, async (db) => {
    const found = await db
      .selectFrom('uploads')
      .innerJoin('file_readings', 'file_readings.file_id', 'uploads.id')
      .select(['storage_key', 'content_type', 'status'])
      .where('uploads.id', '=', fileId)
      .executeTakeFirst();
    if (found && isOpen(found.status))
      await db
        .updateTable('file_readings')
        .set({ status: 'reading', engine: services.reader.engine })
        .where('file_id', '=', fileId)
        .execute();
    return found;
  });
  if (!upload || !isOpen(upload.status)) return;
  const content = await buffer(await services.storage.get(upload.storage_key));
  await keep(services, fileId, await read(services, fileId, content, upload.content_type));
}

const isOpen = (status: string): boolean => status === 'waiting' || status === 'reading';

async function read(services: Services, fileId: string, content: Buffer, contentType: string): Promise<Outcome> {
  const notes = progressNotes(services, fileId);
  try {
    const result = await services.reader.read(content, contentType, { onProgress: notes.note });
    return { status: 'done', error: null, result };
  } catch (error) {
    if (error instanceof DocumentUnreadable) return { status: 'unreadable', error: error.message, result: null };
    if (!(error instanceof ReaderFailed)) throw error;
    services.log.warn({ err: error, file_id: fileId }, 'a document was given up');
    return { status: 'failed', error: error.message, result: null };
  } finally {
    await notes.written();
  }
}

/** Writes how far reading is, one after the other and not more often than a page can show. */
function progressNotes(services: Services, fileId: string) {
  let writing: Promise<unknown> = Promise.resolve();
  let last = 0;
  return {
    note: ({ pages, read: pages_read }: ReadProgress) => {
      if (Date.now() - last < noteEvery) return;
      last = Date.now();
      writing = writing
        .then(() =>
          services.database.as(systemActor, (db) =>
            db
              .updateTable('file_readings')
              .set({ pages, pages_read })
              .where('file_id', '=', fileId)
              .where('status', '=', 'reading')
              .execute(),
          ),
        )
        .catch((error: unknown) => services.log.warn({ err: error }, 'progress was not noted'));
    },
    written: () => writing,
  };
}

async function keep(services: Services, fileId: string, { status, error, result }: Outcome): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    // Whoever makes it a file of a case changes this row too: one of the two waits, and the summary is not lost between them.
    if (!(await db.selectFrom('uploads').select('id').where('id', '=', fileId).forUpdate().executeTakeFirst())) return;
    const read = result && {
      pages: result.pages,
      pages_read: result.pages_read,
      kind: result.kind,
      kind_confidence: result.confidence,
      summary: result.summary,
      findings: JSON.stringify(result.findings),
    };
    await db
      .updateTable('file_readings')
      .set({ status, error, read_at: services.clock.now(), ...read })
      .where('file_id', '=', fileId)
      .execute();
    if (result)
      await db.updateTable('case_files').set({ ai_summary: result.summary }).where('id', '=', fileId).execute();
  });
}
