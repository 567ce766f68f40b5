import type { Db } from '../../db/actor.ts';
import { hasEndedText } from '../../domain/cases/letter-order.ts';

/**
 * Why no letter of this case may be sent, in a sentence for staff and attorney; null when nothing blocks it. Checked on
 * sending, and again by each job just before the bytes leave (decision 16).
 */
export async function sendObstacle(db: Db, caseId: string): Promise<string | null> {
  const theCase = await db
    .selectFrom('cases')
    .leftJoin('agreements', 'agreements.case_id', 'cases.id')
    .select(['cases.status', 'cases.cancelled_at', 'agreements.signed_at'])
    .where('cases.id', '=', caseId)
    .executeTakeFirst();
  if (!theCase) return 'There is no such case.';
  const ended = hasEndedText(theCase);
  if (ended !== null) return `${ended}; its letter is not sent.`;
  if (theCase.signed_at === null)
    return 'The merchant has not signed the success-fee agreement yet. The letter can be sent once they have.';
  return null;
}

const mark = 'Held back: ';

/** The outbox error of a row that its case held back. It can be sent once nothing blocks it any more. */
export const heldBack = (obstacle: string): string => `${mark}${obstacle}`;
/** Whether nothing of a letter that was released has left: every channel was held back. */
export const isKeptBack = (
  letter: { status: string },
  deliveries: readonly { status: string; error: string | null }[],
): boolean => letter.status === 'sending' && deliveries.length > 0 && deliveries.every(isHeldBack);

export const isHeldBack = (row: { status: string; error: string | null }): boolean =>
  row.status === 'failed' && row.error !== null && row.error.startsWith(mark);
