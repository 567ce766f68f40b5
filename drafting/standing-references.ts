import type { LetterBlock, LetterDocument } from '../domain/letters/letter.ts';
import type { OwnAuthority } from '../domain/letters/own-source.ts';
import { blockText } from '../domain/letters/letter-differences.ts';
import { authorities } from '../knowledge/load.ts';
import { mentionedIn } from './checks/citations.ts';
import type { FactSheet } from './facts/fact.ts';
import { folded, typographic } from './text/display.ts';

/**
 * The letter with the references that its text still holds: when the words go, what they stood on goes with them. An
 * authority counts in a block that names it, a fact of the knowledge or of an attorney in one that states it; whatever
 * the plan fills in passes both. A fact of the case stays, and so does an id that nobody knows, which is reported.
 */
export function withStandingReferences(
  document: LetterDocument,
  { facts }: Pick<FactSheet, 'facts'>,
  own: readonly OwnAuthority[],
): LetterDocument {
  const standing = (block: LetterBlock): LetterBlock => {
    if (block.authority_refs.length === 0 && block.fact_refs.length === 0) return block;
    const text = blockText(block);
    const plain = folded(typographic(text));
    const says = (words: string) => words.trim() !== '' && plain.includes(folded(typographic(words.trim())));
    const named = new Set(block.authority_refs.length === 0 ? [] : mentionedIn(text).map(({ id }) => id));
    const holds = (id: string): boolean => {
      const added = own.find((each) => each.id === id);
      if (added) return [added.citation, added.title, added.proposition, added.quote].some(says);
      return named.has(id) || !authorities.has(id);
    };
    const states = (id: string): boolean => {
      const from = facts[id]?.source.from;
      return (from !== 'knowledge' && from !== 'attorney') || says(facts[id]?.display ?? '');
    };
    return {
      ...block,
      authority_refs: block.authority_refs.filter(holds),
      fact_refs: block.fact_refs.filter(states),
    };
  };
  return { ...document, blocks: document.blocks.map(standing) };
}
