import type { ConflictOutcome } from '../../domain/conflicts/conflict.ts';
import { isForStaff } from '../../domain/conflicts/open-conflict.ts';
import type { Services } from '../kernel/context.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import { writeHistory } from '../kernel/history.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { keepOpen, lastDecision, openAfter, recordDecision, type ConflictDecision } from './decisions.ts';
import { takeOffDesk } from './take-off-desk.ts';
import { searchConflicts, type ConflictSearch } from './search.ts';

export type CaseConflicts = ConflictSearch & { decision: ConflictDecision | null; cleared: boolean };

/** What a search finds now, and the last decision. Throws NOT_FOUND. */
export async function getConflicts(services: Services, user: User, caseId: string): Promise<CaseConflicts> {
  return services.database.as(user, async (db) => {
    const [search, decision] = [await searchConflicts(db, caseId), await lastDecision(db, caseId)];
    return { ...search, decision, cleared: !isForStaff(openAfter(decision, search)) };
  });
}

type Decided = { outcome: ConflictOutcome; reason: string; hit_keys: readonly string[] };

/**
 * Records what a user decided about the hits they saw; a conflict takes the case off its attorney's desk. Throws
 * VERSION_MISMATCH when a search now finds others, INVALID_INPUT for a waiver without a reason.
 */
export async function decideConflicts(
  services: Services,
  user: User,
  caseId: string,
  { outcome, reason, hit_keys }: Decided,
): Promise<CaseConflicts> {
  return services.database.as(user, async (db) => {
    const theCase = await findCaseCore(db, caseId, 'lock');
    const search = await searchConflicts(db, caseId);
    const seen = new Set(hit_keys);
    if (search.hits.length !== seen.size || search.hits.some(({ key }) => !seen.has(key)))
      throw new Refusal('VERSION_MISMATCH', 'A search finds other names now. Look at them before you decide.');
    if ((outcome === 'nothing_found') !== (search.hits.length === 0))
      throw new Refusal(
        'INVALID_INPUT',
        search.hits.length === 0
          ? 'No name was found, so there is no conflict to decide on: record that nothing was found.'
          : 'Names were found: decide whether they are a conflict.',
      );
    if (outcome === 'waived' && reason === '')
      throw new Refusal('INVALID_INPUT', 'Enter why the conflict is waived.', {
        reason: 'Enter why the conflict is waived.',
      });
    await recordDecision(services, db, user, caseId, search, { outcome, reason });
    await writeHistory(db, user, caseId, {
      what: 'conflicts_decided',
      field: null,
      old_value: null,
      new_value: { outcome, reason, hits: search.hits.length },
    });
    if (outcome === 'conflict') await takeOffDesk(services, db, user, theCase, 'attorney_removed_for_conflict');
    const decision = await lastDecision(db, caseId);
    const open = openAfter(decision, search);
    await keepOpen(db, user, caseId, open);
    return { ...search, decision, cleared: !isForStaff(open) };
  });
}
