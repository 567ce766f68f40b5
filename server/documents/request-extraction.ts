import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';

/** Queues a job for each upload in the caller's transaction; one that was requested before is skipped. */
export async function requestExtraction(services: Services, db: Db, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const asked = await db
    .insertInto('file_extractions')
    .values(fileIds.map((file_id) => ({ file_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_id')
    .execute();
  await services.jobs.enqueue(db, 'read-document', ...asked);
}

/**
 * Summaries of uploads that become files of a case, by file; uploads never extracted are queued now. The caller has
 * updated the uploads' rows in this transaction, so an extraction that finishes meanwhile waits and finds the files.
 */
export async function takeSummaries(
  services: Services,
  db: Db,
  fileIds: readonly string[],
): Promise<Map<string, string>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('file_extractions')
    .select(['file_id', 'summary'])
    .where('file_id', 'in', fileIds)
    .execute();
  const requested = new Map(rows.map((row) => [row.file_id, row.summary]));
  await requestExtraction(
    services,
    db,
    fileIds.filter((id) => !requested.has(id)),
  );
  return new Map([...requested].flatMap(([id, summary]) => (summary === null ? [] : [[id, summary] as const])));
}
