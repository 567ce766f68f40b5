import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { Counsel } from '../../drafting/papers/paper-draft.ts';

/** The attorney of a case as its papers name them. `states`: where a license of theirs is on file. */
export type CaseCounsel = Counsel & { attorney_id: string; states: string[] };

/** Who handles a case, by name, and the telephone of its attorney; null where it is not on file, and for those who may not see it. */
export async function peopleOf(
  db: Db,
  caseId: string,
): Promise<{ handler: string | null; counsel_phone: string | null }> {
  const { rows } = await sql<{ handler: string | null; counsel_phone: string | null }>`
    select * from app.people_of(${caseId})`.execute(db);
  return rows[0] ?? { handler: null, counsel_phone: null };
}

/** Null while the case has none, and for those who may not see it. */
export async function counselOf(db: Db, caseId: string): Promise<CaseCounsel | null> {
  const { rows } = await sql<{
    attorney_id: string;
    full_name: string;
    firm_name: string;
    bar_number: string;
    bar_state: string;
    states: string[];
  }>`select * from app.counsel_of(${caseId})`.execute(db);
  const [found] = rows;
  return found
    ? {
        attorney_id: found.attorney_id,
        states: found.states,
        name: found.full_name,
        firm: found.firm_name,
        bar_number: found.bar_number,
        bar_state: found.bar_state,
      }
    : null;
}
