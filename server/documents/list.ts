import { sql } from 'kysely';
import { fileColumns, type FileRow } from '../kernel/find-case.ts';
import type { User } from '../kernel/user.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import type { Services } from '../kernel/context.ts';

/** Spec, section 9: a file list holds 100, sorted by name ascending. */
const pageSize = 100;
type FilePosition = { filename: string; id: string };

/** One page of a case's files by name, for everyone who may see the case. Throws NOT_FOUND. */
export async function list(
  services: Services,
  user: User,
  caseId: string,
  after: FilePosition | null,
): Promise<{ rows: FileRow[]; next: FilePosition | null }> {
  const found = await services.database.as(user, async (db) => {
    await findCaseCore(db, caseId);
    let query = db.selectFrom('case_files').select(fileColumns).where('case_id', '=', caseId);
    if (after) query = query.where(sql<boolean>`(filename, id) > (${after.filename}, ${after.id}::uuid)`);
    return await query
      .orderBy('filename')
      .orderBy('id')
      .limit(pageSize + 1)
      .execute();
  });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return { rows, next: found.length > pageSize && last ? { filename: last.filename, id: last.id } : null };
}
