import { systemActor, type Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { requireMerchant } from '../kernel/merchant-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { get, isOpenForEvidence, type EvidenceOnPage } from './get.ts';
import { evidenceOnFile, type Evidence } from './queries.ts';

/**
 * Changes what the exports of the caller's own open case rest on, with the case locked, and returns what they show then.
 * Row-level security lets a merchant read these and not write them, so the program writes for them. Throws NOT_FOUND,
 * FORBIDDEN for anyone but its merchant, CONFLICT once it has ended, and what `change` throws.
 */
export async function changeOwn(
  services: Services,
  user: User,
  caseId: string,
  change: (db: Db, evidence: Evidence) => Promise<void>,
): Promise<EvidenceOnPage> {
  await services.database.as(user, async (db) => {
    const theCase = await findCaseCore(db, caseId);
    requireMerchant(user, theCase, 'say what its exports show');
    if (!isOpenForEvidence(theCase)) throw new Refusal('CONFLICT', 'This case has ended.');
  });
  await services.database.as(systemActor, async (db) => {
    await lockCase(db, caseId);
    await change(db, await evidenceOnFile(db, caseId));
  });
  return get(services, user, caseId);
}
