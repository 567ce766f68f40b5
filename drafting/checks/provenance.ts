import { clauses, type KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import { folded, typographic } from '../text/display.ts';
import type { FactSheet } from '../facts/fact.ts';
import { fillClause } from '../clauses/fill-clause.ts';
import { keptTemplate, valueOf } from '../clauses/fill.ts';
import { perSheet } from '../facts/per-sheet.ts';
import { fits } from '../plan/plan-letter.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { Complaint, Unit } from './unit.ts';

type Slot = { kind: string; id: string; expected: string };
type Template = { clauseId: string; pattern: RegExp; slots: Slot[] };

/** Everything this situation's clauses say with these facts, and templates to identify a changed slot. */
export type Provenance = {
  sentences: ReadonlySet<string>;
  templates: () => readonly Template[];
  /** Texts that are not cut into sentences. */
  kept?: readonly string[];
};

/** A table row is one unit, so that amounts cannot be swapped between rows. */
export const rowText = (row: readonly string[]): string => row.join(' | ');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const marker = /⟦(\w+):([\w-]+)⟧/g;

function templatesOf(clause: KnowledgeClause, sheet: FactSheet): Template[] {
  const texts = [clause.text, ...(clause.items ?? [])].flatMap((text) => sentencesOf(marked(text, sheet)));
  const rows = (clause.rows ?? []).map((row) => row.map((cell) => marked(cell, sheet)).join(' | '));
  return [...texts, ...rows]
    .filter((text) => text.includes('⟦'))
    .map((text) => {
      const slots = [...text.matchAll(marker)].map(([, kind = '', id = '']) => ({
        kind,
        id,
        expected: folded(typographic(valueOf(kind, id, sheet) ?? '')),
      }));
      const source = text
        .split(/⟦[^⟧]*⟧/)
        .map(escaped)
        .join('(.{1,300}?)');
      return { clauseId: clause.id, pattern: new RegExp(`^${source}$`, 'is'), slots };
    });
}

/** The template with optional text resolved and each slot as a marker that survives folding. */
function marked(text: string, sheet: FactSheet): string {
  const kept = keptTemplate(text, sheet).replace(/\{(\w+):([\w-]+)\}/g, '⟦$1:$2⟧');
  return folded(typographic(kept));
}

function textsOfBlock(clause: KnowledgeClause, sheet: FactSheet): string[] {
  const block = fillClause(clause, sheet);
  if (!block) return [];
  const texts = [block.text, ...(block.items ?? [])].map(folded);
  return [...texts, ...texts.flatMap(sentencesOf), ...(block.rows ?? []).map((row) => folded(rowText(row)))];
}

/** What the clauses would say in this situation. Templates are built only when a sentence is not found. */
export const provenanceOf = perSheet((sheet): Provenance => {
  const fitting = clauses.filter((clause) => fits(clause.when, sheet.situation));
  let templates: Template[] | null = null;
  return {
    sentences: new Set(fitting.flatMap((clause) => textsOfBlock(clause, sheet))),
    templates: () => (templates ??= clauses.flatMap((clause) => templatesOf(clause, sheet))),
  };
});

function changedSlots(unit: Unit, provenance: Provenance, sheet: FactSheet): Complaint[] | null {
  for (const { pattern, slots } of provenance.templates()) {
    const match = pattern.exec(unit.plain);
    if (!match) continue;
    const changed = slots.flatMap((slot, index) =>
      match[index + 1] === slot.expected ? [] : [{ slot, found: match[index + 1] ?? '' }],
    );
    return changed.map(({ slot, found }) => ({
      severity: 'red',
      check: slot.kind === 'authority' ? 'citation' : 'fact',
      words: found,
      why:
        slot.expected === ''
          ? `The clause calls for a fact the case does not have here (${slot.id}).`
          : `The clause calls for ${sheet.facts[slot.id]?.label ?? slot.id} here: ${slot.expected}.`,
    }));
  }
  return null;
}

/** Step 5: a sentence that is not a correctly filled clause needs an attorney's confirmation; a clause with a changed slot is red. */
export function checkProvenance(unit: Unit, provenance: Provenance, sheet: FactSheet): Complaint[] {
  if (unit.proven || unit.where !== 'block') return [];
  const changed = changedSlots(unit, provenance, sheet);
  if (changed && changed.length > 0) return changed;
  const why = changed
    ? 'This standard clause was written for a different situation. An attorney must confirm it.'
    : 'This text is not a standard clause. An attorney must confirm it.';
  return [{ severity: 'amber', check: 'provenance', words: unit.text, why }];
}
