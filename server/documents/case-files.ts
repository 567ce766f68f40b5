import type { Db } from '../../db/actor.ts';
import { maxFilesPerCase } from '../../domain/intake/upload-documents.ts';
import { hasEnded } from '../../domain/case-progress.ts';
import { findCaseCore, type CaseCore } from '../kernel/find-case-core.ts';
import type { Person } from '../kernel/person.ts';
import { isMerchantOf, requireMerchant } from '../kernel/merchant-case.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';

/** A case to which the caller may add files. Throws NOT_FOUND or FORBIDDEN, CONFLICT once it has ended. */
export async function caseForFiles(db: Db, person: Person, caseId: string): Promise<CaseCore> {
  const theCase = await findCaseCore(db, caseId);
  requireMerchant(person, theCase, 'add files to it');
  if (hasEnded(theCase.status) || theCase.cancelled_at)
    throw new Refusal('CONFLICT', 'This case has ended; no more files can be added to it.');
  return theCase;
}

/** The same for somebody who only names the case: one that is not their own is not there. */
export async function ownCaseForFiles(db: Db, person: Person, caseId: string): Promise<CaseCore> {
  const theCase = await findCaseCore(db, caseId);
  if (!isMerchantOf(person, theCase)) throw notFound('This case');
  return caseForFiles(db, person, caseId);
}

/** Whether a case holds as many files as it may: those in it, and those that the caller has sent for it. */
export async function caseIsFull(db: Db, caseId: string): Promise<boolean> {
  const [inCase, waiting] = await Promise.all([
    db
      .selectFrom('case_files')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('uploads')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('for_case', '=', caseId)
      .where('case_id', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  return inCase.n + waiting.n >= maxFilesPerCase;
}

export const caseFilesFull = (filename: string): string =>
  `"${filename}" was not added: a case holds at most ${maxFilesPerCase} files.`;
