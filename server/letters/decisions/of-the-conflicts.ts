import { sql } from 'kysely';
import type { Db } from '../../../db/actor.ts';
import type { LetterDecision } from '../../../domain/letters/decision.ts';
import type { JudgedLetter } from '../letter-on-desk.ts';

/** A conflict was found after the case was assigned, or the client's name has changed since conflicts were searched. */
export async function conflictDecisions({ letter }: JudgedLetter, { db }: { db: Db }): Promise<LetterDecision[]> {
  if (letter.attorney_id === null) return [];
  const { rows } = await sql<{
    cleared: boolean | null;
  }>`select app.conflict_cleared(${letter.case_id}, ${letter.legal_business_name}) as cleared`.execute(db);
  // Cases that were assigned before conflicts were searched have no decision.
  return rows[0]?.cleared === false
    ? [
        {
          key: 'conflict:open',
          text: 'The client’s name changed since conflicts of interest were searched, or there is one: staff decide, on the case.',
          owner: 'staff',
          bars: letter.status === 'approved' ? 'sending' : 'approval',
          place: 'case',
        },
      ]
    : [];
}
