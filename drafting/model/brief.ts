import type { KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import { slotsOf } from '../../knowledge/clause.ts';
import { commonWords } from '../checks/names.ts';
import type { Draft } from '../draft-letter.ts';
import type { FactSheet } from '../facts/fact.ts';
import { keptTemplate } from '../clauses/fill.ts';
import type { Tone } from '../plan/knobs.ts';
import { printable } from '../text/sanitize.ts';

/** One clause a model may rephrase: its template, and what each slot represents. */
export type BriefClause = { clauseId: string; text: string; slots: { slot: string; kind: string; label: string }[] };
/** Everything sent to the model for one letter (decision 33). `merchantText` is masked data, never an instruction. */
export type ModelBrief = {
  letterType: string;
  hold: string;
  reason: string;
  tone: Tone;
  clauses: BriefClause[];
  merchantText: { label: string; text: string }[];
};

/** Families a model may rephrase; the others preserve rights by their exact wording (notice, controlling term, demand, offer). */
const open: ReadonlySet<string> = new Set(['facts', 'reason', 'answer', 'exposure', 'grounds']);
const openClosings: ReadonlySet<string> = new Set([
  'closing.later-preservation',
  'closing.preservation',
  'closing.escalation',
  'closing.rights',
]);
const maxMerchantText = 600;

/** A bold label at the start of a clause, never rephrased. */
const boldLabel = /^\*\*[^*]+\*\* /;
export const labelOf = (text: string): string => boldLabel.exec(text)?.[0] ?? '';

/** Quotations and defined terms must not be rephrased. */
const mayRephrase = (clause: KnowledgeClause, text: string): boolean =>
  clause.kind === 'paragraph' &&
  (open.has(clause.family) || openClosings.has(clause.id)) &&
  !/["“”*]/.test(text) &&
  text.length > 60;

function labelOfSlot(kind: string, id: string, sheet: FactSheet): { kind: string; label: string } {
  if (kind === 'authority') return { kind: 'citation', label: 'A legal authority' };
  const fact = sheet.facts[id];
  return { kind: fact?.kind ?? kind, label: fact?.label ?? id };
}

function briefClause(clause: KnowledgeClause, sheet: FactSheet): BriefClause[] {
  const kept = keptTemplate(clause.text, sheet).replace(/\s+/g, ' ').trim();
  const text = kept.slice(labelOf(kept).length);
  if (!mayRephrase(clause, text)) return [];
  const slots = new Map(
    slotsOf(text).map(({ kind, id }) => [
      `{${kind}:${id}}`,
      { slot: `{${kind}:${id}}`, ...labelOfSlot(kind, id, sheet) },
    ]),
  );
  return [{ clauseId: clause.id, text, slots: [...slots.values()] }];
}

/**
 * Blanks the case's names, ids, contacts and addresses, unknown capitalized words, figures, links and braces, and removes
 * characters that could close the data fence.
 */
export function maskedText(text: string, sheet: FactSheet): string {
  const secret = Object.values(sheet.facts)
    .filter(({ kind }) => ['name', 'id', 'contact', 'address'].includes(kind))
    .map(({ display }) => display)
    .filter((each) => each.length > 1);
  const blanked = secret
    .sort((a, b) => b.length - a.length)
    .reduce(
      (left, each) => left.replaceAll(new RegExp(each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), '[name]'),
      text,
    );
  return blanked
    .replace(/(?<!\S)\S+@\S+/g, '[contact]')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '[link]')
    .replace(/(?<![\p{L}_-])[\p{L}_-]*\p{N}[\p{L}\p{N}_.,:/-]*/gu, '[figure]')
    .replace(/(?<!\[)\p{Lu}[\p{L}'’-]*/gu, (word) => (commonWords.has(word.toLowerCase()) ? word : '[name]'))
    .replace(/(?:\[name\] ?)+/g, '[name] ')
    .replace(/[<>{}`"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxMerchantText);
}

/** What a model is given of a draft: clauses with slots and slot labels, never slot values. */
export function modelBrief(draft: Draft, tone: Tone): ModelBrief {
  const { factSheet, clauses } = draft;
  const { situation } = factSheet;
  const merchantText = ['stated_reason', 'product'].flatMap((id) => {
    const fact = factSheet.facts[id];
    const text = fact && maskedText(printable(fact.display) ?? '', factSheet);
    return text ? [{ label: fact.label, text }] : [];
  });
  return {
    letterType: factSheet.letter_type,
    hold: situation.holdType,
    reason: situation.reason,
    tone,
    clauses: clauses.flatMap((clause) => briefClause(clause, factSheet)),
    merchantText,
  };
}
