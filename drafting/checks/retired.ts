import { authorities } from '../../knowledge/load.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { FactSheet } from '../facts/fact.ts';
import { factsOfRetired } from '../facts/drop-retired-facts.ts';
import type { Retired } from '../facts/retired.ts';
import type { OwnInLetter } from './own-sources.ts';
import type { Complaint } from './unit.ts';

/** Finding key for a retired authority, so that a list of letters can count it without reverifying. */
export const retiredKey = (authorityId: string): string => `retired:authority:${authorityId}`;

/**
 * Reports what was retired since the letter was drafted: red for an authority it cites, quotes or takes numbers from; red until counsel
 * takes it for a clause, whose text may still be right in this letter.
 */
export function checkRetired(
  document: LetterDocument,
  cited: Iterable<string>,
  sheet: FactSheet,
  retired: Retired,
  own: readonly OwnInLetter[] = [],
): Complaint[] {
  const stated = factsOfRetired(retired);
  const used = document.blocks.flatMap((block) =>
    block.fact_refs.filter((id) => stated.has(id)).map((id) => sheet.facts[id]?.source),
  );
  const ids = new Set([...cited, ...used.flatMap((source) => (source?.from === 'knowledge' ? [source.entry] : []))]);
  const clauseIds = new Set(document.blocks.flatMap((block) => block.clause_id ?? []));
  return [
    ...retired.authorityIds
      .filter((id) => ids.has(id))
      .map((id): Complaint => ({
        severity: 'red',
        check: 'citation',
        words: (authorities.get(id) ?? own.find((each) => each.id === id))?.citation ?? id,
        key: retiredKey(id),
        why: 'This authority has been retired: no letter may rely on it. The Knowledge page shows who retired it and why.',
      })),
    ...retired.clauseIds
      .filter((id) => clauseIds.has(id))
      .map((id): Complaint => ({
        severity: 'red',
        check: 'provenance',
        settle: 'reason',
        words: id,
        key: `retired:clause:${id}`,
        why: `The clause ${id} has been retired for new letters. An attorney must confirm that it may remain in this one.`,
      })),
  ];
}
