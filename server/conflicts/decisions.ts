import { v7 as uuidv7 } from 'uuid';
import type { Actor, Db } from '../../db/actor.ts';
import { conflictHit, type ConflictHit, type ConflictOutcome } from '../../domain/conflicts/conflict.ts';
import { isForStaff, type OpenConflict } from '../../domain/conflicts/open-conflict.ts';
import { displayName } from '../people/display-name.ts';
import { writeHistory } from '../kernel/history.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/context.ts';
import { searchConflicts, type ConflictSearch } from './search.ts';

export type ConflictDecision = {
  outcome: ConflictOutcome;
  reason: string;
  names: string[];
  hits: ConflictHit[];
  decided_by_name: string;
  decided_at: Date;
};

/** The newest decision on a case, or null. */
export async function lastDecision(db: Db, caseId: string): Promise<ConflictDecision | null> {
  const row = await db
    .selectFrom('conflict_decisions')
    .select(['outcome', 'reason', 'names', 'hits', 'decided_by_name', 'decided_at'])
    .where('case_id', '=', caseId)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .$narrowType<{ outcome: ConflictOutcome }>()
    .executeTakeFirst();
  return row ? { ...row, hits: conflictHit.array().parse(row.hits) } : null;
}

/** Whether the decision covers everything that is found now and lets the case go to an attorney. */
export function clears(decision: ConflictDecision | null, { parties, hits }: ConflictSearch): boolean {
  if (!decision || decision.outcome === 'conflict') return false;
  const known = new Set(decision.hits.map(({ key }) => key));
  return parties.client.every((name) => decision.names.includes(name)) && hits.every(({ key }) => known.has(key));
}

/**
 * Searches a case's parties and keeps what that leaves open on the case, which bars its letters; true unless staff have to decide.
 * A search without hits is recorded at once; hits wait for a decision by staff, on the other cases in which they were
 * found too. The caller has locked the case.
 */
export async function clearConflicts(services: Services, db: Db, by: Actor, caseId: string): Promise<boolean> {
  const search = await searchConflicts(db, caseId);
  const decision = await lastDecision(db, caseId);
  if (search.hits.length === 0 && decision?.outcome !== 'conflict' && !clears(decision, search))
    await recordDecision(services, db, by, caseId, search, { outcome: 'nothing_found', reason: '' });
  const open = openAfter(decision, search);
  if ((await keepOpen(db, by, caseId, open)) && open === 'undecided') await searchOthers(services, db, search);
  return !isForStaff(open);
}

/** What a decision leaves open of what a search finds. A conflict stays until it is decided otherwise. */
export function openAfter(decision: ConflictDecision | null, search: ConflictSearch): OpenConflict | null {
  if (decision?.outcome === 'conflict') return 'conflict';
  if (search.hits.length > 0 && !clears(decision, search)) return 'undecided';
  return search.ofCounsel ? 'counsel' : null;
}

/** True when something else was open before. */
export async function keepOpen(db: Db, by: Actor, caseId: string, open: OpenConflict | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cases')
    .set({ conflict: open })
    .where('id', '=', caseId)
    .where('conflict', 'is distinct from', open)
    .executeTakeFirstOrThrow();
  const isOther = numUpdatedRows > 0n;
  if (isOther && open === 'undecided')
    await writeHistory(db, by, caseId, { what: 'conflicts_found', field: null, old_value: null, new_value: null });
  return isOther;
}

async function searchOthers({ jobs }: Services, db: Db, { others }: ConflictSearch): Promise<void> {
  if (others.length === 0) return;
  const rows = await db.selectFrom('cases').select('id').where('case_number', 'in', others).execute();
  await jobs.enqueue(db, 'search-conflicts', ...rows.map(({ id }) => ({ case_id: id })));
}

/** Throws CONFLICT with what to do when staff have to decide first. */
export async function requireNoConflict(services: Services, db: Db, by: Actor, caseId: string): Promise<void> {
  if (await clearConflicts(services, db, by, caseId)) return;
  throw new Refusal('CONFLICT', conflictText);
}

const conflictText =
  'A name of this case may be that of a party the firm knows. Look at “Conflicts” on the case and decide, then assign it.';

export async function recordDecision(
  { clock }: Services,
  db: Db,
  by: Actor,
  caseId: string,
  { parties, hits }: ConflictSearch,
  { outcome, reason }: { outcome: ConflictOutcome; reason: string },
): Promise<void> {
  await db
    .insertInto('conflict_decisions')
    .values({
      id: uuidv7(),
      case_id: caseId,
      outcome,
      reason,
      names: [...parties.client],
      adverse: [...parties.adverse],
      hits: JSON.stringify(hits),
      decided_by: by.id,
      decided_by_name: await displayName(db, by),
      decided_at: clock.now(),
    })
    .execute();
}
