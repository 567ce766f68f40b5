import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';

/** Whether a letter of the case is on its way or has left. */
export async function letterIsOut(db: Db, caseId: string): Promise<boolean> {
  const { rows } = await sql<{ out: boolean }>`select app.letter_is_out(${caseId}) as out`.execute(db);
  return rows[0]?.out === true;
}
