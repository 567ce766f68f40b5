import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { erasureOf, type ErasureCase } from './queries.ts';
import { standsInTheWay } from '../../domain/privacy/erasure.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { unfinishedFolder } from '../documents/unfinished-uploads.ts';
import { queueFileErasure } from './erase-files.ts';

/**
 * Erases a merchant in the caller's transaction: account, sign-in, sessions, draft, uploads and cases; of cases that
 * must be kept, everything but the record (docs/decisions/0023). Stored bytes are removed by a job after the commit.
 * Throws CONFLICT when a case prevents it or the user is staff or an attorney.
 */
export async function eraseUser(services: Services, db: Db, userId: string): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (user.role !== 'client')
    throw new Refusal('CONFLICT', 'This user has staff or attorney access. Revoke it first, then decide.');
  const obstacle = (await erasureOf(db, userId)).find((each) => standsInTheWay(each.outcome));
  if (obstacle) throw new Refusal('CONFLICT', refusalFor(obstacle));
  const [erased] = (await sql<{ keys: string[] }>`select app.erase_user(${userId}) as keys`.execute(db)).rows;
  await queueFileErasure(services, db, [...(erased?.keys ?? []), `${unfinishedFolder(userId)}/`]);
}

function refusalFor({ outcome, case_number }: ErasureCase): string {
  if (outcome === 'legal_hold')
    return `Case ${case_number} is under legal hold: nothing of it may be erased. Lift the hold first, or refuse the request and say why.`;
  return `Case ${case_number} is still open after its letter left or money came in. Close it first, then decide.`;
}
