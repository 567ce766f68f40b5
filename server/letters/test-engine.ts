import { findCaseCore } from '../kernel/find-case-core.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';

/** Staff wait for this before each analysis, in milliseconds. */
const timeoutMs = 5_000;

/**
 * The configured engine, and whether its model answers; drafting works without it. Throws NOT_FOUND for a case that the
 * caller may not see.
 */
export async function testEngine(
  { database, languageModel }: Services,
  user: User,
  caseId: string,
): Promise<{ engine: string; model_answers: boolean | null }> {
  await database.as(user, (db) => findCaseCore(db, caseId));
  if (!languageModel) return { engine: 'embedded', model_answers: null };
  return {
    engine: `${languageModel.provider}: ${languageModel.model}`,
    model_answers: await languageModel.answers(AbortSignal.timeout(timeoutMs)),
  };
}
