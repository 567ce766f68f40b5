import { isDeepStrictEqual } from 'node:util';
import type { Draft } from '../../drafting/draft-letter.ts';
import type { FactSheet } from '../../drafting/facts/fact.ts';
import type { Tone, Wish } from '../../drafting/plan/knobs.ts';
import type { ModelText } from '../../drafting/model/answer.ts';
import { modelBrief } from '../../drafting/model/brief.ts';
import { withModelTexts } from '../../drafting/model/letter.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { byEngine, storedInstructions, type Authorship, type Usage } from './authorship.ts';
import { askModel, type ModelResult, type Watch } from './ask-model.ts';
import { isBudgetSpent, recordModelCall, type ModelOutcome } from './model-budget.ts';

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
    verifier,
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
  const result = await askModel({ verifier, model, draft, brief, usage, signal, watch });
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

function outcomeOf(result: ModelResult, { signal }: Watch): ModelOutcome {
  if (signal.aborted) return 'cancelled';
  if ('texts' in result) return 'written';
  return result.fault ? 'failed' : 'refused';
}

/** The facts without the plan, which has the attorney's letterhead too. */
const factsOf = ({ factSheet: { planned: _planned, ...facts } }: Pick<Draft, 'factSheet'>) => facts;

const caseChangedNote = 'The case changed while the language model wrote; the embedded engine wrote this draft.';

/**
 * The draft with the model's text when it was written for exactly these facts; otherwise the engine's own, with a note
 * saying why.
 */
export async function useModelDraft(
  { verifier }: Services,
  draft: Draft,
  wishes: readonly Wish[],
  modelDraft: ModelDraft | null,
): Promise<{ draft: Draft; author: Authorship }> {
  const engine = byEngine(storedInstructions(wishes, draft, { tones: false }));
  if (!modelDraft) return { draft, author: engine };
  const { texts, usage } = modelDraft;
  if (!texts) return { draft, author: { ...engine, note: modelDraft.note, usage } };
  // The texts were verified against their own facts only.
  const written = isDeepStrictEqual(factsOf(modelDraft), factsOf(draft))
    ? await withModelTexts(draft, texts, verifier.verify)
    : null;
  if (!written?.ok) return { draft, author: { ...engine, note: caseChangedNote, usage } };
  return {
    draft: { ...draft, document: written.document },
    author: {
      engine: 'language_model',
      model: modelDraft.model,
      note: null,
      usage,
      instructions: storedInstructions(wishes, draft, { tones: true }),
    },
  };
}
