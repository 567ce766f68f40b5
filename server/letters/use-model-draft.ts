import { isDeepStrictEqual } from 'node:util';
import type { Draft } from '../../drafting/draft-letter.ts';
import type { Wish } from '../../drafting/plan/knobs.ts';
import { withModelTexts } from '../../drafting/model/letter.ts';
import type { Services } from '../kernel/context.ts';
import { byEngine, storedInstructions, type Authorship } from './authorship.ts';
import type { ModelDraft } from './write-with-model.ts';

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
