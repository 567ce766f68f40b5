import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';

/**
 * Takes the caller's turn at a case until the transaction ends; for a case that they cannot see it does nothing. The order everywhere is
 * first the case, then its letters and offers, so that a cancelling, a sending and an answer never pass each other.
 */
export async function lockCase(db: Db, caseId: string): Promise<void> {
  await sql`select app.lock_case(${caseId})`.execute(db);
}
