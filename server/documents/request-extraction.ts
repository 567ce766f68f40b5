import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';

/** Has uploads read, by a job of this transaction each; one that was asked for already is not read twice. */
export async function askForReading(services: Services, db: Db, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const asked = await db
    .insertInto('file_readings')
    .values(fileIds.map((file_id) => ({ file_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_id')
    .execute();
  for (const { file_id } of asked) await services.jobs.enqueue(db, 'read-document', { file_id });
}

/**
 * Summaries by file of uploads that become files of a case. Uploads of before anything was read are read now. The caller has changed the
 * rows of the uploads in this transaction: a reading that ends at the same time waits for it, and finds the files there.
 */
export async function takeReadings(
  services: Services,
  db: Db,
  fileIds: readonly string[],
): Promise<Map<string, string>> {
  if (fileIds.length === 0) return new Map();
  await askForReading(services, db, fileIds);
  const rows = await db
    .selectFrom('file_readings')
    .select(['file_id', 'summary'])
    .where('file_id', 'in', fileIds)
    .execute();
  return new Map(rows.flatMap(({ file_id, summary }) => (summary === null ? [] : [[file_id, summary] as const])));
}
