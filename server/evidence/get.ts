import { hasEnded } from '../../domain/cases/case.ts';
import { maxFilesPerCase } from '../../domain/intake/upload-documents.ts';
import { answerContradictions, type AnswerContradiction } from '../../domain/ledger-of-account/contradict-answers.ts';
import { sumContradiction, type SumContradiction } from '../../domain/ledger-of-account/case-account.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { findCaseCore, type CaseCore } from '../kernel/find-case-core.ts';
import { isMerchantOf } from '../kernel/merchant-case.ts';
import type { User } from '../kernel/user.ts';
import { evidenceOnFile, type Evidence } from './queries.ts';

/** `confirmedBy`: who confirmed last, to the reader. */
export type EvidenceOnPage = {
  evidence: Evidence;
  confirmedBy: string;
  contradiction: SumContradiction | null;
  /** Of other answers than the sum held. */
  otherContradictions: AnswerContradiction[];
  may: { add_files: boolean; answer: boolean; correct_sum: boolean };
};

/** What a case's exports show, for its merchant and the desk: guests add exports and read none. Throws NOT_FOUND. */
export async function get(services: Services, user: User, caseId: string): Promise<EvidenceOnPage> {
  return services.database.as(user, (db) => evidenceOnPage(db, user, caseId));
}

/** The same, inside the caller's transaction. */
export async function evidenceOnPage(db: Db, user: User, caseId: string): Promise<EvidenceOnPage> {
  const theCase = await findCaseCore(db, caseId);
  const [evidence, typed, { n }] = await Promise.all([
    evidenceOnFile(db, caseId),
    db
      .selectFrom('cases')
      .select(['held_amount_cents', 'hold_started_on', 'average_ticket_size_cents'])
      .select(['monthly_processing_volume_avg', 'monthly_processing_volume_peak'])
      .select(sql<boolean>`app.may_complete(id)`.as('may_complete'))
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('case_files')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow(),
  ]);
  const { confirmed_by } = evidence.row;
  const proof = evidence.isCurrent ? evidence.row.proof : null;
  const own = isMerchantOf(user, theCase);
  const isOpen = isOpenForEvidence(theCase);
  return {
    evidence,
    confirmedBy: confirmed_by === user.id ? 'You' : 'The merchant',
    contradiction: proof && sumContradiction(proof, typed.held_amount_cents),
    otherContradictions: proof ? answerContradictions(proof, typed) : [],
    may: {
      add_files: own && isOpen && n < maxFilesPerCase,
      answer: own && isOpen,
      correct_sum: own && typed.may_complete,
    },
  };
}

export const isOpenForEvidence = ({ status, cancelled_at }: CaseCore): boolean =>
  !hasEnded(status) && cancelled_at === null;
