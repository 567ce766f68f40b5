import type { AdverseTerm, Agreement, DisputeProcedure } from './agreement.ts';

/** What a version never takes over from the one before it: its days, the copy that was read, and its hash. */
type Own = Pick<Agreement, 'id' | 'effective' | 'seen' | 'frozen'>;

type Changes = Own &
  Partial<Omit<Agreement, keyof Own | 'procedure'>> & {
    procedure?: Partial<DisputeProcedure>;
  };

/**
 * A version made of the one before it and its own changes; of the procedure, only the questions that it answers
 * differently.
 */
export const changed = (before: Agreement, changes: Changes): Agreement => ({
  ...before,
  ...changes,
  procedure: { ...before.procedure, ...changes.procedure },
});

/**
 * The adverse terms of the version before with changes: a term on the same topic is replaced, a new one goes behind the
 * topic `after`, or last.
 */
export const amended = (
  before: readonly AdverseTerm[],
  changes: readonly (AdverseTerm & { after?: string })[],
): readonly AdverseTerm[] =>
  changes.reduce((terms, { after, ...term }) => {
    const at = terms.findIndex(({ topic }) => topic === (after ?? term.topic));
    if (at < 0) return [...terms, term];
    return after === undefined ? terms.toSpliced(at, 1, term) : terms.toSpliced(at + 1, 0, term);
  }, before);
