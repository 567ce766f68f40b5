import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';

/** Whether a letter of the case is being printed or sent, or has left: what is enclosed in it is not taken back any more. */
export async function letterIsOut(db: Db, caseId: string): Promise<boolean> {
  const { rows } = await sql<{ out: boolean }>`select app.letter_is_out(${caseId}) as out`.execute(db);
  return rows[0]?.out === true;
}
