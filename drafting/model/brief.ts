import type { KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import { slotsOf } from '../../knowledge/clause.ts';
import { commonWords } from '../checks/names.ts';
import type { Draft } from '../draft-letter.ts';
import type { FactSheet } from '../facts/fact.ts';
import { keptTemplate } from '../clauses/fill.ts';
import type { Tone } from '../plan/knobs.ts';
import { printable } from '../text/sanitize.ts';

/** One clause that a model may put into its own words: the library's text with slots, and what the slots stand for. */
export type BriefClause = { clauseId: string; text: string; slots: { slot: string; kind: string; label: string }[] };
/** All that leaves the house for one letter (decision 33). `merchantText` is data: masked, never an instruction. */
export type ModelBrief = {
  letterType: string;
  hold: string;
  reason: string;
  tone: Tone;
  clauses: BriefClause[];
  merchantText: { label: string; text: string }[];
};

/** Families whose very words carry a right (notice, controlling term, demand, offer) stay the library's; of the closing only these. */
const open: ReadonlySet<string> = new Set(['facts', 'reason', 'answer', 'exposure', 'grounds']);
const openClosings: ReadonlySet<string> = new Set([
  'closing.later-preservation',
  'closing.preservation',
  'closing.escalation',
  'closing.rights',
]);
const longestMerchantText = 600;

/** A bold label at the head of a clause, which the letter's reader looks for; it is kept as it is. */
const boldLabel = /^\*\*[^*]+\*\* /;
export const labelOf = (text: string): string => boldLabel.exec(text)?.[0] ?? '';

/** Quoted words and defined terms are nobody's to rephrase. */
const mayRephrase = (clause: KnowledgeClause, text: string): boolean =>
  clause.kind === 'paragraph' &&
  (open.has(clause.family) || openClosings.has(clause.id)) &&
  !/["“”*]/.test(text) &&
  text.length > 60;

function labelOfSlot(kind: string, id: string, sheet: FactSheet): { kind: string; label: string } {
  if (kind === 'authority') return { kind: 'citation', label: 'An authority of the library' };
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
 * Names, ids, contacts and addresses of the case, capitals that no word of the library has, figures, links and braces are blanked;
 * marks that fence data are not left standing.
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
    .replace(/\S+@\S+/g, '[contact]')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '[link]')
    .replace(/[\p{L}_-]*\p{N}[\p{L}\p{N}_.,:/-]*/gu, '[figure]')
    .replace(/(?<!\[)\p{Lu}[\p{L}'’-]*/gu, (word) => (commonWords.has(word.toLowerCase()) ? word : '[name]'))
    .replace(/(?:\[name\] ?)+/g, '[name] ')
    .replace(/[<>{}`"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestMerchantText);
}

/** What a model is given of a draft: clauses with slots, what each slot is called, and never what it stands for. */
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
