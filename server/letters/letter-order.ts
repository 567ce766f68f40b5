import { afterStep, unapproved } from '../../domain/letters/life.ts';
import { sql } from 'kysely';
import type { Actor, Db } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import { draftingBar, hasEndedText } from '../../domain/cases/letter-order.ts';
import { writeHistory } from '../kernel/history.ts';
import { Refusal } from '../kernel/refusal.ts';
import { editedText, editsOf, type Edits } from './carry-over-edits.ts';
import { addressGiven } from './facts-of-edit.ts';
import { currentVersion } from './find-letter.ts';
import type { LoadedCase } from './load-case-file.ts';

/** An attorney's reason for a letter out of its order, and what the order said. */
export type Departure = { attorneyId: string; obstacle: string; reason: string };
type Asked = { letterType: LetterType; departure?: string | null };

/**
 * Whether a letter may be drafted now: null when it may, and the departure to record when the case's attorney gives a reason for one out of
 * order. Throws CONFLICT with why not, FORBIDDEN when somebody else gives a reason.
 */
export function requireMayDraft(
  actor: Actor,
  loaded: LoadedCase,
  { letterType, departure }: Asked,
  now: Date,
): Departure | null {
  const bar = draftingBar(loaded.row, loaded, letterType, firmDayOf(now));
  if (!bar) return null;
  const reason = departure?.trim();
  if (!bar.byOrder || !reason) throw new Refusal('CONFLICT', bar.text);
  if (actor.role !== 'attorney' || loaded.row.attorney_id !== actor.id)
    throw new Refusal('FORBIDDEN', `${bar.text} Only the attorney of this case may depart from the order.`);
  return { attorneyId: actor.id, obstacle: bar.text, reason };
}

/** How a case has ended, as the beginning of a sentence; null while it is open. */
async function endedCase(db: Db, caseId: string): Promise<string | null> {
  const theCase = await db
    .selectFrom('cases')
    .select(['status', 'cancelled_at'])
    .where('id', '=', caseId)
    .executeTakeFirst();
  return theCase ? hasEndedText(theCase) : null;
}

/** Throws CONFLICT when the case has ended: `what` is not done with its letter. */
export async function requireOpenCase(db: Db, caseId: string, what: string): Promise<void> {
  const ended = await endedCase(db, caseId);
  if (ended !== null) throw new Refusal('CONFLICT', `${ended}; its letter is not ${what}.`);
}

/** Records a departure. Called before the letter is inserted, because the database then requires it. */
export async function recordDeparture(
  db: Db,
  actor: Actor,
  letter: { id: string; caseId: string; type: LetterType; at: Date },
  { attorneyId, obstacle, reason }: Departure,
): Promise<void> {
  await db
    .insertInto('letter_departures')
    .values({
      letter_id: letter.id,
      case_id: letter.caseId,
      attorney_id: attorneyId,
      obstacle,
      reason,
      created_at: letter.at,
    })
    .execute();
  await writeHistory(db, actor, letter.caseId, {
    what: 'letter_order_departed',
    field: null,
    old_value: obstacle,
    new_value: { letter_id: letter.id, type: letter.type, reason },
  });
}

/** The letter that a new one would replace: drafted or in review. */
const replaceable = (db: Db, caseId: string) =>
  db
    .selectFrom('letters')
    .select(['id', 'status', 'version', 'demand_type'])
    .where('case_id', '=', caseId)
    .where('status', 'in', unapproved);

type Replacing = { caseId: string; letterType: LetterType; overEdits?: boolean };
/** A letter whose edits the new letter keeps. `mailingAddress`: what an attorney entered or confirmed in it. */
type ReplacedLetter = { edits: Edits; mailingAddress: string[] | null };

/**
 * The letter that a new one of the same type replaces, with the edits to keep; null when there is none, nobody edited
 * it, or it is of another type (its edits then stay in it, and the two are linked). Unless the request says
 * `overEdits`, throws CONFLICT that names the editors, with what becomes of the edits in `fields.overEdits`.
 */
export async function askOverEdits(
  db: Db,
  { caseId, letterType, overEdits }: Replacing,
): Promise<ReplacedLetter | null> {
  const letter = await replaceable(db, caseId).executeTakeFirst();
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

/** Marks the letter that is drafted or in review as superseded by a new one; its text stays as it is. */
export async function supersede(db: Db, actor: Actor, caseId: string, by: string): Promise<void> {
  const replaced = await replaceable(db, caseId).forUpdate().execute();
  for (const { id, status, version } of replaced) {
    const next = afterStep(status, 'supersede');
    if (next === null) continue;
    await db.updateTable('letters').set({ status: next }).where('id', '=', id).execute();
    await writeHistory(db, actor, caseId, {
      what: 'letter_superseded',
      field: null,
      old_value: { letter_id: id, status, version },
      new_value: { letter_id: by },
    });
  }
}

/** The newest letter in the line that superseded this one, and the letter that this one superseded. */
export type Succession = { superseded_by: string | null; in_place_of: string | null };

export async function successionOf(db: Db, letter: { id: string; case_id: string }): Promise<Succession> {
  const rows = await db
    .selectFrom('case_history')
    .select([sql<string>`old_value ->> 'letter_id'`.as('old'), sql<string>`new_value ->> 'letter_id'`.as('new')])
    .where('case_id', '=', letter.case_id)
    .where('what', '=', 'letter_superseded')
    .execute();
  const next = new Map(rows.map((row) => [row.old, row.new]));
  let last = next.get(letter.id) ?? null;
  for (let later = last; later; later = next.get(later) ?? null) last = later;
  return { superseded_by: last, in_place_of: rows.find((row) => row.new === letter.id)?.old ?? null };
}

/** Why a letter was drafted out of order; null for one in order. */
export async function departureOf(
  db: Db,
  letterId: string,
): Promise<{ attorney_name: string; obstacle: string; reason: string; at: Date } | null> {
  const found = await db
    .selectFrom('letter_departures')
    .innerJoin('attorneys', 'attorneys.user_id', 'letter_departures.attorney_id')
    .select(['attorneys.full_name as attorney_name', 'obstacle', 'reason', 'letter_departures.created_at as at'])
    .where('letter_id', '=', letterId)
    .executeTakeFirst();
  return found ?? null;
}
