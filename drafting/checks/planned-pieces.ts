import { clauses, type KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import type { LetterBlock } from '../../domain/letters/letter.ts';
import { folded } from '../text/display.ts';
import { fillClause } from '../clauses/fill-clause.ts';
import type { FactSheet, Planned } from '../facts/fact.ts';
import { perSheet } from '../facts/per-sheet.ts';
import { chooseClauses } from '../plan/plan-letter.ts';
import { cutSentences } from './cut.ts';
import { factWordsOf } from './mask.ts';
import { rowText } from './row-text.ts';

/** Everything a block says, as units say it. */
function piecesOf(block: LetterBlock, sheet: FactSheet): string[] {
  const words = factWordsOf(sheet);
  const texts = [block.text, ...(block.items ?? [])].filter((text) => text.trim() !== '');
  return [
    ...texts.flatMap((text) => cutSentences(folded(text), words)),
    ...(block.rows ?? []).map((row) => folded(rowText(row))),
  ];
}

const asAsked = (clause: KnowledgeClause, { left_out: out = [] }: Partial<Planned>): KnowledgeClause =>
  clause.items && out.length > 0 ? { ...clause, items: clause.items.filter((item) => !out.includes(item)) } : clause;

/** The clauses of the plan: those the letter was drafted with, else those that would be chosen now. Not every clause that would fit. */
export function plannedClauses(sheet: FactSheet): readonly KnowledgeClause[] {
  const ids = sheet.planned && new Set(sheet.planned.clauses);
  return ids ? clauses.filter(({ id }) => ids.has(id)) : chooseClauses(sheet);
}

/** What each block of the plan says with these facts, sentence by sentence, item by item and row by row, by the id of its clause. */
export const plannedPieces = perSheet(
  (sheet): ReadonlyMap<string, readonly string[]> =>
    new Map(
      plannedClauses(sheet).flatMap((clause) => {
        const block = fillClause(asAsked(clause, sheet.planned ?? {}), sheet);
        return block === null ? [] : [[clause.id, piecesOf(block, sheet)] as const];
      }),
    ),
);
