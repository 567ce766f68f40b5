import { hasEnded } from '../../domain/cases/case.ts';
import type { Db } from '../../db/actor.ts';
import { factsOnFile, unsentLetter, type FactOnFile, type UnsentLetter } from '../letters/facts-on-file.ts';
import { findCaseCore, sideOf, type CaseCore } from '../kernel/find-case-core.ts';
import { isMerchantOf } from '../kernel/merchant-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';

/**
 * The facts of the merchant that the unsent letter states, as every use case about them reads them; no facts without
 * such a letter.
 */
export type FactsOfCase = {
  theCase: CaseCore;
  letter: UnsentLetter | null;
  facts: FactOnFile[];
  /**
   * `owns`: the caller is the merchant of the case; `works`: they are at its desk; `attends`: they are its attorney.
   */
  owns: boolean;
  works: boolean;
  attends: boolean;
  open: boolean;
};

/** Throws NOT_FOUND, for another's case as for a missing one. */
export async function factsOfCase(
  db: Db,
  user: User,
  caseId: string,
  lock: 'lock' | 'read' = 'read',
): Promise<FactsOfCase> {
  const theCase = await findCaseCore(db, caseId, lock);
  const letter = await unsentLetter(db, caseId);
  const works = sideOf(user, theCase) === 'desk';
  return {
    theCase,
    letter,
    facts: letter ? await factsOnFile(db, letter) : [],
    owns: isMerchantOf(user, theCase),
    works,
    attends: works && user.role === 'attorney',
    open: theCase.cancelled_at === null && !hasEnded(theCase.status),
  };
}

/** The letter that waits. Throws CONFLICT once the case has ended or no letter waits. */
export function waitingLetter({ letter, open }: FactsOfCase): UnsentLetter {
  if (!open || letter === null) throw new Refusal('CONFLICT', 'No letter of this case waits for its facts.');
  return letter;
}

/** The fact as it was shown. Throws VERSION_MISMATCH when its value has changed. */
export function factShown({ facts }: FactsOfCase, shown: { fact: string; sha256: string }): FactOnFile {
  const found = facts.find(({ fact, value_sha256 }) => fact === shown.fact && value_sha256 === shown.sha256);
  if (!found)
    throw new Refusal('VERSION_MISMATCH', 'What the letter states has changed since you read it. Read it again.');
  return found;
}
