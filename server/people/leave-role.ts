import type { Db } from '../../db/actor.ts';
import { countWaitingCases } from './queries.ts';
import type { Role } from '../../domain/people/role.ts';
import { Refusal } from '../kernel/refusal.ts';

type Holder = { id: string; role: Role };

/** Why a user cannot leave their role now, in a sentence for staff; null when they can. */
export async function leavingBlockedBy(db: Db, user: Holder): Promise<string | null> {
  if (user.role === 'admin')
    return (await otherStaff(db, user.id)) > 0
      ? null
      : 'This is the last staff member. Give somebody else admin access first.';
  if (user.role === 'client') return null;
  const open = await countWaitingCases(db, user);
  if (open === 0) return null;
  return open === 1
    ? '1 open case is assigned to this attorney. Assign it to somebody else first.'
    : `${open.toLocaleString('en-US')} open cases are assigned to this attorney. Assign them to somebody else first.`;
}

/** Throws CONFLICT with that sentence. Call under `lockForRole`. */
export async function refuseLeaving(db: Db, user: Holder): Promise<void> {
  const why = await leavingBlockedBy(db, user);
  if (why) throw new Refusal('CONFLICT', why);
}

async function otherStaff(db: Db, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('role', '=', 'admin')
    .where('erased_at', 'is', null)
    .where('id', '!=', userId)
    .executeTakeFirstOrThrow();
  return Number(n);
}
