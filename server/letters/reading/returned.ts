import { sql } from 'kysely';
import type { Db } from '../../../db/actor.ts';
import { isUnapproved } from '../../../domain/letters/life.ts';
import type { User } from '../../kernel/user.ts';
import type { DeskLetter } from '../find-letter.ts';

type Said = { text: string; by: string; at: Date };
/**
 * The note with which its attorney gave a letter back, and what was said to be done about it when it was put into review again. `changed`: its text
 * was since then, by more than its date.
 */
export type Returned = Said & { changed: boolean; answer: Said | null };

/** Whether putting it into review again asks what was done: its own attorney knows. */
export const asksWhatWasDone = ({ changed }: Returned, letter: DeskLetter, user: User): boolean =>
  letter.status === 'draft' && !changed && letter.attorney_id !== user.id;

/** The last return of a letter that nobody has approved since; null without one. */
export async function returnOf(db: Db, letter: DeskLetter): Promise<Returned | null> {
  if (!isUnapproved(letter.status)) return null;
  const said = (key: string) =>
    db
      .selectFrom('case_history')
      .select(['seq', 'actor_name as by', 'at', sql<string | null>`new_value ->> ${key}`.as('text')])
      .select(sql<number | null>`(new_value ->> 'version')::int`.as('version'))
      .where('case_id', '=', letter.case_id)
      .where(sql<string>`new_value ->> 'letter_id'`, '=', letter.id)
      .orderBy('seq', 'desc')
      .limit(1);
  const note = await said('note').where('what', '=', 'letter_returned').executeTakeFirst();
  if (!note?.text) return null;
  const answer = await said('answer')
    .where('what', '=', 'letter_submitted')
    .where('seq', '>', note.seq)
    .executeTakeFirst();
  const changed = await db
    .selectFrom('letter_versions')
    .select('version')
    .where('letter_id', '=', letter.id)
    .where('version', '>', note.version ?? 0)
    .where('why', '<>', 'redated')
    .limit(1)
    .executeTakeFirst();
  return {
    text: note.text,
    by: note.by,
    at: note.at,
    changed: changed !== undefined,
    answer: answer?.text ? { text: answer.text, by: answer.by, at: answer.at } : null,
  };
}
