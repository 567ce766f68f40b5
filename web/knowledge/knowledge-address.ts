/** The list's state lives in the URL, so that a copied link shows the same rows. */
import { parseAsString, parseAsStringLiteral, type inferParserType } from 'nuqs';

export const knowledgeTabs = ['authorities', 'clauses', 'processors', 'states'] as const;
export type KnowledgeTab = (typeof knowledgeTabs)[number];
export const shownChoices = ['all', 'usable', 'analysis_only', 'do_not_cite', 'unconfirmed', 'retired'] as const;
export type Shown = (typeof shownChoices)[number];

export const knowledgeAddress = {
  tab: parseAsStringLiteral(knowledgeTabs).withDefault('authorities'),
  q: parseAsString.withDefault(''),
  show: parseAsStringLiteral(shownChoices).withDefault('all'),
};
export type KnowledgeAddress = inferParserType<typeof knowledgeAddress>;

/** The filters that each tab offers; the others have none. */
export const choicesOf: Record<KnowledgeTab, readonly Shown[]> = {
  authorities: shownChoices,
  clauses: ['all', 'unconfirmed', 'retired'],
  processors: [],
  states: [],
};
