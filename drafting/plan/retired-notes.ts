import type { KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import { authorities } from '../../knowledge/load.ts';
import { quotations, terms } from '../../knowledge/terms.ts';
import type { FactSheet } from '../facts/fact.ts';
import { fillClause } from '../clauses/fill-clause.ts';
import type { Retired } from '../facts/retired.ts';

/** Without this label a letter may neither take up a proposal nor refer to it. */
const offerLabel = 'compromise.label';
const needsLabel = ({ id, family }: KnowledgeClause) => family === 'compromise' || id === 'answer.offer';

/** Drops clauses that refer to a proposal when the label is absent. */
export function underLabel(chosen: readonly KnowledgeClause[]): KnowledgeClause[] {
  return chosen.some((each) => each.id === offerLabel) ? [...chosen] : chosen.filter((each) => !needsLabel(each));
}

/** The retired authorities a clause cites, quotes or takes a number from. */
function retiredUnder(clause: KnowledgeClause, { authorityIds }: Retired): string[] {
  const behind = [...terms, ...quotations]
    .filter((each) => clause.fact_refs.includes(each.id))
    .map((each) => each.authority_id);
  return [...new Set([...clause.authority_refs, ...behind])].filter((id) => authorityIds.includes(id));
}

const citations = (ids: readonly string[]): string => ids.map((id) => authorities.get(id)?.citation ?? id).join('; ');

/** How retirement affected one applicable clause; null when it did not. */
function noteOn(clause: KnowledgeClause, sheet: FactSheet, retired: Retired, { fitting, chosen }: Plan): string | null {
  const under = retiredUnder(clause, retired);
  const isRetired = retired.clauseIds.includes(clause.id);
  if (!isRetired && under.length === 0) return null;
  const name = `The clause ${clause.id}`;
  if (chosen.includes(clause))
    return `${name} is used without the text that relies on ${citations(under)}, which is retired.`;
  const because = isRetired ? 'is retired' : `relies on ${citations(under)}, which is retired`;
  const sibling = clause.group && chosen.find((each) => each.group === clause.group);
  if (sibling)
    return fitting.indexOf(sibling) < fitting.indexOf(clause)
      ? null
      : `${name} ${because}: ${sibling.id} takes its place.`;
  const { retired: _retired, ...whole } = sheet;
  // The clause also lacks a fact, so it would not have been used anyway.
  if (isRetired && under.length === 0 && fillClause(clause, whole) === null) return null;
  return `${name} ${because}, and nothing takes its place: the letter omits that part.`;
}

type Plan = { fitting: readonly KnowledgeClause[]; chosen: readonly KnowledgeClause[] };

/** Maximum notes: more would bury the attorney's other notes. */
const maxNotes = 8;

function shortened(notes: readonly string[]): string[] {
  if (notes.length <= maxNotes) return [...notes];
  return [
    ...notes.slice(0, maxNotes),
    `${notes.length - maxNotes} more clauses are omitted or changed because they, or authorities they rely on, are retired.`,
  ];
}

/** Notes for the attorney on what a letter lost to retirement. `fitting`: the applicable clauses, in order. */
export function retiredNotes(sheet: FactSheet, plan: Plan): string[] {
  const { retired } = sheet;
  if (!retired) return [];
  const notes = plan.fitting.map((clause) => noteOn(clause, sheet, retired, plan)).filter((note) => note !== null);
  const unlabelled =
    plan.fitting.some((each) => each.id === offerLabel) && !plan.chosen.some((each) => each.id === offerLabel);
  return [
    ...shortened(notes),
    ...(unlabelled
      ? ['The part on the proposal is omitted: its label is retired, and a proposal is answered only under it.']
      : []),
  ];
}
