import { newsletterConfirm, newsletterKnown } from './emails.ts';
import { v7 as uuidv7 } from 'uuid';
import { filledInTrap } from '../../domain/inquiries/inquiry.ts';
import { systemActor, type Db } from '../../db/actor.ts';
import {
  forgetUnconfirmed,
  insertSubscription,
  subscriptionByToken,
  subscriptionOf,
  updateSubscription,
  type Subscription,
} from './newsletter-queries.ts';
import type { Services } from '../kernel/context.ts';
import { queueEmail } from '../email/queue-email.ts';
import { claimFormUse } from './claim-form-use.ts';
import { keyedHash, storedHash } from '../kernel/keyed-hash.ts';
import { Refusal } from '../kernel/refusal.ts';

/** At most one email per address in this time, so that our form cannot flood a mailbox. */
const minEmailInterval = 15 * 60 * 1_000;
const unconfirmedLifetime = 30 * 24 * 60 * 60 * 1_000;
const linkLifetime = 7 * 24 * 60 * 60 * 1_000;

/**
 * Emails an address to ask whether it wants the newsletter; nothing else is sent to it before it confirms. The result
 * looks the same for a new, a known and an unsubscribed address. `trap`: the content of the hidden field. Throws
 * RATE_LIMITED, and INVALID_INPUT for a filled trap: a user can press again, which a program does not do, so no sign-up
 * is lost silently.
 */
export async function subscribe(services: Services, address: string, email: string, trap: string): Promise<void> {
  if (trap !== '') throw new Refusal('INVALID_INPUT', filledInTrap, { website: filledInTrap });
  await services.database.as(systemActor, async (db) => {
    const now = services.clock.now();
    await claimFormUse(services, db, 'newsletter', address);
    await forgetUnconfirmed(db, new Date(now.getTime() - unconfirmedLifetime));
    const known = await subscriptionOf(db, email);
    if (known && wasAskedLately(known, now)) return;
    const id = known?.id ?? uuidv7();
    const token = newsletterToken(services.config.appKey, id);
    if (known) await updateSubscription(db, id, { asked_at: now, token_hash: storedHash(token) });
    else await insertSubscription(db, { id, email, token_hash: storedHash(token) }, now);
    await emailLink(services, db, {
      id,
      token,
      email: known?.email ?? email,
      subscribed: known !== undefined && isSubscribed(known),
      now,
    });
  });
}

/** Subscribes the holder of a link. Idempotent. Throws NOT_FOUND for an unknown, used up or week-old link. */
export async function confirmSubscription(services: Services, token: string): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    const now = services.clock.now();
    const found = await subscriptionByToken(db, storedHash(token));
    if (!found || !mayConfirm(found, now))
      throw new Refusal('NOT_FOUND', 'This link is not valid or has expired. Sign up again to get a new one.');
    if (!isSubscribed(found)) await updateSubscription(db, found.id, { confirmed_at: now, ended_at: null });
  });
}

/** Unsubscribes the holder of a link. Idempotent. Throws NOT_FOUND for an unknown link. */
export async function endSubscription(services: Services, token: string): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    const found = await subscriptionByToken(db, storedHash(token));
    if (!found)
      throw new Refusal('NOT_FOUND', 'This link is not known. Please use the link of an email that you got from us.');
    if (isAskedAgain(found)) await updateSubscription(db, found.id, { ended_at: services.clock.now() });
  });
}

/**
 * The secret of a subscription's links. Derived from its id, so that every email may carry it and none has to store it.
 */
const newsletterToken = (appKey: string, subscriptionId: string): string =>
  keyedHash(appKey, 'newsletter', subscriptionId);

const isSubscribed = ({ confirmed_at, ended_at }: Pick<Subscription, 'confirmed_at' | 'ended_at'>): boolean =>
  confirmed_at !== null && ended_at === null;

/** Whether an unsubscribed address has since been signed up again. */
const isAskedAgain = ({ asked_at, ended_at }: Pick<Subscription, 'asked_at' | 'ended_at'>): boolean =>
  ended_at === null || asked_at > ended_at;

const wasAskedLately = (known: Subscription, now: Date) =>
  isAskedAgain(known) && known.asked_at.getTime() > now.getTime() - minEmailInterval;

const mayConfirm = (found: Subscription, now: Date): boolean =>
  isSubscribed(found) || (isAskedAgain(found) && found.asked_at.getTime() > now.getTime() - linkLifetime);

async function emailLink(
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
