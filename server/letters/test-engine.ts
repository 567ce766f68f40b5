import { findCaseCore } from '../kernel/find-case-core.ts';
import type { Services } from '../kernel/context.ts';
import type { Person } from '../kernel/person.ts';

/** Staff wait for this before each analysis. */
const patience = 5_000;

/** What drafts here, and whether the configured model answers; work goes on without it. Throws NOT_FOUND for a case that the caller may not see. */
export async function testEngine(
  { database, languageModel }: Services,
  person: Person,
  caseId: string,
): Promise<{ engine: string; model_answers: boolean | null }> {
  await database.as(person, (db) => findCaseCore(db, caseId));
  if (!languageModel) return { engine: 'embedded', model_answers: null };
  return {
    engine: `${languageModel.provider}: ${languageModel.model}`,
    model_answers: await languageModel.answers(AbortSignal.timeout(patience)),
  };
}
