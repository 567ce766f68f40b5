import { clauses, type KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import { folded, typographic } from '../text/display.ts';
import type { FactSheet } from '../facts/fact.ts';
import { fillClause } from '../clauses/fill-clause.ts';
import { keptTemplate, valueOf } from '../clauses/fill.ts';
import { perSheet } from '../facts/per-sheet.ts';
import { chooseClauses } from '../plan/plan-letter.ts';
import { numberWordsIn } from '../text/number-words.ts';
import { sentencesOf } from '../text/sentences.ts';
import { courtesyIn } from './courtesies.ts';
import { cutSentences } from './cut.ts';
import { factWordsOf } from './mask.ts';
import { knownSentence, restates } from './restates.ts';
import { rankedSentence } from './sentence-class.ts';
import { statementOf } from './statements.ts';
import type { Complaint, Unit } from './unit.ts';

type Slot = { kind: string; id: string; expected: string };
type Template = { clauseId: string; pattern: RegExp; slots: Slot[] };

/** Everything this situation's clauses say with these facts, and templates to identify a changed slot. */
export type Provenance = {
  sentences: ReadonlySet<string>;
  /** The same for comparison with a sentence that says it in other words. */
  known: () => readonly ReturnType<typeof knownSentence>[];
  templates: () => readonly Template[];
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
  const words = factWordsOf(sheet);
  return [
    ...texts,
    ...texts.flatMap((text) => cutSentences(text, words)),
    ...(block.rows ?? []).map((row) => folded(rowText(row))),
  ];
}

/** The clauses of the plan: those the letter was drafted with, else those that would be chosen now. Not every clause that would fit. */
function plannedClauses(sheet: FactSheet): readonly KnowledgeClause[] {
  const ids = sheet.planned && new Set(sheet.planned.clauses);
  return ids ? clauses.filter(({ id }) => ids.has(id)) : chooseClauses(sheet);
}

/** What the plan's clauses say with these facts. Templates are built only when a sentence is not found. */
export const provenanceOf = perSheet((sheet): Provenance => {
  const sentences = new Set(plannedClauses(sheet).flatMap((clause) => textsOfBlock(clause, sheet)));
  let templates: Template[] | null = null;
  let known: ReturnType<typeof knownSentence>[] | null = null;
  return {
    sentences,
    known: () => (known ??= [...sentences].map(knownSentence)),
    templates: () => (templates ??= clauses.flatMap((clause) => templatesOf(clause, sheet))),
  };
});

/** A slot takes no more than a part of one sentence, and where the clause has a figure a word is none. */
const strays = (found: readonly (string | undefined)[], slots: readonly Slot[]): boolean =>
  slots.some(({ expected }, at) => {
    const words = found[at] ?? '';
    if (words === expected) return false;
    return (
      /[.!?;] ["(]?\p{Lu}/u.test(words) ||
      (/\d/.test(expected) && !/\d/.test(words) && numberWordsIn(words).length === 0)
    );
  });

function changedSlots(unit: Unit, provenance: Provenance, sheet: FactSheet): Complaint[] | null {
  for (const { pattern, slots } of provenance.templates()) {
    const match = pattern.exec(unit.plain);
    if (!match || strays(match.slice(1), slots)) continue;
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
  if (changed)
    return [
      {
        ...amber(unit),
        ...rankedSentence(unit.plain),
        why: 'This standard clause was written for a different situation. An attorney must confirm it.',
      },
    ];
  return [{ ...amber(unit), ...readingOf(unit, provenance, sheet) }];
}

const amber = ({ text }: Unit): Pick<Complaint, 'severity' | 'check' | 'words'> => ({
  severity: 'amber',
  check: 'provenance',
  words: text,
});

/** What a sentence of somebody's own adds: nothing that waits for the attorney, or its class and risk. */
function readingOf(
  { plain }: Unit,
  provenance: Provenance,
  sheet: FactSheet,
): Required<Pick<Complaint, 'says' | 'risk' | 'settle' | 'why'>> {
  const nothing = { risk: 'courtesy', settle: 'click' } as const;
  if (statementOf(plain, sheet).is === 'proven')
    return { ...nothing, says: 'restated', why: 'In words of its own this says what the facts of the case show.' };
  if (restates(plain, provenance.known()))
    return { ...nothing, says: 'restated', why: 'In almost the same words this is a standard clause of this letter.' };
  const others = ['processor_entity', 'processor'].flatMap((id) => sheet.facts[id]?.display ?? []);
  const courtesy = courtesyIn(plain, factWordsOf(sheet), others);
  return courtesy === null
    ? rankedSentence(plain)
    : {
        ...nothing,
        says: courtesy,
        why:
          courtesy === 'request'
            ? 'This asks for words or papers, and states nothing.'
            : 'This is a courtesy, and states nothing.',
      };
}
