import { clauses, type KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import type { LetterBlock } from '../../domain/letters/letter.ts';
import type { When } from '../../knowledge/clause.ts';
import type { FactSheet } from '../facts/fact.ts';
import { fillClause } from '../clauses/fill-clause.ts';
import { withoutParts, type PartName } from '../clauses/letter-parts.ts';
import { cautionsFor, missingFrom, type Missing } from './notes.ts';
import { retiredNotes, underLabel } from './retired-notes.ts';
import type { Situation } from '../facts/situation.ts';

type PlannedClause = { clauseId: string; family: string; reason: string };

/** A letter's clauses in order, what they draw on, why each was chosen, what is missing and what the attorney must weigh. */
export type DraftPlan = {
  clauses: PlannedClause[];
  factRefs: string[];
  authorityRefs: string[];
  missing: Missing[];
  cautions: string[];
};

const within = (allowed: readonly string[] | undefined, value: string): boolean => !allowed || allowed.includes(value);

/** Whether a clause's `when` holds in a situation. */
export function fits(when: When | undefined, now: Situation): boolean {
  if (!when) return true;
  const flags: readonly string[] = now.flags;
  return (
    within(when.letters, now.letterType) &&
    within(when.processors, now.processor) &&
    within(when.holds, now.holdType) &&
    within(when.reasons, now.reason) &&
    within(when.laws, now.law) &&
    within(when.agreements, now.agreement ?? 'none') &&
    within(when.replies, now.answer ?? 'none') &&
    (when.flags ?? []).every((flag) => flags.includes(flag)) &&
    !(when.not ?? []).some((flag) => flags.includes(flag))
  );
}

function because(when: When | undefined, now: Situation): string {
  const parts = [
    when?.processors ? `processor ${now.processor}` : '',
    when?.holds ? `hold type ${now.holdType} (${now.holdTypeBecause})` : '',
    when?.reasons ? `stated reason: ${now.reason}` : '',
    when?.replies ? `last answer: ${now.answer ?? 'none'}` : '',
    when?.laws ? `governing law: ${now.law}` : '',
    when?.agreements ? `agreement ${now.agreement}` : '',
    ...(when?.flags ?? []),
    ...(when?.not ?? []).map((flag) => `not ${flag}`),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join('; ') : `every ${now.letterType} letter`;
}

/** Applicable, fillable, unretired clauses: the first of each group, and a heading only when something follows it. */
export function chooseClauses(sheet: FactSheet, without: readonly PartName[] = []): KnowledgeClause[] {
  const groups = new Set<string>();
  const chosen = underLabel(
    withoutParts(clauses, without).filter((clause) => {
      if (sheet.retired?.clauseIds.includes(clause.id)) return false;
      if (clause.group && groups.has(clause.group)) return false;
      if (!fits(clause.when, sheet.situation) || fillClause(clause, sheet) === null) return false;
      if (clause.group) groups.add(clause.group);
      return true;
    }),
  );
  return chosen.filter(
    (clause, index) =>
      clause.kind !== 'heading' ||
      (chosen[index + 1]?.family === clause.family && chosen[index + 1]?.kind !== 'heading'),
  );
}

/**
 * Words of a first letter: about three pages; what the merchant tells of what happened may take a few lines more. An
 * enclosed paper has pages of its own.
 */
export const maxWordsOf = ({ facts, situation }: FactSheet): number =>
  situation.flags.includes('events') || facts['harm'] || facts['harm_words'] ? 1_400 : 1_300;

function tooLong(blocks: readonly LetterBlock[], sheet: FactSheet): string[] {
  const words = blocks
    .filter((block) => !block.enclosure)
    .flatMap((block) => [block.text, ...(block.items ?? []), ...(block.rows ?? []).flat()])
    .join(' ')
    .split(/\s+/).length;
  return words > maxWordsOf(sheet) ? ['The letter is too long: cut what this case does not need.'] : [];
}

/** Deterministic: the same facts and clauses give the same plan. */
export function planLetter(sheet: FactSheet, chosen: readonly KnowledgeClause[] = chooseClauses(sheet)): DraftPlan {
  const blocks = chosen.map((clause) => fillClause(clause, sheet)).filter((block) => block !== null);
  return {
    clauses: chosen.map((clause) => ({
      clauseId: clause.id,
      family: clause.family,
      reason: because(clause.when, sheet.situation),
    })),
    factRefs: [...new Set(blocks.flatMap((block) => block.fact_refs))],
    authorityRefs: [...new Set(blocks.flatMap((block) => block.authority_refs))],
    missing: missingFrom(sheet),
    cautions: [
      ...cautionsFor(sheet),
      ...retiredNotes(sheet, { fitting: clauses.filter((clause) => fits(clause.when, sheet.situation)), chosen }),
      ...tooLong(blocks, sheet),
    ],
  };
}
