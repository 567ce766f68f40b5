import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';

/** What is counted: tries of one kind at one thing, such as the sign-ins to one account. */
export type Tried = { kind: string; keyHash: string };

/** Waits until no other transaction, of any process, is between counting and taking a try of this. Held until commit. */
export async function lockAttempts(db: Db, { kind, keyHash }: Tried): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${keyHash}`}, 16))`.execute(db);
}

/** When the `nth` latest try since `since` was (1: the latest); undefined when there are fewer. */
export async function nthLatestAttempt(
  db: Db,
  { kind, keyHash }: Tried,
  nth: number,
  since: Date,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sign_in_attempts')
    .select('tried_at')
    .where('kind', '=', kind)
    .where('key_hash', '=', keyHash)
    .where('tried_at', '>', since)
    .orderBy('tried_at', 'desc')
    .offset(nth - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.tried_at;
}

/** Adds a try and gives its id. */
export async function addAttempt(db: Db, { kind, keyHash }: Tried, now: Date): Promise<string> {
  const id = uuidv7();
  await db.insertInto('sign_in_attempts').values({ id, kind, key_hash: keyHash, tried_at: now }).execute();
  return id;
}

export async function removeAttempts(db: Db, ids: string[]): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('id', 'in', ids).execute();
}

export async function removeAttemptsAt(db: Db, { kind, keyHash }: Tried): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('kind', '=', kind).where('key_hash', '=', keyHash).execute();
}

/** Forgets some of the tries of before `since`, in one order, so that two transactions that do it at once do not wait for each other. */
export async function forgetOldAttempts(db: Db, since: Date): Promise<void> {
  await sql`delete from sign_in_attempts where id in (select id from sign_in_attempts where tried_at <= ${since} order by id limit 200)`.execute(
    db,
  );
}
