import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { User } from './user.ts';

/**
 * Opens a case, or all of them, that is shared with the caller: until the transaction ends, its status, money and files
 * can be read, and files added. Without this a guest sees nothing of any case. False when nothing is shared.
 */
export async function enterShared(db: Db, user: User, caseId: string | null): Promise<boolean> {
  if (user.role !== 'client') return false;
  const { rows } = await sql<{ shared: boolean }>`select app.enter_shared(${caseId}) as shared`.execute(db);
  return rows[0]?.shared === true;
}
