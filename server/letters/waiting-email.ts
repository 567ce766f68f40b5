import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { letterOnDesk } from './get.ts';
import type { Delivery, LetterOnDesk } from './letter-on-desk.ts';
import { findLetter } from './find-letter.ts';

/** A letter, locked, with its email that waits for a decision. */
type WaitingEmail = { desk: LetterOnDesk; delivery: Delivery };

/** Whether an email needs a decision: it may have arrived (`uncertain`), or it was refused (`failed`). */
export const needsDecision = (row: Pick<Delivery, 'channel' | 'waits_since'>): boolean =>
  row.channel === 'email' && row.waits_since !== null;

/** Locks a letter and finds its email that waits for a decision. Throws CONFLICT when none does. */
export async function findWaitingEmail(services: Services, db: Db, letterId: string): Promise<WaitingEmail> {
  const desk = await letterOnDesk(services, db, await findLetter(db, letterId, 'lock'));
  const delivery = desk.deliveries.find(needsDecision);
  if (!delivery) throw new Refusal('CONFLICT', 'No email of this letter waits for a decision.');
  return { desk, delivery };
}
