import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/actor.ts';
import type { Role } from '../../domain/people/role.ts';
import { Refusal } from '../kernel/refusal.ts';

export type AttorneyDetails = {
  bar_number: string;
  bar_state: string;
  firm_name: string;
  firm_lines?: string[];
  title?: string;
};
/** Everything that an attorney signs with, as stored. */
export type Signs = Required<AttorneyDetails> & { full_name: string };

/**
 * An attorney's signature details, as given or as stored before. Throws INVALID_INPUT when there are none, or when they
 * are given for another role.
 */
export async function attorneyFor(
  db: Db,
  userId: string,
  role: Role,
  given: AttorneyDetails | undefined,
): Promise<AttorneyDetails | undefined> {
  if (role !== 'attorney') {
    if (given)
      throw new Refusal('INVALID_INPUT', 'Only an attorney has a bar number.', {
        role: 'Choose Attorney, or leave the bar number out.',
      });
    return undefined;
  }
  if (given) return given;
  const stored = await db
    .selectFrom('attorneys')
    .select(['bar_number', 'bar_state', 'firm_name'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (stored) return stored;
  throw new Refusal('INVALID_INPUT', 'An attorney signs with a bar number, the state of the bar and a firm.', {
    'attorney.bar_number': 'Enter: Bar number.',
    'attorney.bar_state': 'Enter: State of the bar.',
    'attorney.firm_name': 'Enter: Firm.',
  });
}

/** What the attorney signs with now, or undefined. */
export async function signsWith(db: Db, userId: string): Promise<Signs | undefined> {
  return db
    .selectFrom('attorneys')
    .select(['full_name', 'title', 'bar_number', 'bar_state', 'firm_name', 'firm_lines'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The details completed by the user's name and by what was stored before. */
export async function completed(db: Db, userId: string, details: AttorneyDetails): Promise<Signs> {
  const { display_name: full_name } = await db
    .selectFrom('profiles')
    .select('display_name')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const before = await signsWith(db, userId);
  return { title: 'Attorney at Law', firm_lines: [], ...before, ...details, full_name };
}

/** Stores what an attorney signs with. Returns whether anything changed; existing drafts keep theirs. */
export async function saveAttorney(db: Db, userId: string, signs: Signs): Promise<boolean> {
  if (isDeepStrictEqual(await signsWith(db, userId), signs)) return false;
  await db
    .insertInto('attorneys')
    .values({ user_id: userId, ...signs })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(signs))
    .execute();
  return true;
}
