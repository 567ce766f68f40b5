import type { Services } from '../kernel/context.ts';

/** Staff wait for this before each analysis. */
const patience = 5_000;

/** What drafts here, and whether the configured model answers; work goes on without it. */
export async function testEngine({
  languageModel,
}: Services): Promise<{ engine: string; model_answers: boolean | null }> {
  if (!languageModel) return { engine: 'embedded', model_answers: null };
  return {
    engine: `${languageModel.provider}: ${languageModel.model}`,
    model_answers: await languageModel.answers(AbortSignal.timeout(patience)),
  };
}
