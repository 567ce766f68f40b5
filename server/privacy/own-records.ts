import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';

/**
 * What the case's exports of the processor's records show, and what the merchant answered, left out and confirmed; null
 * for a case without exports. The exports themselves and the exhibit are among its files.
 */
export async function recordsOfCase(db: Db, caseId: string) {
  const found = await db
    .selectFrom('account_proofs')
    .select([
      'answers',
      'left_out',
      'proof',
      'proof_sha256',
      'problem',
      'derived_at',
      'confirmed_sha256',
      'confirmed_at',
    ])
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (!found) return null;
  const { left_out, ...records } = found;
  const files = await db
    .selectFrom('case_files')
    .select(['filename', 'sha256'])
    .where('id', '=', sql<string>`any(${left_out})`)
    .orderBy('filename')
    .execute();
  return { ...records, left_out: files };
}
