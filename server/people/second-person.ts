import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { barredText, sameAsYours, type Barred, type Sameness } from '../../domain/people/second-person.ts';
import { Refusal } from '../kernel/refusal.ts';

/**
 * Why a user may not act as second person beside each of `firstIds`, who began something (null: the program), as a
 * sentence for that user. There is no entry for those beside whom they may. `own`: the sentence for what they began
 * themselves.
 */
export async function barredBeside(
  db: Db,
  secondId: string,
  firstIds: readonly (string | null)[],
  own: string,
): Promise<Map<string | null, string>> {
  const { rows } = await sql<Barred & { first: string | null }>`
    select first, why, until from unnest(${[...new Set(firstIds)]}::uuid[]) as first, app.second_barred_by(first, ${secondId})`.execute(
    db,
  );
  return new Map(rows.map(({ first, ...barred }) => [first, barredText(barred, own)]));
}

/** Throws FORBIDDEN with that sentence. The database refuses the same by its triggers (0066_second_persons.sql). */
export async function requireSecond(db: Db, secondId: string, firstId: string | null, own: string): Promise<void> {
  const barred = (await barredBeside(db, secondId, [firstId], own)).get(firstId);
  if (barred !== undefined) throw new Refusal('FORBIDDEN', barred);
}

/** Until when a member of staff is new, and cannot be anybody's second person; null for others. */
export async function newUntil(db: Db, userId: string): Promise<Date | null> {
  const { rows } = await sql<Barred>`select why, until from app.second_barred_by(null, ${userId})`.execute(db);
  return rows[0]?.why === 'new' ? rows[0].until : null;
}

/**
 * Throws FORBIDDEN when the actor and this user seem to be the same human. `own`: the sentence for the actor's own
 * account.
 */
export async function requireAnother(db: Db, userId: string, own: string): Promise<void> {
  const { rows } = await sql<{ why: Sameness | null }>`select app.same_as_actor(${userId}) as why`.execute(db);
  const why = rows[0]?.why ?? null;
  if (why !== null)
    throw new Refusal('FORBIDDEN', why === 'self' ? own : `${sameAsYours(why)} Another member of staff does this.`);
}
