import { mayBeStated } from '../../domain/letters/receipt.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { findCase, type CaseRow, type CaseWithRelations } from '../kernel/find-case.ts';
import { confirmedEvidence } from '../evidence/queries.ts';
import { evidenceOfCase } from '../documents/queries.ts';
import type { CaseFile, PriorLetter, Reply } from '../../drafting/facts/case-file.ts';
import type { OrderedLetter } from '../../domain/cases/letter-order.ts';
import type { Retired } from '../../drafting/facts/retired.ts';
import { retiredNow } from '../knowledge/marks.ts';
import { repliesOf, type ReplyRow } from '../replies/list-replies.ts';
import { confirmedCounsel } from './opponent/counsel-on-record.ts';
import { openRecords } from './opponent/records-of-case.ts';
import { confirmedEvents, harmOfCase } from '../story/queries.ts';
import { addedFacts } from './own-facts.ts';
import { sumStated } from '../evidence/sum-stated.ts';

export type LoadedCase = {
  row: CaseRow;
  caseFile: CaseFile;
  priorLetters: PriorLetter[];
  /** All letters of the case, oldest first. */ letters: OrderedLetter[];
  /** The processor's replies, oldest first, without withdrawn ones. */ replies: Reply[];
  retired: Retired;
};

/**
 * What drafting may use of a case, read as the actor. The EIN stays sealed: no letter needs it. Undefined when the
 * actor may not see the case.
 */
export async function loadCaseFile(db: Db, caseId: string): Promise<LoadedCase | undefined> {
  const [found, replies, retired, extractions, notices, added, counsel, against, evidence, events, harm] =
    await Promise.all([
      findCase(db, caseId),
      repliesOf(db, caseId),
      retiredNow(db),
      evidenceOfCase(db, caseId),
      noticesOfCase(db, caseId),
      addedFacts(db, caseId),
      confirmedCounsel(db, caseId),
      openRecords(db, caseId),
      confirmedEvidence(db, caseId),
      confirmedEvents(db, caseId),
      harmOfCase(db, caseId),
    ]);
  if (!found) return undefined;
  const { row } = found;
  const stated = evidence?.account ? await sumStated(db, caseId) : undefined;
  return {
    row,
    retired,
    letters: found.letters
      .map(({ demand_type: type, status, reply_due_on, sent_at }) => ({
        type,
        status,
        reply_due_on,
        sent_on: sent_at && firmDayOf(sent_at),
      }))
      .toReversed(),
    caseFile: {
      id: row.id,
      case_number: row.case_number,
      created_at: row.created_at,
      fields: { ...row, ein: null },
      owners: found.owners,
      previous_processors: found.processors,
      // Of what was calculated from exports, only the one that is confirmed.
      files: found.files.filter(
        ({ id, document_type: kind }) =>
          kind !== 'account_proof' || (evidence?.account && id === evidence.exhibit_file_id),
      ),
      account: evidence?.account ?? null,
      ...(stated && { sum_stated: stated }),
      extractions,
      own_facts: added.filter(({ standing }) => standing !== 'withdrawn'),
      opposing_counsel: counsel,
      records_against: against,
      events,
      harm,
    },
    priorLetters: sentLetters(found.letters, notices),
    replies: repliesFrom(replies),
  };
}

/** The letters that were sent, as a later one refers to them. */
function sentLetters(
  letters: CaseWithRelations['letters'],
  notices: Awaited<ReturnType<typeof noticesOfCase>>,
): PriorLetter[] {
  return letters.flatMap((letter) =>
    letter.sent_at
      ? [
          {
            letter_type: letter.demand_type,
            sent_on: firmDayOf(letter.sent_at),
            delivered_on: mayBeStated(letter.receipt) ? letter.delivered_on : null,
            certified_mail_number: letter.tracking_number,
            reply_due_on: letter.reply_due_on,
            notice: notices.has(letter.id),
            filing_on: notices.get(letter.id) ?? null,
          },
        ]
      : [],
  );
}

/**
 * The processor's replies as drafting uses them, without withdrawn ones and recorded silence. An old offer that is in
 * no ledger counts as open.
 */
function repliesFrom(replies: readonly ReplyRow[]): Reply[] {
  return replies.flatMap(({ kind, withdrawn_at, received_on, words, amount_cents, expires_on, offer_status: status }) =>
    kind === 'silence' || withdrawn_at !== null
      ? []
      : [
          {
            received_on,
            kind,
            words,
            amount_cents,
            ...(kind === 'offer' && { expires_on, offer: status === 'withdrawn' ? 'closed' : (status ?? 'open') }),
          },
        ],
  );
}

/**
 * The letters whose text is or encloses a complete notice of dispute, by the facts of their current version, each with
 * the day of filing it names.
 */
async function noticesOfCase(db: Db, caseId: string): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom('letters')
    .innerJoin('letter_versions', (join) =>
      join
        .onRef('letter_versions.letter_id', '=', 'letters.id')
        .onRef('letter_versions.version', '=', 'letters.version'),
    )
    .select([
      'letters.id',
      sql<string | null>`letter_versions.fact_sheet #>> '{facts,filing_day,value}'`.as('filing_on'),
    ])
    .where('letters.case_id', '=', caseId)
    .where(sql<boolean>`letter_versions.fact_sheet #> '{situation,flags}' ? 'notice'`)
    .execute();
  return new Map(rows.map(({ id, filing_on }) => [id, filing_on]));
}
