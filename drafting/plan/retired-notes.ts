import type { KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import { authorities } from '../../knowledge/load.ts';
import { quotations, terms } from '../../knowledge/terms.ts';
import type { FactSheet } from '../facts/fact.ts';
import { fillClause } from '../clauses/fill-clause.ts';
import type { Retired } from '../facts/retired.ts';

/** Without the label no offer may stand in a letter, and nothing may point to one. */
export const offerLabel = 'compromise.label';
const needsLabel = ({ id, family }: KnowledgeClause) => family === 'compromise' || id === 'answer.offer';

/** Clauses that may stand: those that speak of an offer only under its label. */
export function underLabel(chosen: readonly KnowledgeClause[]): KnowledgeClause[] {
  return chosen.some((each) => each.id === offerLabel) ? [...chosen] : chosen.filter((each) => !needsLabel(each));
}

/** The retired authorities that a clause cites, quotes or takes a number from. */
function retiredUnder(clause: KnowledgeClause, { authorityIds }: Retired): string[] {
  const behind = [...terms, ...quotations]
    .filter((each) => clause.fact_refs.includes(each.id))
    .map((each) => each.authority_id);
  return [...new Set([...clause.authority_refs, ...behind])].filter((id) => authorityIds.includes(id));
}

const citations = (ids: readonly string[]): string => ids.map((id) => authorities.get(id)?.citation ?? id).join('; ');

/** What has become of one clause that fits, in a sentence; null when retirement changed nothing about it. */
function noteOn(clause: KnowledgeClause, sheet: FactSheet, retired: Retired, { fitting, chosen }: Plan): string | null {
  const under = retiredUnder(clause, retired);
  const isRetired = retired.clauseIds.includes(clause.id);
  if (!isRetired && under.length === 0) return null;
  const name = `The clause ${clause.id}`;
  if (chosen.includes(clause))
    return `${name} stands without the words that rest on ${citations(under)}, which is retired.`;
  const because = isRetired ? 'is retired' : `rests on ${citations(under)}, which is retired`;
  const sibling = clause.group && chosen.find((each) => each.group === clause.group);
  if (sibling)
    return fitting.indexOf(sibling) < fitting.indexOf(clause)
      ? null
      : `${name} ${because}: ${sibling.id} stands in its place.`;
  const { retired: _retired, ...whole } = sheet;
  // It lacks a fact of the case as well, and would not have stood.
  if (isRetired && under.length === 0 && fillClause(clause, whole) === null) return null;
  return `${name} ${because}, and nothing stands in its place: the letter is without that part.`;
}

type Plan = { fitting: readonly KnowledgeClause[]; chosen: readonly KnowledgeClause[] };

/** More than these would hide the rest of what the attorney has to weigh. */
const maxNotes = 8;

function shortened(notes: readonly string[]): string[] {
  if (notes.length <= maxNotes) return [...notes];
  return [
    ...notes.slice(0, maxNotes),
    `${notes.length - maxNotes} more clauses are left out or changed, because they or what they rest on are retired.`,
  ];
}

/** What a letter lacks because something was retired, for the attorney; nothing while nothing is. `fitting`: the clauses that fit the situation, in order. */
export function retiredNotes(sheet: FactSheet, plan: Plan): string[] {
  const { retired } = sheet;
  if (!retired) return [];
  const notes = plan.fitting.map((clause) => noteOn(clause, sheet, retired, plan)).filter((note) => note !== null);
  const unlabelled =
    plan.fitting.some((each) => each.id === offerLabel) && !plan.chosen.some((each) => each.id === offerLabel);
  return [
    ...shortened(notes),
    ...(unlabelled
      ? ['The offer of compromise is left out: its label is retired, and without it no offer may stand in a letter.']
      : []),
  ];
}
