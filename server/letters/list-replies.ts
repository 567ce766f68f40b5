import type { Db } from '../../db/actor.ts';
import type { LetterType } from '../../domain/letter.ts';
import type { AnswerKind } from '../../domain/processor-answer.ts';
import type { Person } from '../kernel/person.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';

export type AnswerRow = {
  id: string;
  case_id: string;
  letter_id: string | null;
  received_on: string;
  kind: AnswerKind;
  words: string | null;
  amount_cents: number | null;
  file_id: string | null;
  entered_by_name: string;
  created_at: Date;
  withdrawn_at: Date | null;
  withdrawn_by_name: string | null;
  demand_type: LetterType | null;
  sent_at: Date | null;
  filename: string | null;
};

/** What the processor answered in a case, oldest first. Throws NOT_FOUND, also for the merchant: the table is the house's. */
export async function listReplies(services: Services, person: Person, caseId: string): Promise<AnswerRow[]> {
  return services.database.as(person, async (db) => {
    await requireHouse(db, person, caseId);
    return repliesOf(db, caseId);
  });
}

/** Staff and the attorney of the case; to everybody else there is no such case. */
export async function requireHouse(db: Db, person: Person, caseId: string, lock: 'lock' | 'read' = 'read') {
  const theCase = await findCaseCore(db, caseId, lock);
  if (person.role !== 'admin' && theCase.attorney_id !== person.id) throw notFound('This case');
  return theCase;
}

/** The same inside a transaction; rows that the actor may not see are not there. */
export async function repliesOf(db: Db, caseId: string): Promise<AnswerRow[]> {
  const rows = await db
    .selectFrom('processor_answers as a')
    .leftJoin('letters', 'letters.id', 'a.letter_id')
    .leftJoin('case_files', 'case_files.id', 'a.file_id')
    .select([
      'a.id',
      'a.case_id',
      'a.letter_id',
      'a.received_on',
      'a.kind',
      'a.words',
      'a.amount_cents',
      'a.file_id',
      'a.entered_by_name',
      'a.created_at',
      'a.withdrawn_at',
      'a.withdrawn_by_name',
      'letters.demand_type',
      'letters.sent_at',
      'case_files.filename',
    ])
    .where('a.case_id', '=', caseId)
    .orderBy('a.received_on')
    .orderBy('a.created_at')
    .orderBy('a.id')
    .limit(500)
    .execute();
  return rows as AnswerRow[];
}
