import type { LetterBlock } from '../../domain/letters/letter.ts';
import type { KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import type { FactSheet } from '../facts/fact.ts';
import { fillTemplate, type Filled } from './fill.ts';

type Parts = { factRefs: Set<string>; authorityRefs: Set<string> };

function take(filled: Filled, parts: Parts): string | null {
  if (!filled.ok) return null;
  filled.factRefs.forEach((id) => parts.factRefs.add(id));
  filled.authorityRefs.forEach((id) => parts.authorityRefs.add(id));
  return filled.text;
}

/** The date that a row begins with; after any other when there is none. */
function dayOf(row: readonly string[], sheet: FactSheet): string {
  const id = /^\{date:(\w+)\}/.exec(row[0] ?? '')?.[1];
  return String((id && sheet.facts[id]?.value) ?? '9999');
}

function inOrder(clause: KnowledgeClause, sheet: FactSheet): readonly (readonly string[])[] {
  const [head = [], ...rows] = clause.rows ?? [];
  // Events lie between the rows of any chronology.
  return clause.by_date || sheet.situation.flags.includes('events')
    ? [head, ...rows.toSorted((a, b) => dayOf(a, sheet).localeCompare(dayOf(b, sheet)))]
    : [head, ...rows];
}

function fillRows(rows: readonly (readonly string[])[], sheet: FactSheet, parts: Parts): string[][] {
  const filledRows = rows
    .map((row) => row.map((cell) => fillTemplate(cell, sheet)))
    .filter((row) => row.every((cell) => cell.ok));
  return filledRows.map((row) => row.map((cell) => take(cell, parts) ?? ''));
}

/**
 * Fills a clause from the facts; null when its text, its first list item or every row below the header lacks one.
 * Other items and rows with an unknown slot are omitted.
 */
export function fillClause(clause: KnowledgeClause, sheet: FactSheet): LetterBlock | null {
  const parts: Parts = { factRefs: new Set(), authorityRefs: new Set() };
  const text = take(fillTemplate(clause.text, sheet), parts);
  if (text === null) return null;
  const items = clause.items?.map((item) => fillTemplate(item, sheet));
  if (items && !items[0]?.ok) return null;
  const rows = clause.rows ? fillRows(inOrder(clause, sheet), sheet, parts) : undefined;
  if (rows && rows.length < 2) return null;
  const kept = items?.map((item) => take(item, parts)).filter((item) => item !== null);
  return {
    id: clause.id,
    kind: clause.kind,
    clause_id: clause.id,
    text,
    ...(kept ? { items: kept } : {}),
    ...(rows ? { rows } : {}),
    ...(clause.enclosure ? { enclosure: true as const } : {}),
    fact_refs: [...parts.factRefs],
    authority_refs: [...parts.authorityRefs],
  };
}
