import { buffer } from 'node:stream/consumers';
import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';

/**
 * Counts the pages of a case's files, for a letter's list of exhibits. Never throws: what cannot be counted is logged
 * and stays unknown.
 */
export async function countCasePages(services: Services, caseId: string): Promise<void> {
  try {
    const rows = await services.database.as(systemActor, (db) =>
      db
        .selectFrom('case_files')
        .select(['id', 'content_type', 'storage_key'])
        .where('case_id', '=', caseId)
        .where('pages', 'is', null)
        .where('content_type', 'in', ['application/pdf', 'image/jpeg', 'image/png'])
        .orderBy('id')
        .limit(100)
        .execute(),
    );
    if (rows.length === 0) return;
    const files = [];
    for (const { content_type, storage_key } of rows)
      files.push({
        content_type,
        bytes:
          content_type === 'application/pdf' ? await buffer(await services.storage.get(storage_key)) : new Uint8Array(),
      });
    const counts = await services.binder.countPages(files);
    await services.database.as(systemActor, async (db) => {
      for (const [index, { id }] of rows.entries()) {
        const pages = counts[index] ?? null;
        if (pages !== null) await db.updateTable('case_files').set({ pages }).where('id', '=', id).execute();
      }
    });
  } catch (error) {
    services.log.warn({ err: error, case_id: caseId }, "the pages of a case's files were not counted");
  }
}
