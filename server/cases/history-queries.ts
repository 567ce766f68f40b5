import type { Db } from '../../db/actor.ts';

export type HistoryRow = {
  id: string;
  seq: number;
  at: Date;
  actor_name: string;
  what: string;
  field: string | null;
  old_value: unknown;
  new_value: unknown;
};

/** One page of a case's history, newest first: `limit` lines before the one numbered `before`. */
export async function listHistory(db: Db, caseId: string, before: number | null, limit: number): Promise<HistoryRow[]> {
  let query = db
    .selectFrom('case_history')
    .select(['id', 'seq', 'at', 'actor_name', 'what', 'field', 'old_value', 'new_value'])
    .where('case_id', '=', caseId);
  if (before !== null) query = query.where('seq', '<', before);
  return query.orderBy('seq', 'desc').limit(limit).execute();
}
