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

/**
 * Who wrote a version of a letter, on which instructions. Before decision 164 a language model wrote some versions;
 * `note` says why it was asked in vain.
 */
export type Authorship = {
  engine: Engine;
  model: string | null;
  note: string | null;
  instructions: StoredInstructions | null;
};

/** The instructions stored with a version; null when there were none. */
export const storedInstructions = (wishes: readonly Wish[], draft: Draft): StoredInstructions | null =>
  wishes.length === 0 ? null : { wishes, ...instructionsDone(wishes, draft) };

export const byEngine = (instructions: StoredInstructions | null): Authorship => ({
  engine: 'embedded',
  model: null,
  note: null,
  instructions,
});

/** An edit by hand does not change the author. */
export function sameAuthor(before: AuthorRow): Authorship {
  return {
    engine: before.engine,
    model: before.model,
    note: before.engine_note,
    instructions: before.knobs,
  };
}

export const authorColumns = ({ engine, model, note, instructions }: Authorship) => ({
  engine,
  model,
  engine_note: note,
  knobs: instructions && JSON.stringify(instructions),
});
