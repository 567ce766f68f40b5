import { isDeepStrictEqual } from 'node:util';
import type { Draft } from '../../drafting/draft-letter.ts';
import type { Wish } from '../../drafting/knobs.ts';
import { withModelTexts } from '../../drafting/model-letter.ts';
import { byEngine, keptInstructions, type Authorship } from './authorship.ts';
import type { ModelWork } from './write-with-model.ts';

const moved = 'The case changed while the language model wrote; the embedded engine wrote this draft.';

/** The draft with the model's words, when it wrote them for these very facts; otherwise the engine's own, with a note why. */
export function takeUpWork(
  draft: Draft,
  wishes: readonly Wish[],
  work: ModelWork | null,
): { draft: Draft; author: Authorship } {
  const engine = byEngine(keptInstructions(wishes, draft, { tones: false }));
  if (!work) return { draft, author: engine };
  const { texts, usage } = work;
  if (!texts) return { draft, author: { ...engine, note: work.note, usage } };
  // The texts were verified with these facts; with others they would have to be asked for again.
  const written = isDeepStrictEqual(work.factSheet, draft.factSheet) ? withModelTexts(draft, texts) : null;
  if (!written?.ok) return { draft, author: { ...engine, note: moved, usage } };
  return {
    draft: { ...draft, document: written.document },
    author: {
      engine: 'language_model',
      model: work.model,
      note: null,
      usage,
      instructions: keptInstructions(wishes, draft, { tones: true }),
    },
  };
}
