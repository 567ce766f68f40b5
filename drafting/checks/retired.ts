import { authorities } from '../../knowledge/load.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { FactSheet } from '../facts/fact.ts';
import { factsOfRetired } from '../facts/drop-retired-facts.ts';
import type { Retired } from '../facts/retired.ts';
import type { Complaint } from './unit.ts';

/** The key of the finding on a retired authority, by which a list of letters can count it without reading the letter again. */
export const retiredKey = (authorityId: string): string => `retired:authority:${authorityId}`;

/**
 * What the installation has retired since the letter was made: an authority that it cites, or whose words or numbers it uses, is red; a clause
 * is amber, for its words may still be right here.
 */
export function checkRetired(
  document: LetterDocument,
  cited: Iterable<string>,
  sheet: FactSheet,
  retired: Retired,
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
        words: authorities.get(id)?.citation ?? id,
        key: retiredKey(id),
        why: 'This authority has been retired here: no letter may rest on it. The knowledge page says who did so, and why.',
      })),
    ...retired.clauseIds
      .filter((id) => clauseIds.has(id))
      .map((id): Complaint => ({
        severity: 'amber',
        check: 'provenance',
        words: id,
        key: `retired:clause:${id}`,
        why: `The clause ${id} has been retired for new letters. An attorney must confirm that its words may stand in this one.`,
      })),
  ];
}
