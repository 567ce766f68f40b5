import { newsletterConfirm, newsletterKnown } from './emails.ts';
import { v7 as uuidv7 } from 'uuid';
import { systemActor, type Db } from '../../db/actor.ts';
import {
  forgetUnconfirmed,
  insertSubscription,
  subscriptionOf,
  updateSubscription,
  type Subscription,
} from './newsletter-queries.ts';
import type { Services } from '../kernel/context.ts';
import { queueEmail } from '../email/queue-email.ts';
import { claimFormUse } from './claim-form-use.ts';
import { storedHash } from '../kernel/keyed-hash.ts';
import { newsletterToken } from './newsletter-token.ts';

/** One mail in this time, whoever asks how often: nobody's mailbox is filled by way of our form. */
const quietTime = 15 * 60 * 1_000;
const forgottenAfter = 30 * 24 * 60 * 60 * 1_000;

/**
 * Asks an address by mail whether it wants the newsletter; nothing else is sent to it before it says so. The outcome looks the same
 * for a new, a known and an ended address. `trap` as in receiveMessage. Throws RATE_LIMITED.
 */
export async function subscribe(services: Services, address: string, email: string, trap: string): Promise<void> {
  if (trap !== '') return;
  await services.database.as(systemActor, async (db) => {
    const now = services.clock.now();
    await claimFormUse(services, db, 'newsletter', address);
    await forgetUnconfirmed(db, new Date(now.getTime() - forgottenAfter));
    const known = await subscriptionOf(db, email);
    if (known && wasAskedLately(known, now)) return;
    const id = known?.id ?? uuidv7();
    const token = newsletterToken(services.config.appKey, id);
    if (known) await updateSubscription(db, id, { asked_at: now, token_hash: storedHash(token) });
    else await insertSubscription(db, { id, email, token_hash: storedHash(token) }, now);
    await mailLink(services, db, {
      id,
      token,
      email: known?.email ?? email,
      subscribed: known !== undefined && isSubscribed(known),
      now,
    });
  });
}

export const isSubscribed = ({ confirmed_at, ended_at }: Pick<Subscription, 'confirmed_at' | 'ended_at'>): boolean =>
  confirmed_at !== null && ended_at === null;

/** Whether the last thing that happened to an ended subscription is that somebody asked for it again. */
export const isAskedAgain = ({ asked_at, ended_at }: Pick<Subscription, 'asked_at' | 'ended_at'>): boolean =>
  ended_at === null || asked_at > ended_at;

const wasAskedLately = (known: Subscription, now: Date) =>
  isAskedAgain(known) && known.asked_at.getTime() > now.getTime() - quietTime;

async function mailLink(
  services: Services,
  db: Db,
  to: { id: string; token: string; email: string; subscribed: boolean; now: Date },
): Promise<void> {
  await queueEmail(services, db, {
    key: `newsletter:${to.id}:${to.now.getTime()}`,
    template: to.subscribed ? newsletterKnown : newsletterConfirm,
    case_id: null,
    letter_id: null,
    recipient: to.email,
    payload: { token: to.token },
  });
}
