import type { Db } from '../../db/actor.ts';

/**
 * Why no letter of this case may leave the house, in a sentence for staff and attorney; null when nothing of the case stands in the way.
 * Asked when a letter is sent, and again by each job at the moment at which the bytes would leave (decision 16).
 */
export async function sendObstacle(db: Db, caseId: string): Promise<string | null> {
  const theCase = await db
    .selectFrom('cases')
    .leftJoin('agreements', 'agreements.case_id', 'cases.id')
    .select(['cases.status', 'cases.cancelled_at', 'agreements.signed_at'])
    .where('cases.id', '=', caseId)
    .executeTakeFirst();
  if (!theCase) return 'There is no such case.';
  if (theCase.cancelled_at !== null) return 'The merchant has cancelled this case; its letter is not sent.';
  if (theCase.status === 'closed') return 'This case is closed; its letter is not sent.';
  if (theCase.signed_at === null)
    return 'The merchant has not signed the success-fee agreement yet. The letter can be sent once they have.';
  return null;
}

const mark = 'Held back: ';

/** What a row of the outbox says when its case kept it from leaving. It can be sent once nothing stands in the way any more. */
export const heldBack = (obstacle: string): string => `${mark}${obstacle}`;
export const isHeldBack = (row: { status: string; error: string | null }): boolean =>
  row.status === 'failed' && row.error !== null && row.error.startsWith(mark);
