import { buffer } from 'node:stream/consumers';
import { systemActor } from '../../db/actor.ts';
import type { ExtractionState } from '../../domain/documents/extraction.ts';
import { DocumentUnreadable, ReaderFailed, type ReadProgress, type ReadResult } from '../engines/reader/reader.ts';
import type { Services } from '../kernel/context.ts';

type Outcome = { status: ExtractionState; error: string | null; result: ReadResult | null };
/** Milliseconds between two progress updates. */
const progressMs = 700;

/**
 * Extracts the content of one upload and stores it, with its summary on the case file once there is one. Skips a file
 * that is done, unreadable or gone. Throws only what a retry may fix: storage and database errors.
 */
export async function extract(services: Services, fileId: string): Promise<void> {
  const upload = await services.database.as(systemActor, async (db) => {
    const found = await db
      .selectFrom('uploads')
      .innerJoin('file_extractions', 'file_extractions.file_id', 'uploads.id')
      .select(['storage_key', 'content_type', 'status'])
      .where('uploads.id', '=', fileId)
      .executeTakeFirst();
    if (found && isOpen(found.status))
      await db
        .updateTable('file_extractions')
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
    services.log.warn({ err: error, file_id: fileId }, 'a document could not be extracted in time');
    return { status: 'failed', error: error.message, result: null };
  } finally {
    await notes.written();
  }
}

/** Saves the progress, one update after another and no faster than a page shows it. */
function progressNotes(services: Services, fileId: string) {
  let writing: Promise<unknown> = Promise.resolve();
  let last = 0;
  return {
    note: ({ pages, read: pages_read }: ReadProgress) => {
      if (Date.now() - last < progressMs) return;
      last = Date.now();
      writing = writing
        .then(() =>
          services.database.as(systemActor, (db) =>
            db
              .updateTable('file_extractions')
              .set({ pages, pages_read })
              .where('file_id', '=', fileId)
              .where('status', '=', 'reading')
              .execute(),
          ),
        )
        .catch((error: unknown) => services.log.warn({ err: error }, 'the progress of an extraction was not saved'));
    },
    written: () => writing,
  };
}

async function keep(services: Services, fileId: string, { status, error, result }: Outcome): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    // Turning an upload into a case file updates this row too: one of the two waits, so the summary is not lost.
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
      .updateTable('file_extractions')
      .set({ status, error, read_at: services.clock.now(), ...read })
      .where('file_id', '=', fileId)
      .execute();
    if (result)
      await db.updateTable('case_files').set({ ai_summary: result.summary }).where('id', '=', fileId).execute();
  });
}
