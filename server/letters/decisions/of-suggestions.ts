import { sql } from 'kysely';
import type { Db } from '../../../db/actor.ts';
import type { LetterDecision } from '../../../domain/letters/decision.ts';
import type { JudgedLetter } from '../letter-on-desk.ts';

/** Each suggested change is accepted or rejected before anybody approves the letter. */
export async function suggestionDecisions({ letter }: JudgedLetter, { db }: { db: Db }): Promise<LetterDecision[]> {
  const { rows } = await sql<{ n: number }>`select app.open_suggestions(${letter.id}) as n`.execute(db);
  const open = rows[0]?.n ?? 0;
  if (open === 0) return [];
  return [
    {
      key: 'suggestions:open',
      text:
        open === 1
          ? 'One suggested change waits to be accepted or rejected.'
          : `${open} suggested changes wait to be accepted or rejected.`,
      owner: 'attorney',
      bars: 'approval',
      place: 'letter',
    },
  ];
}
