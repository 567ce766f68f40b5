import { sql, type NotNull } from 'kysely';
import type { Db } from '../../db/actor.ts';

export type Subscription = {
  id: string;
  email: string;
  asked_at: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
};
export type SubscriberRow = { id: string; email: string; confirmed_at: Date; position: string };

const columns = ['id', 'email', 'asked_at', 'confirmed_at', 'ended_at'] as const;

/** The subscription of an address, in any letter case, locked until commit. */
export async function subscriptionOf(db: Db, email: string): Promise<Subscription | undefined> {
  return db
    .selectFrom('newsletter_subscriptions')
    .select(columns)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .forUpdate()
    .executeTakeFirst();
}

/** The subscription that a link belongs to, locked until commit. */
export async function subscriptionByToken(db: Db, tokenHash: string): Promise<Subscription | undefined> {
  return db
    .selectFrom('newsletter_subscriptions')
    .select(columns)
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertSubscription(
  db: Db,
  row: { id: string; email: string; token_hash: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('newsletter_subscriptions')
    .values({ ...row, created_at: now, asked_at: now })
    .execute();
}

export async function updateSubscription(
  db: Db,
  id: string,
  change: { asked_at?: Date; token_hash?: string; confirmed_at?: Date; ended_at?: Date | null },
): Promise<void> {
  await db.updateTable('newsletter_subscriptions').set(change).where('id', '=', id).execute();
}

/** Deletes addresses that were never confirmed and not requested again after `since`. */
export async function forgetUnconfirmed(db: Db, since: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscriptions')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', since)
    .execute();
}

/** One page of confirmed subscribers, newest first, at most `limit` rows after `after`. */
export async function listSubscribers(
  db: Db,
  after: { value: string; id: string } | null,
  limit: number,
): Promise<SubscriberRow[]> {
  let query = db
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'confirmed_at', sql<string>`confirmed_at::text`.as('position')])
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null);
  if (after) query = query.where(sql<boolean>`(confirmed_at, id) < (${after.value}::timestamptz, ${after.id}::uuid)`);
  return query
    .orderBy('confirmed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<{ confirmed_at: NotNull }>()
    .execute();
}

export async function countSubscribers(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('newsletter_subscriptions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}
