import { isDeepStrictEqual } from 'node:util';
import type { LetterBlock, LetterDocument } from '../domain/letters/letter.ts';
import { clauses } from '../knowledge/clauses/clauses.ts';
import { fillClause } from './clauses/fill-clause.ts';
import type { Fact, FactSheet } from './facts/fact.ts';

/** Facts that are counted from the date of the letter, directly or through another. */
function countedFromDate({ facts }: FactSheet): Set<string> {
  const counted = new Set(['dated']);
  for (let before = 0; before < counted.size;) {
    before = counted.size;
    for (const { id, source } of Object.values(facts))
      if (source.from === 'computed' && source.using.some((used) => counted.has(used))) counted.add(id);
  }
  return counted;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

type Moved = { id: string; kind: Fact['kind']; from: RegExp; to: string };

/** A date is replaced wherever it is printed; a count only where the block refers to its fact. */
function reworded(block: LetterBlock, moved: readonly Moved[]): LetterBlock {
  const ours = moved.filter(({ id, kind }) => kind === 'date' || block.fact_refs.includes(id));
  // In one pass, so that a day that becomes another one is not moved twice.
  const pattern = new RegExp(ours.map(({ from }) => from.source).join('|') || '(?!)', 'g');
  const say = (text: string): string =>
    text.replace(
      pattern,
      (found) => ours.find(({ from }) => new RegExp(`^(?:${from.source})$`).test(found))?.to ?? found,
    );
  return {
    ...block,
    text: say(block.text),
    ...(block.items && { items: block.items.map(say) }),
    ...(block.rows && { rows: block.rows.map((row) => row.map(say)) }),
  };
}

/**
 * The letter under another date. Clauses that still stand as they were filled are filled again. In edited text, each
 * date and count that moved is replaced, and the verifier checks the result. Nothing else changes, whatever is on file
 * by now. Pure.
 */
export function redated(document: LetterDocument, before: FactSheet, after: FactSheet): LetterDocument {
  const counted = countedFromDate(before);
  const moved = Object.values(before.facts).flatMap(({ id, kind, display }): Moved[] => {
    const to = counted.has(id) ? after.facts[id]?.display : undefined;
    return to === undefined || to === display
      ? []
      : [{ id, kind, from: new RegExp(`(?<![\\w,.])${escaped(display)}(?!\\w)`), to }];
  });
  const facts = { ...before.facts };
  for (const { id } of moved) Object.assign(facts, { [id]: after.facts[id] });
  const sheet: FactSheet = { ...before, dated: after.dated, facts };
  const byId = new Map(clauses.map((clause) => [clause.id, clause]));
  const blocks = document.blocks.map((block) => {
    const clause = block.clause_id === null ? undefined : byId.get(block.clause_id);
    const asFilled = clause && isDeepStrictEqual(JSON.parse(JSON.stringify(fillClause(clause, before))), block);
    return (asFilled && fillClause(clause, sheet)) || reworded(block, moved);
  });
  return { ...document, dated: after.dated, blocks };
}
