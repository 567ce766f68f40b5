import type { Db } from '../../db/actor.ts';
import type { CasePriority, CaseStatus } from '../../domain/case.ts';
import { hasEnded } from '../../domain/case-progress.ts';
import type { Person } from '../auth/session.ts';
import type { Services } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { Refusal } from '../refusal.ts';
import { findCaseCore, type CaseCore } from './find-case-core.ts';
import { writeHistory } from './history.ts';

export type CaseChange = { status?: CaseStatus | undefined; priority?: CasePriority | undefined };

/**
 * Staff set status and priority without restriction (spec, section 4), never silently: each changed field is a history row.
 * A case that ends keeps the day and its merchant is told once. One that its merchant has cancelled stays so, whatever status it is given.
 * Throws NOT_FOUND, or VERSION_MISMATCH when somebody changed the case since `version`.
 */
export async function changeCase(services: Services, person: Person, id: string, version: number, change: CaseChange) {
  return services.database.as(person, async (db) => {
    const before = await findCaseCore(db, id, 'lock');
    if (before.version !== version) throw new Refusal('VERSION_MISMATCH', 'Somebody else changed this case since you loaded it. Look at their change, then make yours again.');
    const now = services.clock.now();
    const fields = (['status', 'priority'] as const).filter((field) => change[field] !== undefined && change[field] !== before[field]);
    const after = await db.updateTable('cases').set({ ...change, ...ending(before, change.status, now), version: version + 1, updated_at: now })
      .where('id', '=', id).returning(['id', 'status', 'priority', 'version']).executeTakeFirstOrThrow();
    for (const field of fields) {
      await writeHistory(db, person, id, { what: `${field}_changed`, field, old_value: before[field], new_value: after[field] });
    }
    if (change.status && hasEnded(change.status) && !hasEnded(before.status) && !before.cancelled_at) await tellMerchant(services, db, before, now);
    return after as { id: string; status: CaseStatus; priority: CasePriority; version: number };
  });
}

/** When a case ended; from resolved to closed it is the same end. */
function ending(before: CaseCore, status: CaseStatus | undefined, now: Date): { closed_at?: Date | null } {
  if (status === undefined || hasEnded(status) === hasEnded(before.status)) return {};
  return hasEnded(status) ? { closed_at: now } : { closed_at: null };
}

async function tellMerchant(services: Services, db: Db, theCase: CaseCore, endedAt: Date): Promise<void> {
  await queueMail(services, db, {
    key: `case-closed:${theCase.id}:${endedAt.getTime()}`, template: 'case-closed', case_id: theCase.id, letter_id: null, recipient: theCase.email,
    payload: { first_name: theCase.first_name, case_number: theCase.case_number, case_id: theCase.id, cancelled: false },
  });
}
