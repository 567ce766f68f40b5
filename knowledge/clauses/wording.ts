import { createHash } from 'node:crypto';
import { clauses, type LibraryClause } from './library.ts';

/** sha-256 in hex of a clause's words and of when it fits: what an attorney confirms. Edited, it asks again. */
export function wordingOf({
  family: _family,
  fact_refs: _facts,
  authority_refs: _authorities,
  ...clause
}: LibraryClause): string {
  return createHash('sha256').update(JSON.stringify(clause)).digest('hex');
}

export const wordings: ReadonlyMap<string, string> = new Map(clauses.map((clause) => [clause.id, wordingOf(clause)]));
