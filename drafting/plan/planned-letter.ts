import { changesOf, type Change } from '../../domain/letters/letter-merge.ts';
import type { LetterBlock, LetterDocument } from '../../domain/letters/letter.ts';
import { clauses, type KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import { fillClause } from '../clauses/fill-clause.ts';
import type { FactSheet } from '../facts/fact.ts';
import { chooseClauses } from './plan-letter.ts';

/**
 * The clauses that the letter was drafted with, else those that would be chosen now. Not every clause that would fit.
 */
export function plannedClauses(sheet: FactSheet): readonly KnowledgeClause[] {
  const ids = sheet.planned && new Set(sheet.planned.clauses);
  return ids ? clauses.filter(({ id }) => ids.has(id)) : chooseClauses(sheet);
}

/** The blocks of the plan with these facts, in its order. */
export function plannedBlocks(sheet: FactSheet): LetterBlock[] {
  const order = sheet.planned?.clauses ?? [];
  const out = new Set(sheet.planned?.left_out);
  return plannedClauses(sheet)
    .map((clause) => (clause.items ? { ...clause, items: clause.items.filter((item) => !out.has(item)) } : clause))
    .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .flatMap((clause) => fillClause(clause, sheet) ?? []);
}

/**
 * The letter as its plan has it with these facts. What a plan does not have (date, papers) is the letter's own. Pure.
 */
const plannedLetter = (document: LetterDocument, sheet: FactSheet): LetterDocument => ({
  ...document,
  addressee: sheet.planned?.addressee ?? document.addressee,
  delivery_method: sheet.planned?.delivery_method ?? document.delivery_method,
  signature: sheet.planned?.signature ?? document.signature,
  blocks: plannedBlocks(sheet),
});

/**
 * Where a letter differs from its plan, part by part in letter order: `theirs` is the plan's text, `mine` the letter's.
 */
export function changesFromPlan(document: LetterDocument, sheet: FactSheet): Change[] {
  const planned = plannedLetter(document, sheet);
  return changesOf({ base: planned, mine: document, theirs: planned });
}
