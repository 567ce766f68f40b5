import { clauses, type KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import { folded, typographic } from '../text/display.ts';
import type { Fact, FactSheet } from '../facts/fact.ts';
import { fillClause } from '../clauses/fill-clause.ts';
import { keptTemplate, valueOf } from '../clauses/fill.ts';
import { perSheet } from '../facts/per-sheet.ts';
import { inDigits } from '../text/number-words.ts';
import { sentencesOf } from '../text/sentences.ts';
import { cutSentences } from './cut.ts';
import { factWordsOf } from './mask.ts';
import { bare, isTrimmed } from './quotes.ts';
import { plannedClauses } from '../plan/planned-letter.ts';
import { figuresIn } from './figures.ts';
import { fitsClosely, sameValue, unitDays } from './fits.ts';
import { rowText } from './cut.ts';
import type { Complaint, Exchange, Unit } from './unit.ts';

type Slot = { kind: string; id: string; expected: string };
/** `lead` and `end`: the text before its first slot and after its last; a text without both is not matched. */
type Template = { lead: string; end: string; pattern: () => RegExp; slots: () => Slot[] };

/** Everything this situation's clauses say with these facts, and templates to identify a changed slot. */
export type Provenance = {
  sentences: ReadonlySet<string>;
  templates: () => readonly Template[];
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const marker = /⟦(\w+):([\w-]+)⟧/g;

type Cut = Omit<Template, 'slots'> & { slots: Omit<Slot, 'expected'>[] };
/** Templates of the knowledge cut into parts, by their text with optional parts resolved: the same for every letter. */
const cutTemplates = new Map<string, readonly Cut[]>();

/** A text cut into its sentences, or a row of several cells as one piece. */
function cutTemplate(cells: readonly string[]): readonly Cut[] {
  const key = cells.join('\n');
  const known = cutTemplates.get(key);
  if (known) return known;
  // Each slot becomes a marker that survives folding.
  const marked = cells.map((text) => folded(typographic(text.replace(/\{(\w+):([\w-]+)\}/g, '⟦$1:$2⟧'))));
  const parts = (cells.length > 1 ? [marked.join(' | ')] : marked.flatMap(sentencesOf))
    .filter((text) => text.includes('⟦'))
    .map((text): Cut => {
      const literals = text.split(/⟦[^⟧]*⟧/);
      let pattern: RegExp | null = null;
      return {
        lead: (literals[0] ?? '').toLowerCase(),
        end: (literals.at(-1) ?? '').toLowerCase(),
        pattern: () => (pattern ??= new RegExp(`^${literals.map(escaped).join('(.{1,300}?)')}$`, 'is')),
        slots: [...text.matchAll(marker)].map(([, kind = '', id = '']) => ({ kind, id })),
      };
    });
  cutTemplates.set(key, parts);
  return parts;
}

function templatesOf(clause: KnowledgeClause, sheet: FactSheet): Template[] {
  const kept = (text: string): string => keptTemplate(text, sheet);
  return [
    ...[clause.text, ...(clause.items ?? [])].flatMap((text) => cutTemplate([kept(text)])),
    ...(clause.rows ?? []).flatMap((row) => cutTemplate(row.map(kept))),
  ].map(({ slots, ...part }) => ({
    ...part,
    slots: () =>
      slots.map(({ kind, id }) => ({ kind, id, expected: folded(typographic(valueOf(kind, id, sheet) ?? '')) })),
  }));
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

/** What the plan's clauses say with these facts. Templates are built only when a sentence is not found. */
export const provenanceOf = perSheet((sheet): Provenance => {
  const planned = plannedClauses(sheet);
  const sentences = new Set(planned.flatMap((clause) => textsOfBlock(clause, sheet)));
  let templates: Template[] | null = null;
  return {
    sentences,
    templates: () => (templates ??= clauses.flatMap((clause) => templatesOf(clause, sheet))),
  };
});

/**
 * Whether a slot took in more than part of one sentence, other words beside its own value, or words without a figure
 * where the clause has one.
 */
const strays = (found: readonly (string | undefined)[], slots: readonly Slot[]): boolean =>
  slots.some(({ expected }, at) => {
    const words = found[at] ?? '';
    if (words === expected) return false;
    if (/[.!?;] ["(]?\p{Lu}/u.test(words) || (expected !== '' && words.includes(expected))) return true;
    return /\d/.test(expected) && !/\d/.test(inDigits(words));
  });

/** "Your company", "our": words with no name, figure or citation that could be a different one. */
const namesNothing = (words: string): boolean => !/[\p{Lu}\d"§$%]/u.test(inDigits(words));

/** "Thirteen weeks" for 91 days. */
function fitsCount(words: string, fact: Fact | undefined): boolean {
  if (fact?.kind !== 'count' || fact.unit !== 'days') return false;
  const [figure, ...more] = figuresIn(inDigits(words));
  const length = unitDays[figure?.unit ?? ''];
  return (
    figure !== undefined &&
    more.length === 0 &&
    length !== undefined &&
    fitsClosely(figure, Number(fact.value) / length)
  );
}

/** For the clause that a sentence is made from, its slots whose value is not the file's. */
function changedSlots(unit: Unit, provenance: Provenance, sheet: FactSheet): Complaint[] {
  const lower = unit.plain.toLowerCase();
  for (const { lead, end, pattern, slots: slotsOf } of provenance.templates()) {
    const match = lower.startsWith(lead) && lower.endsWith(end) ? pattern().exec(unit.plain) : null;
    if (!match) continue;
    const slots = slotsOf();
    if (strays(match.slice(1), slots)) continue;
    const changed = slots.flatMap((slot, index) => {
      const found = match[index + 1] ?? '';
      return sameValue(found, slot.expected) || namesNothing(found) || fitsCount(found, sheet.facts[slot.id])
        ? []
        : [{ slot, found }];
    });
    return changed
      .filter(({ slot, found }) => !isTrimmed(bare(slot.expected), bare(found)))
      .map(({ slot, found }): Complaint => ({
        severity: 'red',
        check: slot.kind === 'authority' ? 'citation' : 'fact',
        words: found,
        why:
          slot.expected === ''
            ? `The clause calls for a fact the case does not have here (${slot.id}).`
            : `The clause calls for ${sheet.facts[slot.id]?.label ?? slot.id} here: ${slot.expected}.`,
      }));
  }
  return [];
}

/**
 * A clause with a changed slot is red, and so is a small word exchanged for its contrary until counsel accepts it. Any
 * other sentence that is not a filled clause is new and has to be read.
 */
export function checkProvenance(unit: Unit, provenance: Provenance, sheet: FactSheet): Complaint[] {
  if (unit.proven || unit.where !== 'block') return [];
  const changed = changedSlots(unit, provenance, sheet);
  if (changed.length > 0) return changed;
  return unit.exchange ? [exchanged(unit.text, unit.exchange)] : [];
}

function exchanged(words: string, { severity, was, now }: Exchange): Complaint {
  const here = was === '' ? `has no “${now}” here.` : `says “${was}” here${now === '' ? '.' : `, not “${now}.”`}`;
  return {
    severity,
    check: 'provenance',
    words,
    why: `A small word turns this: the plan of the letter ${here}`,
    ...(severity === 'red' && { settle: 'reason' as const }),
  };
}
