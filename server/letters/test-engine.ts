import { writerAnswers } from '../ai/ask-model.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';

/**
 * What drafts letters, and whether the configured language model, if there is one, answers. Throws NOT_FOUND for a case
 * that the caller may not see.
 */
export async function testEngine(
  services: Services,
  user: User,
  caseId: string,
): Promise<{ engine: 'embedded'; model_answers: boolean | null }> {
  await services.database.as(user, (db) => findCaseCore(db, caseId));
  return { engine: 'embedded', model_answers: await writerAnswers(services) };
}
