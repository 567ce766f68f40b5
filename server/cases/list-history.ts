import * as queries from './history-queries.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';

/** One page of everything that happened to a case, newest first, and the number of its last line when there are more. Throws NOT_FOUND. */
export async function listHistory(
  services: Services,
  person: Person,
  caseId: string,
  before: number | null,
  limit: number,
): Promise<{ items: queries.HistoryRow[]; next: number | null }> {
  return services.database.as(person, async (db) => {
    await findCaseCore(db, caseId);
    const found = await queries.listHistory(db, caseId, before, limit + 1);
    const items = found.slice(0, limit);
    return { items, next: found.length > limit ? (items.at(-1)?.seq ?? null) : null };
  });
}
