import { isDeepStrictEqual } from 'node:util';
import type { Draft } from '../../drafting/draft-letter.ts';
import type { Wish } from '../../drafting/plan/knobs.ts';
import { withModelTexts } from '../../drafting/model/letter.ts';
import { byEngine, storedInstructions, type Authorship } from './authorship.ts';
import type { ModelWork } from './write-with-model.ts';

const moved = 'The case changed while the language model wrote; the embedded engine wrote this draft.';

/**
 * The draft with the model's text when it was written for exactly these facts; otherwise the engine's own, with a note
 * saying why.
 */
export function useModelWork(
  draft: Draft,
  wishes: readonly Wish[],
  work: ModelWork | null,
): { draft: Draft; author: Authorship } {
  const engine = byEngine(storedInstructions(wishes, draft, { tones: false }));
  if (!work) return { draft, author: engine };
  const { texts, usage } = work;
  if (!texts) return { draft, author: { ...engine, note: work.note, usage } };
  // The texts were verified against their own facts only.
  const written = isDeepStrictEqual(work.factSheet, draft.factSheet) ? withModelTexts(draft, texts) : null;
  if (!written?.ok) return { draft, author: { ...engine, note: moved, usage } };
  return {
    draft: { ...draft, document: written.document },
    author: {
      engine: 'language_model',
      model: work.model,
      note: null,
      usage,
      instructions: storedInstructions(wishes, draft, { tones: true }),
    },
  };
}
