import type { Db } from '../../db/actor.ts';

/** What the merchant confirmed and corrected of their letters, and what the desk answered. */
export function factEntries(db: Db, caseId: string) {
  return db
    .selectFrom('fact_entries')
    .select(['shown', 'value_sha256', 'kind', 'correction', 'note', 'entered_by_name', 'entered_at'])
    .select(['address', 'user_agent'])
    .where('case_id', '=', caseId)
    .orderBy('entered_at')
    .orderBy('id')
    .execute();
}
