import type { Draft } from '../../drafting/draft-letter.ts';
import { instructionsDone } from '../../drafting/instructions-done.ts';
import type { Instructions, Wish } from '../../drafting/knobs.ts';

export type Engine = 'embedded' | 'language_model';
/** Instructions as they were read, and what came of them in this version. */
export type KeptInstructions = Instructions & { wishes: readonly Wish[] };
/** The columns of a version that say so. */
export type AuthorRow = {
  engine: Engine;
  model: string | null;
  engine_note: string | null;
  knobs: KeptInstructions | null;
};
export type Usage = { inputTokens: number; outputTokens: number };

/** Who wrote a version of a letter and what was asked of them. `note` says why a model that was asked did not write. */
export type Authorship = {
  engine: Engine;
  model: string | null;
  note: string | null;
  instructions: KeptInstructions | null;
  usage: Usage | null;
};

/** What is kept of instructions with a version; null when none were given. `tones`: a language model wrote it. */
export function keptInstructions(
  wishes: readonly Wish[],
  draft: Draft,
  how: { tones: boolean },
): KeptInstructions | null {
  return wishes.length === 0 ? null : { wishes, ...instructionsDone(wishes, draft, how) };
}

export const byEngine = (instructions: KeptInstructions | null): Authorship => ({
  engine: 'embedded',
  model: null,
  note: null,
  instructions,
  usage: null,
});

/** A person's edit leaves it to whom the draft was; its tokens were counted with the version that used them. */
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
