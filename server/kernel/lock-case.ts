import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';

/**
 * Locks a case until the transaction ends; does nothing for a case that the actor cannot see. Lock order everywhere:
 * the case, then its letters and offers, so that cancelling, sending and answering cannot pass each other.
 */
export async function lockCase(db: Db, caseId: string): Promise<void> {
  await sql`select app.lock_case(${caseId})`.execute(db);
}
