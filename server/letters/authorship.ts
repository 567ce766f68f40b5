import type { Draft } from '../../drafting/draft-letter.ts';
import { instructionsDone } from '../../drafting/plan/instructions-done.ts';
import type { Instructions, Wish } from '../../drafting/plan/knobs.ts';

type Engine = 'embedded' | 'language_model';
/** The instructions as parsed, and what came of them in this version. */
type StoredInstructions = Instructions & { wishes: readonly Wish[] };
/** The columns of `letter_versions` about its author. */
export type AuthorRow = {
  engine: Engine;
  model: string | null;
  engine_note: string | null;
  knobs: StoredInstructions | null;
};
export type Usage = { inputTokens: number; outputTokens: number };

/**
 * Who wrote a version of a letter and what they were asked. `note`: why a language model that was asked did not write
 * it.
 */
export type Authorship = {
  engine: Engine;
  model: string | null;
  note: string | null;
  instructions: StoredInstructions | null;
  usage: Usage | null;
};

/** The instructions stored with a version; null when there were none. `tones`: a language model wrote it. */
export function storedInstructions(
  wishes: readonly Wish[],
  draft: Draft,
  how: { tones: boolean },
): StoredInstructions | null {
  return wishes.length === 0 ? null : { wishes, ...instructionsDone(wishes, draft, how) };
}

export const byEngine = (instructions: StoredInstructions | null): Authorship => ({
  engine: 'embedded',
  model: null,
  note: null,
  instructions,
  usage: null,
});

/** An edit by hand does not change the author; its tokens were counted with the version that used them. */
export function sameAuthor(before: AuthorRow): Authorship {
  return {
    engine: before.engine,
    model: before.model,
    note: before.engine_note,
    instructions: before.knobs,
    usage: null,
  };
}

export const authorColumns = ({ engine, model, note, instructions, usage }: Authorship) => ({
  engine,
  model,
  engine_note: note,
  knobs: instructions && JSON.stringify(instructions),
  input_tokens: usage?.inputTokens ?? null,
  output_tokens: usage?.outputTokens ?? null,
});
