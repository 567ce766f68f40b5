import type { Draft } from '../../drafting/draft-letter.ts';
import { answerSchema, readAnswer, type ModelText } from '../../drafting/model/answer.ts';
import type { ModelBrief } from '../../drafting/model/brief.ts';
import { withModelTexts } from '../../drafting/model/letter.ts';
import { modelPrompt, repairPrompt, type ModelPrompt } from '../../drafting/model/prompt.ts';
import type { LetterVerifier } from '../engines/verifier/verifier.ts';
import { ModelFailed, type LanguageModel } from '../ports/ai/ai.ts';
import type { Usage } from './authorship.ts';

type LetterStep = { step: 'reading' } | { step: 'writing'; part: number; of: number } | { step: 'checking' };
/** The requester: gets the progress, and may leave. */
export type Watch = { signal: AbortSignal; onStep: (step: LetterStep) => void };

/** What is asked of which model; `usage` grows with each call. */
type Asked = {
  verifier: LetterVerifier;
  model: LanguageModel;
  draft: Draft;
  brief: ModelBrief;
  usage: Usage;
  signal: AbortSignal;
  watch: Watch;
};
/** Texts that may stand in the letter, or why there are none; `fault` when the model gave no answer. */
export type ModelResult = { texts: readonly ModelText[] } | { note: string; fault?: string };

/** The first answer, or a second one after its problems were named. Never throws. */
export async function askModel(asked: Asked): Promise<ModelResult> {
  const first = modelPrompt(asked.brief);
  let problems: string[] = [];
  try {
    for (const prompt of [() => first, () => repairPrompt(first, problems)]) {
      const answer = await judge(await reportStep(asked, prompt()), asked);
      if ('texts' in answer) return answer;
      problems = answer.problems;
    }
    return { note: `The language model’s answer was refused: ${problems[0] ?? 'it could not be read'}` };
  } catch (error) {
    if (!(error instanceof ModelFailed))
      return {
        note: 'The language model failed in an unknown way',
        fault: error instanceof Error ? error.name : 'unknown',
      };
    count(asked.usage, error.spent);
    const refused = problems[0]
      ? `The language model’s answer was refused: ${problems[0]}; the second time `
      : 'The language model did not write: ';
    return { note: `${refused}${error.message}`, fault: error.fault };
  }
}

function count(usage: Usage, more: Usage): void {
  usage.inputTokens += more.inputTokens;
  usage.outputTokens += more.outputTokens;
}

async function reportStep(
  { model, brief, usage, signal, watch }: Asked,
  { system, prompt }: ModelPrompt,
): Promise<unknown> {
  const of = brief.clauses.length;
  let part = 0;
  const report = (next: number) => {
    if (next <= part || next > of) return;
    part = next;
    watch.onStep({ step: 'writing', part, of });
  };
  report(1);
  const parts = countParts();
  const answer = await model.write({
    system,
    prompt,
    schema: answerSchema,
    signal,
    onText: (soFar) => report(parts(soFar)),
  });
  count(usage, answer);
  return answer.output;
}

/** How many entries of the answer have begun; scans only new text. */
function countParts(): (soFar: string) => number {
  const mark = '"clauseId"';
  let [found, from] = [0, 0];
  return (soFar) => {
    for (let at = soFar.indexOf(mark, from); at >= 0; at = soFar.indexOf(mark, from))
      [found, from] = [found + 1, at + mark.length];
    from = Math.max(from, soFar.length - mark.length);
    return found;
  };
}

async function judge(
  output: unknown,
  { verifier, brief, draft, watch }: Asked,
): Promise<{ texts: readonly ModelText[] } | { problems: string[] }> {
  watch.onStep({ step: 'checking' });
  const read = readAnswer(output, brief);
  if (!read.ok) return { problems: read.problems };
  const written = await withModelTexts(draft, read.texts, verifier.verify);
  if (!written.ok) return { problems: written.problems };
  return written.changed > 0 ? { texts: read.texts } : { problems: ['it changed nothing'] };
}
