import { systemActor } from '../../../db/actor.ts';
import { hasEnded } from '../../../domain/cases/case.ts';
import { takeOffDesk } from '../../conflicts/take-off-desk.ts';
import type { Services } from '../../kernel/context.ts';
import { findCaseCore } from '../../kernel/find-case-core.ts';
import { notFound, Refusal } from '../../kernel/refusal.ts';
import { signaturesOf } from '../../kernel/signed-papers.ts';
import type { User } from '../../kernel/user.ts';
import { recordEnding } from './record-ending.ts';

/**
 * The attorney of a case declines it before both have signed: at once, and without a reason, which nobody is asked for or told. The case
 * leaves their desk. Throws NOT_FOUND for everybody else's case, CONFLICT once the engagement began or the case has ended.
 */
export async function decline(services: Services, user: User, caseId: string): Promise<void> {
  // As the program: once declined, the attorney sees nothing of the case, and could not write the rest.
  await services.database.as(systemActor, async (db) => {
    const theCase = await findCaseCore(db, caseId, 'lock');
    if (theCase.attorney_id !== user.id) throw notFound('This case');
    if (hasEnded(theCase.status)) throw new Refusal('CONFLICT', 'This case has ended already.');
    const signed = await signaturesOf(db, caseId);
    if (
      signed.some(
        ({ kind, party, attorney_id }) => kind === 'engagement' && party === 'counsel' && attorney_id === user.id,
      )
    )
      throw new Refusal('CONFLICT', 'You are engaged in this case: withdraw from it with notice.');
    await recordEnding(services, db, caseId, { attorney_id: user.id, how: 'declined', last_on: null, by: user.id });
    await takeOffDesk(services, db, user, theCase, 'attorney_declined');
  });
}
