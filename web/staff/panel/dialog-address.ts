import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { aiLabel } from '../../ui/ai-label.ts';

/** A case's tabs (spec, section 2), as the URL names them. */
export const caseTabs = [
  'overview',
  'business',
  'financial',
  'analysis',
  'letters',
  'files',
  'messages',
  'history',
] as const;
export type CaseTab = (typeof caseTabs)[number];
export const caseTabLabels: Record<CaseTab, string> = {
  overview: 'Overview',
  business: 'Business',
  financial: 'Financial',
  analysis: aiLabel('AI Analysis', 'Analysis'),
  letters: 'Letters',
  files: 'Files',
  messages: 'Messages',
  history: 'History',
};

/** The tabs of a case's analysis (spec, section 2). */
export const reportTabs = ['legal', 'strategy', 'plan', 'risks', 'documents'] as const;
export type ReportTab = (typeof reportTabs)[number];

/**
 * The open dialog is in the URL, so that it can be linked, reloaded and closed with Back. Ids are those of cases and
 * users. `act`: the row of work that is open over a case, or `next`.
 */
export const dialogAddress = {
  case: parseAsString,
  show: parseAsStringLiteral(caseTabs).withDefault('overview'),
  report: parseAsStringLiteral(reportTabs),
  act: parseAsString,
  edit: parseAsString,
  user: parseAsString,
  edituser: parseAsString,
};
