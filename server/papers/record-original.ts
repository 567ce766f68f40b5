import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { PaperKind } from '../../domain/papers/kinds.ts';
import { mayRecord, openSteps, type OriginalStep } from '../../domain/papers/original.ts';
import type { Services } from '../kernel/context.ts';
import { wrong } from '../kernel/entry.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { signatureByHand } from './by-hand.ts';
import { papersOfCase, type CasePapers } from './papers-of-case.ts';

type Step = { kind: PaperKind; step: OriginalStep; on: string };

/**
 * Records what became of the original of a paper that the merchant signed by hand: it is in hand, counsel compared it with the text, counsel
 * signed it too. `on`: a day at the firm. Idempotent. Throws NOT_FOUND, FORBIDDEN for everybody but the desk of the case and, for what stands
 * in it, for all but its attorney, CONFLICT where no such signature counts or an earlier step is open, INVALID_INPUT for an impossible day.
 */
export async function recordOriginal(
  services: Services,
  user: User,
  caseId: string,
  { kind, step, on }: Step,
): Promise<CasePapers> {
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await papersOfCase(services, db, user, caseId);
    if (!before.works || !mayRecord(step, before.party === 'counsel'))
      throw new Refusal('FORBIDDEN', 'Staff may record that an original is in hand; the rest is the attorney’s.');
    const paper = before.papers.find((each) => each.kind === kind);
    const signed = paper && signatureByHand(paper);
    if (!signed)
      throw new Refusal(
        'CONFLICT',
        'The merchant has signed no such paper by hand, or the signature counts no longer.',
      );
    if (signed.originals.some((each) => each.step === step)) return before;
    const [next] = openSteps(
      paper.by_hand ?? [],
      signed.originals.map((each) => each.step),
    );
    if (next !== step) throw new Refusal('CONFLICT', 'Something else is recorded of this original first.');
    if (on > firmDayOf(services.clock.now())) wrong('on', 'This day is in the future.');
    const earliest = signed.originals.reduce(
      (last, each) => (each.on > last ? each.on : last),
      signed.ink?.signed_on ?? '',
    );
    if (on < earliest) wrong('on', 'This day is before the paper was signed, or before what was recorded last.');
    await db
      .insertInto('paper_originals')
      .values({
        paper_id: signed.id,
        step,
        case_id: caseId,
        done_on: on,
        recorded_by: user.id,
        recorded_by_name: user.name,
        recorded_at: services.clock.now(),
      })
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'original_recorded',
      field: null,
      old_value: null,
      new_value: { paper: paper.title, step, on },
    });
    await leaveForPlanning(services, db, caseId);
    return papersOfCase(services, db, user, caseId);
  });
}
