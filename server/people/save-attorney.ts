import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/actor.ts';
import type { Role } from '../../domain/role.ts';
import { Refusal } from '../kernel/refusal.ts';

export type AttorneyDetails = {
  bar_number: string;
  bar_state: string;
  firm_name: string;
  firm_lines?: string[];
  title?: string;
};

/**
 * What an attorney signs with, for a person who is about to be one: as given, or as it was kept from the last time. Throws INVALID_INPUT when
 * there is neither, or when somebody who is none would get some.
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
  const kept = await db
    .selectFrom('attorneys')
    .select(['bar_number', 'bar_state', 'firm_name'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (kept) return kept;
  throw new Refusal('INVALID_INPUT', 'An attorney signs with a bar number, the state of the bar and a firm.', {
    'attorney.bar_number': 'Enter: Bar number.',
    'attorney.bar_state': 'Enter: State of the bar.',
    'attorney.firm_name': 'Enter: Firm.',
  });
}

/** Keeps what an attorney signs with. Gives whether anything of it is new; letters that are drafted keep what they were drafted with. */
export async function saveAttorney(db: Db, userId: string, details: AttorneyDetails): Promise<boolean> {
  const { display_name: full_name } = await db
    .selectFrom('profiles')
    .select('display_name')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const signs = { ...details, full_name };
  const before = await db.selectFrom('attorneys').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (before && isDeepStrictEqual({ ...before, ...signs }, before)) return false;
  await db
    .insertInto('attorneys')
    .values({ user_id: userId, ...signs })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(signs))
    .execute();
  return true;
}
