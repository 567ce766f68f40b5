import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/actor.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** When an attorney last opened the PDF of a letter's version, and its exhibit book; null: not yet, and without a book. */
export type Opened = { seen_at: Date | null; exhibits_seen_at: Date | null };
/** The sha-256 of a version's PDF and of its exhibit book (null or undefined where none is bound). */
type Files = { letterId: string; sha256: string; exhibits: string | null | undefined };

/** An exhibit book that stays the same while the letter's text changes needs to be opened only once. */
export async function openedBy(db: Db, attorneyId: string, { letterId, sha256, exhibits }: Files): Promise<Opened> {
  const rows = await db
    .selectFrom('letter_views')
    .select((eb) => ['sha256', eb.fn.max('viewed_at').as('at')])
    .where('letter_id', '=', letterId)
    .where('attorney_id', '=', attorneyId)
    .where('sha256', 'in', exhibits ? [sha256, exhibits] : [sha256])
    .groupBy('sha256')
    .execute();
  const at = (file: string | null | undefined) => rows.find((row) => row.sha256 === file)?.at ?? null;
  return { seen_at: at(sha256), exhibits_seen_at: at(exhibits) };
}

/** Throws LETTER_BLOCKED unless the PDF and the exhibits were opened. */
export function requireOpened({ seen_at, exhibits_seen_at }: Opened, exhibits: string | null): void {
  if (seen_at === null)
    throw new Refusal('LETTER_BLOCKED', 'Open the PDF of this version before you say that you have read it.');
  if (exhibits !== null && exhibits_seen_at === null)
    throw new Refusal('LETTER_BLOCKED', 'Open the exhibit book of this letter before you say that you have read it.');
}

/** Records that the case's attorney opened the bytes with this sha-256, of the letter's PDF or of its exhibit book. */
export async function recordOpened(
  db: Db,
  attorneyId: string,
  { letter, sha256, at }: { letter: { id: string; case_id: string; version: number }; sha256: string; at: Date },
): Promise<void> {
  await db
    .insertInto('letter_views')
    .values({
      id: uuidv7(),
      letter_id: letter.id,
      case_id: letter.case_id,
      version: letter.version,
      sha256,
      attorney_id: attorneyId,
      viewed_at: at,
    })
    .execute();
}
