import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { letterOnDesk } from '../letters/get.ts';
import { needsDecision, type Delivery, type LetterOnDesk } from '../letters/letter-on-desk.ts';
import { findLetter } from '../letters/find-letter.ts';

/** A letter, locked, with its email that waits for a decision. */
type WaitingEmail = { desk: LetterOnDesk; delivery: Delivery };

/** Locks a letter and finds its email that waits for a decision. Throws CONFLICT when none does. */
export async function findWaitingEmail(
  services: Services,
  db: Db,
  letterId: string,
  asked?: { email: string },
): Promise<WaitingEmail> {
  const desk = await letterOnDesk(services, db, await findLetter(db, letterId, 'lock'), asked);
  const delivery = desk.deliveries.find(needsDecision);
  if (!delivery) throw new Refusal('CONFLICT', 'No email of this letter waits for a decision.');
  return { desk, delivery };
}
