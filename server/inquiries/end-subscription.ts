import { systemActor } from '../../db/actor.ts';
import { subscriptionByToken, updateSubscription } from './newsletter-queries.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { storedHash } from '../kernel/keyed-hash.ts';
import { isAskedAgain } from './subscribe.ts';

/** Ends the newsletter for the holder of a link; a second time changes nothing. Throws NOT_FOUND for an unknown link. */
export async function endSubscription(services: Services, token: string): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    const found = await subscriptionByToken(db, storedHash(token));
    if (!found)
      throw new Refusal('NOT_FOUND', 'This link is not known. Please use the link of a mail that you got from us.');
    if (isAskedAgain(found)) await updateSubscription(db, found.id, { ended_at: services.clock.now() });
  });
}
