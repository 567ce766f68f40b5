import { v7 as uuidv7 } from 'uuid';
import { factAsText } from '../../domain/letters/fact-to-confirm.ts';
import { queueCaseEmail } from '../email/queue-case-email.ts';
import { factsToConfirm } from '../letters/emails.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { factsOfCase, factShown, waitingLetter, type FactsOfCase } from './facts-of-case.ts';

/**
 * The desk answers a correction with a reason instead of adopting it; the merchant is asked about the fact again.
 * Throws FORBIDDEN for anyone but staff and the case's attorney, CONFLICT when no correction waits, VERSION_MISMATCH
 * when the fact has changed.
 */
export async function answerCorrection(
  services: Services,
  user: User,
  caseId: string,
  { fact, sha256, reason }: { fact: string; sha256: string; reason: string },
): Promise<FactsOfCase> {
  return services.database.as(user, async (db) => {
    const before = await factsOfCase(db, user, caseId, 'lock');
    if (!before.works) throw new Refusal('FORBIDDEN', 'Only staff and the attorney of this case may do this.');
    const letter = waitingLetter(before);
    const shown = factShown(before, { fact, sha256 });
    if (shown.standing !== 'corrected')
      throw new Refusal('CONFLICT', 'No correction of this fact waits for an answer.');
    const id = uuidv7();
    await db
      .insertInto('fact_entries')
      .values({
        id,
        case_id: caseId,
        letter_id: letter.id,
        fact: shown.fact,
        value_sha256: sha256,
        shown: factAsText(shown),
        kind: 'answered',
        note: reason,
        entered_by: user.id,
        entered_by_name: user.name,
        entered_at: services.clock.now(),
      })
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'correction_answered',
      field: null,
      old_value: shown.entries.at(-1)?.correction ?? null,
      new_value: { fact: shown.says, reason },
    });
    const { first_name, case_number } = before.theCase;
    await queueCaseEmail(services, db, {
      key: `facts-to-confirm:${id}`,
      template: factsToConfirm,
      case_id: caseId,
      letter_id: null,
      payload: { first_name, case_number, case_id: caseId, reminder: false },
    });
    await leaveForPlanning(services, db, caseId);
    return factsOfCase(db, user, caseId);
  });
}
