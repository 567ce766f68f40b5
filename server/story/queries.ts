import { sql } from 'kysely';
import type { LetterWaiting } from '../../contract/story.ts';
import type { Db } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { actKeys } from '../../domain/cases/story/acts.ts';
import type { CaseEvent, EventSaid, EventOrigin, EventState } from '../../domain/cases/story/case-event.ts';
import { harmKinds, type HarmReport } from '../../domain/cases/story/harm.ts';
import type { StorySources } from '../../domain/cases/story/proposals.ts';

export type EventRow = CaseEvent & { state: EventState; source_name: string | null; proof_name: string | null };

/** The events of a case by their day, of every state; those of a withdrawn reply are left out. */
export async function eventsOfCase(db: Db, caseId: string): Promise<EventRow[]> {
  const rows = await db
    .selectFrom('case_events as e')
    .leftJoin('case_files as s', 's.id', 'e.source_file_id')
    .leftJoin('case_files as p', 'p.id', 'e.proof_file_id')
    .select(['e.id', 'who', 'act', 'day', 'day_precision as precision', 'due_on', 'about', 'source', 'page', 'quote'])
    .select(['quote_start as start', 'quote_end as end', 'day_said', 'proof_file_id', 'state'])
    .select(['s.filename as source_name', 's.document_type as source_kind', 'p.filename as proof_name'])
    .select(sql<string | null>`coalesce(source_file_id, source_reply_id, source_message_id)`.as('source_id'))
    .where('e.case_id', '=', caseId)
    .where(
      sql<boolean>`not exists (select 1 from processor_replies r where r.id = source_reply_id and r.withdrawn_at is not null)`,
    )
    .orderBy('day')
    .orderBy('e.id')
    .limit(500)
    .execute();
  return rows.flatMap(({ act: stored, ...row }) => {
    const act = actKeys.find((each) => each === stored);
    return act ? [{ ...row, act }] : [];
  });
}

/** The events that the merchant confirmed, for letters and the analysis. */
export async function confirmedEvents(db: Db, caseId: string): Promise<CaseEvent[]> {
  return (await eventsOfCase(db, caseId)).flatMap(({ state, ...event }) => (state === 'confirmed' ? [event] : []));
}

/** What becomes of the letter that has not left when the story changes; redraft-letter.ts drafts one that nobody worked on. */
export async function letterWaiting(db: Db, caseId: string): Promise<LetterWaiting> {
  const { rows } = await sql<{ untouched: boolean }>`
    select app.letter_untouched(case_id) as untouched from letters
    where case_id = ${caseId} and app.letter_is(status, 'unsent')`.execute(db);
  const [letter] = rows;
  return letter ? (letter.untouched ? 'drafted_again' : 'worked_on') : 'none';
}

/** The id by which letters refer to the merchant's report on harm. */
export const harmId = 'harm';

/** What the merchant confirmed after a moment: ids of events, and `harmId`. */
export async function confirmedAfter(db: Db, caseId: string, moment: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text from case_events where case_id = ${caseId} and state = 'confirmed' and decided_at > ${moment}
    union select ${harmId} from case_harms where case_id = ${caseId} and reported_at > ${moment}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The communication log, of the day on which the case was submitted or the log last changed. */
export async function logOfCase(db: Db, caseId: string): Promise<StorySources['log']> {
  const row = await db
    .selectFrom('cases')
    .select((eb) => [
      'communication_logs as text',
      'created_at',
      eb
        .selectFrom('case_history as h')
        .select(({ fn }) => fn.max('h.at').as('at'))
        .whereRef('h.case_id', '=', 'cases.id')
        .where('field', '=', 'communication_logs')
        .as('changed_at'),
    ])
    .where('id', '=', caseId)
    .executeTakeFirst();
  if (!row?.text) return null;
  return { text: row.text, written_on: firmDayOf(row.changed_at ?? row.created_at), isDated: row.changed_at === null };
}

export async function harmOfCase(db: Db, caseId: string): Promise<HarmReport> {
  const rows = await db
    .selectFrom('case_harms')
    .select(['kind', 'amount_cents', 'on_day', 'words'])
    .where('case_id', '=', caseId)
    .execute();
  return {
    harms: harmKinds.flatMap((kind) =>
      rows.filter((row) => row.kind === kind).map(({ amount_cents, on_day }) => ({ kind, amount_cents, on_day })),
    ),
    words: rows.find(({ kind }) => kind === 'own_words')?.words ?? null,
  };
}

export const saidColumns = ({ who, act, day, precision, due_on, about, proof_file_id }: EventSaid) => ({
  who,
  act,
  day,
  day_precision: precision,
  due_on,
  about,
  proof_file_id,
});

export const originColumns = ({ source, source_id: id, page, quote, start, end, day_said }: EventOrigin) => ({
  source,
  source_file_id: source === 'upload' ? id : null,
  source_reply_id: source === 'reply' ? id : null,
  source_message_id: source === 'message' ? id : null,
  page,
  quote,
  quote_start: start,
  quote_end: end,
  day_said,
});
