import type { Db } from '../../db/actor.ts';
import { paperRow, type PaperKind } from '../../domain/papers/kinds.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { requireMerchant } from '../kernel/merchant-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import { signaturesOf } from '../kernel/signed-papers.ts';
import type { User } from '../kernel/user.ts';
import { letterIsOut } from './letter-is-out.ts';
import { papersOfCase, type CasePapers } from './papers-of-case.ts';

/**
 * The merchant takes a signature back: it stays on record and counts no longer. Idempotent. Throws FORBIDDEN for everybody else, CONFLICT for a
 * kind that is not taken back, or no longer once a letter is being sent.
 */
export async function withdraw(services: Services, user: User, caseId: string, kind: PaperKind): Promise<CasePapers> {
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await papersOfCase(services, db, user, caseId);
    requireMerchant(user, before.theCase, 'take a signature back');
    const signed = (await signaturesOf(db, caseId)).filter(
      (each) => each.kind === kind && each.party === 'merchant' && each.withdrawn_at === null,
    );
    if (signed.length === 0) return before;
    await requireWithdrawable(db, caseId, kind);
    await db
      .insertInto('paper_withdrawals')
      .values(
        signed.map(({ id }) => ({
          paper_id: id,
          case_id: caseId,
          withdrawn_by: user.id,
          withdrawn_at: services.clock.now(),
        })),
      )
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'paper_withdrawn',
      field: null,
      old_value: null,
      new_value: { paper: signed[0]?.title ?? kind },
    });
    await leaveForPlanning(services, db, caseId);
    if (paperRow(kind).enclosed) await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
    return papersOfCase(services, db, user, caseId);
  });
}

async function requireWithdrawable(db: Db, caseId: string, kind: PaperKind): Promise<void> {
  const { withdrawn } = paperRow(kind);
  switch (withdrawn) {
    case 'always':
      return;
    case 'never':
      throw new Refusal('CONFLICT', 'This signature stands. Write to us about what to do.');
    case 'until_letter_leaves':
      if (await letterIsOut(db, caseId))
        throw new Refusal('CONFLICT', 'The letter with this signature is being sent. Write to us about what to do.');
  }
}
