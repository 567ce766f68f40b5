import { processors, type Processor } from '../../domain/processors.ts';
import { profiles } from '../processors/profiles.ts';
import type { Clause, OwnClause, OwnClauses } from '../clause.ts';

const when = ({ letters, ...rest }: NonNullable<OwnClause['when']> = {}, key: Processor): Clause['when'] => ({
  ...(letters && { letters }),
  processors: [key],
  ...rest,
});

/** Processor-specific clauses of a family, in product order. */
export const ownClauses = (family: keyof OwnClauses): readonly Clause[] =>
  processors.flatMap((key) =>
    (profiles[key].clauses[family] ?? []).map((clause) => ({ ...clause, when: when(clause.when, key) })),
  );
