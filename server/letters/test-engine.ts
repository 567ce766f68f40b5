import { findCaseCore } from '../kernel/find-case-core.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';

/** Milliseconds: staff wait for this test before each analysis. */
const timeoutMs = 5_000;

/**
 * What drafts letters, and whether the configured language model, if there is one, answers. Throws NOT_FOUND for a case
 * that the caller may not see.
 */
export async function testEngine(
  { database, languageModel }: Services,
  user: User,
  caseId: string,
): Promise<{ engine: 'embedded'; model_answers: boolean | null }> {
  await database.as(user, (db) => findCaseCore(db, caseId));
  const answers = languageModel ? await languageModel.answers(AbortSignal.timeout(timeoutMs)) : null;
  return { engine: 'embedded', model_answers: answers };
}
