import type { User } from '../kernel/user.ts';
import { actorShown, valueShown } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import type { Db } from '../../db/actor.ts';

/** At most `limit` entries before the one numbered `before`. */
export async function listHistory(
  services: Services,
  user: User,
  caseId: string,
  before: number | null,
  limit: number,
): Promise<{ items: HistoryRow[]; next: number | null }> {
  return services.database.as(user, async (db) => {
    await findCaseCore(db, caseId);
    const found = await pageOfHistory(db, caseId, before, limit + 1);
    const items = found.slice(0, limit);
    return { items, next: found.length > limit ? (items.at(-1)?.seq ?? null) : null };
  });
}

type HistoryRow = {
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
async function pageOfHistory(db: Db, caseId: string, before: number | null, limit: number): Promise<HistoryRow[]> {
  let query = db
    .selectFrom('case_history')
    .select(['id', 'seq', 'at', 'what', 'field'])
    .select([
      actorShown.as('actor_name'),
      valueShown('old_value').as('old_value'),
      valueShown('new_value').as('new_value'),
    ])
    .where('case_id', '=', caseId);
  if (before !== null) query = query.where('seq', '<', before);
  return query.orderBy('seq', 'desc').limit(limit).execute();
}
