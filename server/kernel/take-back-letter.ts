import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';

/**
 * Takes the letter out of review, so that nobody approves outdated text. False when somebody has worked on it or the
 * case has ended.
 */
export async function takeBackLetter(db: Db, caseId: string): Promise<boolean> {
  const { rows } = await sql<{ ok: boolean }>`select app.take_back_letter(${caseId}) as ok`.execute(db);
  return rows[0]?.ok === true;
}
