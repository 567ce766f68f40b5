import type { CasePriority, CaseStatus } from '../../domain/case.ts';
import type { Person } from '../auth/session.ts';
import type { Services } from '../context.ts';
import { notFound, Refusal } from '../refusal.ts';
import { writeHistory } from './history.ts';

export type CaseChange = { status?: CaseStatus | undefined; priority?: CasePriority | undefined };

/**
 * Staff set status and priority without restriction (spec, section 4), never silently: each changed field is a history row.
 * Throws NOT_FOUND, or VERSION_MISMATCH when somebody changed the case since `version`.
 */
export async function changeCase(services: Services, person: Person, id: string, version: number, change: CaseChange) {
  return services.database.as(person, async (db) => {
    const before = await db.selectFrom('cases').select(['id', 'status', 'priority', 'version']).where('id', '=', id).forUpdate().executeTakeFirst();
    if (!before) throw notFound('This case');
    if (before.version !== version) throw new Refusal('VERSION_MISMATCH', 'Somebody else changed this case since you loaded it. Look at their change, then make yours again.');
    const fields = (['status', 'priority'] as const).filter((field) => change[field] !== undefined && change[field] !== before[field]);
    const after = await db.updateTable('cases').set({ ...change, version: version + 1, updated_at: services.clock.now() })
      .where('id', '=', id).returning(['id', 'status', 'priority', 'version']).executeTakeFirstOrThrow();
    for (const field of fields) {
      await writeHistory(db, person, id, { what: `${field}_changed`, field, old_value: before[field], new_value: after[field] });
    }
    return after as { id: string; status: CaseStatus; priority: CasePriority; version: number };
  });
}
