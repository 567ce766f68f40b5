import { clauses, type KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import { folded, typographic } from '../text/display.ts';
import type { FactSheet } from '../facts/fact.ts';
import { fillClause } from '../clauses/fill-clause.ts';
import { keptTemplate, valueOf } from '../clauses/fill.ts';
import { perSheet } from '../facts/per-sheet.ts';
import { inDigits } from '../text/number-words.ts';
import { sentencesOf } from '../text/sentences.ts';
import { courtesyIn } from './courtesies.ts';
import { cutSentences } from './cut.ts';
import type { Exchange } from './exchanges.ts';
import { factWordsOf } from './mask.ts';
import { bare, isTrimmed } from './quotes.ts';
import { plannedClauses } from '../plan/planned-letter.ts';
import { sameValue } from './same-value.ts';
import { rowText } from './row-text.ts';
import { rankedSentence } from './sentence-class.ts';
import { statementOf } from './statements.ts';
import type { Complaint, Unit } from './unit.ts';

type Slot = { kind: string; id: string; expected: string };
/** `lead` and `end`: what stands before its first slot and after its last; only a text that has both is matched. */
type Template = { clauseId: string; lead: string; end: string; pattern: () => RegExp; slots: Slot[] };

/** Everything this situation's clauses say with these facts, and templates to identify a changed slot. */
export type Provenance = {
  clauseIds: ReadonlySet<string>;
  sentences: ReadonlySet<string>;
  templates: () => readonly Template[];
};

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
      const literals = text.split(/⟦[^⟧]*⟧/);
      return {
        clauseId: clause.id,
        lead: (literals[0] ?? '').toLowerCase(),
        end: (literals.at(-1) ?? '').toLowerCase(),
        pattern: () => new RegExp(`^${literals.map(escaped).join('(.{1,300}?)')}$`, 'is'),
        slots,
      };
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

/** What the plan's clauses say with these facts. Templates are built only when a sentence is not found. */
export const provenanceOf = perSheet((sheet): Provenance => {
  const planned = plannedClauses(sheet);
  const sentences = new Set(planned.flatMap((clause) => textsOfBlock(clause, sheet)));
  let templates: Template[] | null = null;
  return {
    clauseIds: new Set(planned.map(({ id }) => id)),
    sentences,
    templates: () => (templates ??= clauses.flatMap((clause) => templatesOf(clause, sheet))),
  };
});

/** A slot takes no more than a part of one sentence, nor other words beside its own; where the clause has a figure a word is none. */
const strays = (found: readonly (string | undefined)[], slots: readonly Slot[]): boolean =>
  slots.some(({ expected }, at) => {
    const words = found[at] ?? '';
    if (words === expected) return false;
    if (/[.!?;] ["(]?\p{Lu}/u.test(words) || (expected !== '' && words.includes(expected))) return true;
    return /\d/.test(expected) && !/\d/.test(inDigits(words));
  });

/** A quotation from which words are left out in the open: whether that is fair, the attorney says. */
const trimmed = (words: string): Complaint => ({
  severity: 'amber',
  check: 'provenance',
  words,
  says: 'other',
  risk: 'high',
  settle: 'click',
  why: 'Words are left out of this quotation. Compare it with the whole, and confirm that its sense is kept.',
});

type Changed = { clauseId: string; complaints: Complaint[] };

function changedSlots(unit: Unit, provenance: Provenance, sheet: FactSheet): Changed | null {
  const lower = unit.plain.toLowerCase();
  for (const { clauseId, lead, end, pattern, slots } of provenance.templates()) {
    const match = lower.startsWith(lead) && lower.endsWith(end) ? pattern().exec(unit.plain) : null;
    if (!match || strays(match.slice(1), slots)) continue;
    const changed = slots.flatMap((slot, index) =>
      sameValue(match[index + 1] ?? '', slot.expected) ? [] : [{ slot, found: match[index + 1] ?? '' }],
    );
    const complaints = changed.map(({ slot, found }): Complaint =>
      isTrimmed(bare(slot.expected), bare(found))
        ? trimmed(found)
        : {
            severity: 'red',
            check: slot.kind === 'authority' ? 'citation' : 'fact',
            words: found,
            why:
              slot.expected === ''
                ? `The clause calls for a fact the case does not have here (${slot.id}).`
                : `The clause calls for ${sheet.facts[slot.id]?.label ?? slot.id} here: ${slot.expected}.`,
          },
    );
    return { clauseId, complaints };
  }
  return null;
}

/** Step 5: a sentence that is not a correctly filled clause needs an attorney's confirmation; a clause with a changed slot is red. */
export function checkProvenance(unit: Unit, provenance: Provenance, sheet: FactSheet): Complaint[] {
  if (unit.proven || unit.where !== 'block') return [];
  if (unit.restated) return [{ ...amber(unit), ...restated }];
  const changed = changedSlots(unit, provenance, sheet);
  if (changed && changed.complaints.length > 0) return changed.complaints;
  if (unit.exchange) return [{ ...amber(unit), ...exchanged(unit.plain, unit.exchange) }];
  if (changed && provenance.clauseIds.has(changed.clauseId)) return [{ ...amber(unit), ...restated }];
  if (changed) return [{ ...amber(unit), ...rankedSentence(unit.plain), why: otherSituation }];
  return [{ ...amber(unit), ...sayingOf(unit, sheet) }];
}

const otherSituation = 'This standard clause was written for a different situation. An attorney must confirm it.';
const restated = {
  says: 'restated',
  risk: 'courtesy',
  settle: 'click',
  why: 'In other words this says what the plan of the letter says here.',
} as const;

const exchanged = (
  plain: string,
  { severity, was, now }: Exchange,
): Pick<Complaint, 'severity' | 'says' | 'risk' | 'settle' | 'why'> => ({
  ...rankedSentence(plain),
  severity,
  risk: 'high',
  settle: 'click',
  why:
    was === ''
      ? `A small word turns this: the plan of the letter has no “${now}” here.`
      : now === ''
        ? `A small word turns this: the plan of the letter says “${was}” here.`
        : `A small word turns this: the plan of the letter says “${was}” here, not “${now}.”`,
});

const amber = ({ text }: Unit): Pick<Complaint, 'severity' | 'check' | 'words'> => ({
  severity: 'amber',
  check: 'provenance',
  words: text,
});

/** Whether a sentence of somebody's own adds nothing that waits for the attorney: it stands in the place of nothing else. */
export const addsNothing = (unit: Unit, sheet: FactSheet): boolean =>
  unit.exchange === undefined && sayingOf(unit, sheet).risk === 'courtesy';

/** What a sentence of somebody's own adds: nothing that waits for the attorney, or its class and risk. */
function sayingOf({ plain }: Unit, sheet: FactSheet): Required<Pick<Complaint, 'says' | 'risk' | 'settle' | 'why'>> {
  const nothing = { risk: 'courtesy', settle: 'click' } as const;
  if (statementOf(plain, sheet).is === 'proven')
    return { ...nothing, says: 'restated', why: 'In words of its own this says what the facts of the case show.' };
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
