import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { erasureOf, type ErasureCase } from './queries.ts';
import { standsInTheWay } from '../../domain/erasure.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { queueFileErasure } from './queue-file-erasure.ts';

/**
 * Erases a merchant inside the caller's transaction: account, sign-in and sessions, draft, uploads and the cases that need not be kept; of
 * those that must, everything but their record (docs/decisions/0023). The stored bytes go by a job after the commit. Throws CONFLICT
 * when a case stands in the way or the person works here.
 */
export async function eraseUser(services: Services, db: Db, userId: string): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (user.role !== 'client')
    throw new Refusal('CONFLICT', 'This person has staff or attorney access. Take that away first, then decide.');
  const obstacle = (await erasureOf(db, userId)).find((each) => standsInTheWay(each.outcome));
  if (obstacle) throw new Refusal('CONFLICT', wordsFor(obstacle));
  const [erased] = (await sql<{ keys: string[] }>`select app.erase_person(${userId}) as keys`.execute(db)).rows;
  await queueFileErasure(services, db, erased?.keys ?? []);
}

function wordsFor({ outcome, case_number }: ErasureCase): string {
  if (outcome === 'legal_hold')
    return `Case ${case_number} is under legal hold: nothing of it may be erased. Lift the hold first, or refuse the request and say why.`;
  return `Case ${case_number} is still open after its letter left or money came in. Close it first, then decide.`;
}
