import { hasEnded } from '../../domain/cases/case.ts';
import { maxFilesPerCase } from '../../domain/intake/upload-documents.ts';
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
  may: { add_files: boolean; answer: boolean; correct_sum: boolean };
};

/** What a case's exports show, for its merchant and the desk: guests add exports and read none. Throws NOT_FOUND. */
export async function get(services: Services, user: User, caseId: string): Promise<EvidenceOnPage> {
  return services.database.as(user, (db) => evidenceOnPage(db, user, caseId));
}

/** The same, inside the caller's transaction. */
export async function evidenceOnPage(db: Db, user: User, caseId: string): Promise<EvidenceOnPage> {
  const theCase = await findCaseCore(db, caseId);
  const [evidence, sums, { n }] = await Promise.all([
    evidenceOnFile(db, caseId),
    db
      .selectFrom('cases')
      .select('held_amount_cents')
      .select(sql<boolean>`app.may_complete(id)`.as('may_complete'))
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('case_files')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow(),
  ]);
  const { proof, confirmed_by } = evidence.row;
  const own = isMerchantOf(user, theCase);
  const isOpen = isOpenForEvidence(theCase);
  return {
    evidence,
    confirmedBy: confirmed_by === user.id ? 'You' : 'The merchant',
    contradiction: evidence.isCurrent && proof ? sumContradiction(proof, sums.held_amount_cents) : null,
    may: {
      add_files: own && isOpen && n < maxFilesPerCase,
      answer: own && isOpen,
      correct_sum: own && sums.may_complete,
    },
  };
}

export const isOpenForEvidence = ({ status, cancelled_at }: CaseCore): boolean =>
  !hasEnded(status) && cancelled_at === null;
