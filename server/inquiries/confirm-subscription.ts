import { systemActor } from '../../db/actor.ts';
import { subscriptionByToken, updateSubscription, type Subscription } from './newsletter-queries.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { storedHash } from '../kernel/keyed-hash.ts';
import { isAskedAgain, isSubscribed } from './subscribe.ts';

const linkLasts = 7 * 24 * 60 * 60 * 1_000;

/** Makes the holder of a link a subscriber; a second time changes nothing. Throws NOT_FOUND for an unknown, ended or week-old link. */
export async function confirmSubscription(services: Services, token: string): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    const now = services.clock.now();
    const found = await subscriptionByToken(db, storedHash(token));
    if (!found || !mayConfirm(found, now))
      throw new Refusal('NOT_FOUND', 'This link is not valid, or not any more. Sign up once more to get a new one.');
    if (!isSubscribed(found)) await updateSubscription(db, found.id, { confirmed_at: now, ended_at: null });
  });
}

function mayConfirm(found: Subscription, now: Date): boolean {
  return isSubscribed(found) || (isAskedAgain(found) && found.asked_at.getTime() > now.getTime() - linkLasts);
}
