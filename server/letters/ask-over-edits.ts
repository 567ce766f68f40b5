import type { Db } from '../../db/actor.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import { Refusal } from '../kernel/refusal.ts';
import { editedText, editsOf, type Edits } from './carry-over-edits.ts';
import { addressGiven } from './facts-of-edit.ts';
import { currentVersion } from './find-letter.ts';

/** A letter whose edits go over into the one that takes its place. `mailingAddress`: what an attorney entered or confirmed in it. */
export type ReplacedLetter = { edits: Edits; mailingAddress: string[] | null };
type Asked = { caseId: string; letterType: LetterType; overEdits?: boolean };

/**
 * The letter that a new one of the same type takes the place of and whose edits it has; null when there is none, nobody edited it, or it is of
 * another type: then the edits stay in it, and the two are linked. Throws CONFLICT with who edited it, and `fields.overEdits` with what
 * becomes of the edits, unless the request says `overEdits`.
 */
export async function askOverEdits(db: Db, { caseId, letterType, overEdits }: Asked): Promise<ReplacedLetter | null> {
  const letter = await db
    .selectFrom('letters')
    .select(['id', 'version', 'demand_type'])
    .where('case_id', '=', caseId)
    .where('status', 'in', ['draft', 'in_review'])
    .executeTakeFirst();
  const edits = letter && (await editsOf(db, letter));
  if (!edits) return null;
  const sameType = letter.demand_type === letterType;
  if (!overEdits) throw new Refusal('CONFLICT', editedText(edits), { overEdits: sameType ? carriedText : leftText });
  return sameType ? { edits, mailingAddress: addressGiven(await currentVersion(db, letter)) } : null;
}

const carriedText =
  'The new letter takes its place and has these changes, also where the draft says something else by now.';
const leftText =
  'The new letter is of another type: these changes stay in the letter that it takes the place of, and each links to the other.';
