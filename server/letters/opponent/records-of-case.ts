import { sql } from 'kysely';
import type { Db } from '../../../db/actor.ts';
import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import type { Extraction } from '../../../domain/documents/extraction.ts';
import { sure } from '../../../domain/documents/suggest.ts';
import {
  comparedFacts,
  recordsAgainst,
  type ComparedFact,
  type RecordAgainst,
  type RecordsNow,
  type StatedFact,
} from '../../../domain/letters/records-against.ts';
import { evidenceOfCase } from '../../documents/queries.ts';

/** What the letters of a case that were sent say, by the version that left: only what stands in its text. */
async function statedIn(db: Db, caseId: string): Promise<StatedFact[]> {
  const rows = await db
    .selectFrom('letters')
    .innerJoin('letter_versions', (join) =>
      join
        .onRef('letter_versions.letter_id', '=', 'letters.id')
        .onRef('letter_versions.version', '=', 'letters.version'),
    )
    .select(['letters.id', 'letters.demand_type', 'letters.sent_at', 'letter_versions.markdown'])
    .select(
      sql<Record<ComparedFact, { value: string | number; display: string } | null>>`jsonb_build_object(${sql.join(
        comparedFacts.flatMap((fact) => [
          sql.lit(fact),
          sql`letter_versions.fact_sheet -> 'facts' -> ${sql.lit(fact)}`,
        ]),
      )})`.as('facts'),
    )
    .where('letters.case_id', '=', caseId)
    .where('letters.sent_at', 'is not', null)
    .execute();
  return rows.flatMap(({ id, demand_type, sent_at, markdown, facts }) =>
    comparedFacts.flatMap((fact): StatedFact[] => {
      const found = facts[fact];
      if (found === null || sent_at === null || !markdown.includes(found.display)) return [];
      return [{ letter_id: id, letter_type: demand_type, dated: firmDayOf(sent_at), fact, value: found.value }];
    }),
  );
}

async function valuesNow(db: Db, caseId: string): Promise<RecordsNow['values']> {
  return db
    .selectFrom('cases')
    .select([
      'held_amount_cents as held_amount',
      'rolling_reserves_held_cents as reserve',
      'hold_started_on as hold_started',
      'merchant_account_id as account_id',
    ])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
}

/** The sums of one role that documents show, each on its document's own last day. */
function shownIn(extractions: readonly Extraction[], role: 'held' | 'reserve'): { on: string; cents: number }[] {
  return extractions.flatMap((extraction) => {
    const found = sure(extraction);
    const on = found
      .flatMap((each) => (each.role === 'document_date' || each.role === 'period_end' ? [String(each.value)] : []))
      .toSorted()
      .at(-1);
    if (on === undefined) return [];
    return found.flatMap((each) => (each.what === 'amount' && each.role === role ? [{ on, cents: each.value }] : []));
  });
}

/** The records that contradict a letter of the case that was sent, explained or not. */
export async function contradictingRecords(db: Db, caseId: string): Promise<RecordAgainst[]> {
  const stated = await statedIn(db, caseId);
  if (stated.length === 0) return [];
  const [values, recoveries, extractions] = await Promise.all([
    valuesNow(db, caseId),
    db
      .selectFrom('recoveries')
      .select(['received_on as on', 'amount_cents as cents'])
      .where('case_id', '=', caseId)
      .execute(),
    evidenceOfCase(db, caseId),
  ]);
  const statements = { held_amount: shownIn(extractions, 'held'), reserve: shownIn(extractions, 'reserve') };
  return recordsAgainst(stated, { values, recoveries, statements });
}

export type Explanation = Pick<RecordAgainst, 'letter_id' | 'fact' | 'stated' | 'recorded'>;

/** What counsel explained, newest first. At most 200. */
export const explainedRecords = (db: Db, caseId: string) =>
  db
    .selectFrom('explained_records')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('explained_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();

/** Whether an explanation is of this very difference. */
export const explains =
  (record: Explanation) =>
  (each: { letter_id: string; fact: string; stated: string; recorded: string }): boolean =>
    each.letter_id === record.letter_id &&
    each.fact === record.fact &&
    each.stated === record.stated &&
    each.recorded === record.recorded;

/** The records that the next letter corrects, or counsel explains: those that nobody has explained. */
export async function openRecords(db: Db, caseId: string): Promise<RecordAgainst[]> {
  const records = await contradictingRecords(db, caseId);
  if (records.length === 0) return [];
  const explained = await explainedRecords(db, caseId);
  return records.filter((record) => !explained.some(explains(record)));
}
