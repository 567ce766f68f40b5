import type { Draft } from '../../drafting/draft-letter.ts';
import type { FactSheet } from '../../drafting/facts/fact.ts';
import type { Tone } from '../../drafting/plan/knobs.ts';
import { answerSchema, readAnswer, type ModelText } from '../../drafting/model/answer.ts';
import { modelBrief, type ModelBrief } from '../../drafting/model/brief.ts';
import { withModelTexts } from '../../drafting/model/letter.ts';
import { modelPrompt, repairPrompt, type ModelPrompt } from '../../drafting/model/prompt.ts';
import { ModelFailed, type LanguageModel } from '../ports/ai/ai.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Usage } from './authorship.ts';
import { isBudgetSpent, recordModelCall, type ModelOutcome } from './model-budget.ts';

type LetterStep = { step: 'reading' } | { step: 'writing'; part: number; of: number } | { step: 'checking' };
/** The requester: gets the progress, and may leave. */
export type Watch = { signal: AbortSignal; onStep: (step: LetterStep) => void };

/** The outcome of asking a model: texts for clauses of exactly these facts, or a note saying why there are none. */
export type ModelDraft = {
  texts: readonly ModelText[] | null;
  note: string | null;
  factSheet: FactSheet;
  usage: Usage;
  model: string;
};

const fallback = 'the embedded engine wrote this draft.';
const maxNoteLength = 400;
const noteOf = (why: string): string => `${why.slice(0, maxNoteLength)}; ${fallback}`;

/** The requester cancelled: no letter is written. */
export const cancelled = (): Refusal => new Refusal('CONFLICT', 'The generation was cancelled. No letter was made.');

/**
 * Asks the configured model for a draft's texts, outside any transaction, within AI_TIMEOUT_SECONDS in all, with one
 * retry. Null without a model or when there is nothing for it to write. Throws CONFLICT when the requester left, and
 * nothing else.
 */
export async function writeWithModel(
  services: Services,
  draft: Draft,
  tone: Tone,
  watch: Watch,
): Promise<ModelDraft | null> {
  const {
    languageModel: model,
    config: { ai },
    log,
  } = services;
  if (!model || !ai) return null;
  const brief = modelBrief(draft, tone);
  if (brief.clauses.length === 0) return null;
  const usage: Usage = { inputTokens: 0, outputTokens: 0 };
  const common = { factSheet: draft.factSheet, usage, model: `${model.model} (${model.provider})` };
  if (await isBudgetSpent(services))
    return { ...common, texts: null, note: noteOf('The language model’s tokens for today are used up') };
  const signal = AbortSignal.any([watch.signal, AbortSignal.timeout(ai.timeoutSeconds * 1_000)]);
  const result = await ask({ model, draft, brief, usage, signal, watch });
  const outcome = outcomeOf(result, watch);
  await recordModelCall(services, model, usage, outcome);
  if (outcome === 'cancelled') throw cancelled();
  if (outcome !== 'written')
    log.warn(
      { provider: model.provider, model: model.model, outcome, fault: 'fault' in result ? result.fault : undefined },
      'the language model did not write a letter',
    );
  return {
    ...common,
    texts: 'texts' in result ? result.texts : null,
    note: 'note' in result ? noteOf(result.note) : null,
  };
}

type Asked = { model: LanguageModel; draft: Draft; brief: ModelBrief; usage: Usage; signal: AbortSignal; watch: Watch };
type Result = { texts: readonly ModelText[] } | { note: string; fault?: string };

function outcomeOf(result: Result, { signal }: Watch): ModelOutcome {
  if (signal.aborted) return 'cancelled';
  if ('texts' in result) return 'written';
  return result.fault ? 'failed' : 'refused';
}

/** The first answer, or a second one after its problems were named. */
async function ask(asked: Asked): Promise<Result> {
  const first = modelPrompt(asked.brief);
  let problems: string[] = [];
  try {
    for (const prompt of [() => first, () => repairPrompt(first, problems)]) {
      const answer = judge(await reportStep(asked, prompt()), asked);
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

function judge(
  output: unknown,
  { brief, draft, watch }: Asked,
): { texts: readonly ModelText[] } | { problems: string[] } {
  watch.onStep({ step: 'checking' });
  const read = readAnswer(output, brief);
  if (!read.ok) return { problems: read.problems };
  const written = withModelTexts(draft, read.texts);
  if (!written.ok) return { problems: written.problems };
  return written.changed > 0 ? { texts: read.texts } : { problems: ['it changed nothing'] };
}
