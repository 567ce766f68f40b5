import { caseAnalysis, type CaseAnalysis } from '../../domain/cases/case-analysis.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { documentKindLabels, documentKinds, type DocumentKind } from '../../domain/documents/document-kind.ts';
import { actionPlan, nextSteps } from './actions.ts';
import { analysisContext, type AnalysisContext } from './context.ts';
import { legalAssessment } from './legal.ts';
import { nothingRetired, type Retired } from '../facts/retired.ts';
import { isRecorded } from './loss-words.ts';
import { outlookOf } from './outlook.ts';
import { expectedValue, riskAnalysis } from './risk.ts';
import { strategicApproach } from './strategy.ts';
import { documentChecklist } from './documents.ts';
import type { CaseFile } from '../facts/case-file.ts';
import { longDate } from '../text/display.ts';
import { holdTypeLabels } from './labels.ts';
import { isHeldByLaw, reasons } from '../../knowledge/reasons/reasons.ts';

/** What is missing, and what is on file without anything read in it: neither says anything for the merchant. */
function documentsFound({ absent, silent }: AnalysisContext): string {
  if (absent.length === documentKinds.length) return 'None of the eight recommended documents is on file.';
  const named = (label: string, kinds: readonly DocumentKind[]): string[] =>
    kinds.length === 0 ? [] : [`${label}: ${kinds.map((kind) => documentKindLabels[kind]).join('; ')}.`];
  const open = [
    ...named('Missing from the eight recommended documents', absent),
    ...named('On file, but nothing that counts was read', silent),
  ];
  return open.length === 0 ? 'All eight recommended documents are on file and were read.' : open.join(' ');
}

/** What the processor's own records or the chargeback report show; until then the illustration, labeled as one. */
function exposureFound({ sheet: { facts }, chargebacks, caseFile }: AnalysisContext): string {
  const recorded = caseFile.account?.exposure;
  if (recorded) {
    const { sales, disputes, rate, open_cents, expected_cents, refunds } = recorded;
    const seen = `${disputes} of ${sales} sales in the processor’s own records were disputed`;
    if (open_cents === 0) return `${seen}; on their last day none could still be disputed.`;
    const expected = `${seen}; ${formatCents(open_cents)} could still be disputed on their last day, of which ${formatCents(expected_cents)} is to be expected as a loss at ${rate}%`;
    const beside = refunds
      ? `, and beside it ${formatCents(refunds.expected_cents)} in refunds at ${refunds.rate}% (${refunds.refunds} of ${refunds.sales} sales were refunded)`
      : '';
    const both = facts['loss_and_refunds'];
    return facts['records_sales']
      ? `${expected}${beside}${both ? `: together ${both.display}, less than is withheld` : ''}.`
      : `${expected}: more than half of what is withheld, so that neither letter nor exhibit states it.`;
  }
  if (chargebacks) {
    const { cents, page, salesCents, tenths } = chargebacks;
    const share =
      salesCents !== null && tenths !== null
        ? `, or ${(tenths / 10).toFixed(1)}% by amount of the ${formatCents(salesCents)} in sales that it states`
        : '';
    return `Chargebacks in the merchant’s report: ${formatCents(cents)} (page ${page})${share}. Read by machine; check it against the report.`;
  }
  return facts['exposure']
    ? `Illustrative exposure of ${facts['exposure'].display} (average volume, dispute window, ${facts['match_ratio']?.display} ratio): an order of magnitude, not the merchant’s own ratio.`
    : 'Exposure can be illustrated once the average monthly volume and the amount withheld are known.';
}

function keyFindings(context: AnalysisContext): string[] {
  const {
    sheet: { facts, situation },
    plan,
    limitation,
  } = context;
  const held = facts['held_amount'];
  // The records have a window of their own, which the exposure is counted by.
  const isOfRecords = isRecorded({ facts }) && !situation.flags.includes('window_closed');
  return [
    held
      ? `${held.display} withheld${facts['days_held'] ? ` for ${facts['days_held'].display}` : ''}; type of hold: ${holdTypeLabels[situation.holdType]}.`
      : 'The amount withheld is not on file.',
    `Stated reason: ${reasons[situation.reason].label}.`,
    isOfRecords
      ? ''
      : facts['window_end']
        ? `The ordinary dispute window for pre-hold sales ${situation.flags.includes('window_closed') ? 'closed' : 'closes'} on ${facts['window_end'].display}.`
        : 'The dispute window cannot be computed without the date the hold began.',
    exposureFound(context),
    limitation
      ? `Earliest limitations date: ${longDate(limitation.date)} (${limitation.basis}).`
      : 'No limitations date can be computed yet.',
    documentsFound(context),
    // Helpful documents belong in the checklist.
    ...plan.cautions.filter((each) => !each.startsWith('Documents that help')),
  ]
    .filter(Boolean)
    .slice(0, 30);
}

function strategyOf({ sheet: { situation }, profile, name, dates }: AnalysisContext): string {
  if (isHeldByLaw(situation.reason))
    return `First determine whether an order or block reaches the funds; then demand from ${name} what it does not reach.`;
  if (profile.kind === 'gateway')
    return 'Determine who holds the funds; demand release of what the gateway holds and the identity of the acquirer for the rest.';
  return `Attorney’s demand to ${name}, with the notice of dispute that its agreement asks for, seeking release by ${longDate(dates.reply)} or the governing clause, the calculation and a step-down; then the dispute steps under the agreement.`;
}

function summary(context: AnalysisContext): CaseAnalysis['executiveSummary'] {
  const { dates, score } = context;
  const later = dates.filing
    ? `The waiting period runs from receipt of a complete notice, so not before ${longDate(dates.filing)}.`
    : `Follow-up and final letters run through ${longDate(dates.final)}.`;
  return {
    successProbability: score.percent,
    estimatedTimeline: `Letter out by ${longDate(dates.mailing)}; response requested by ${longDate(dates.reply)}. ${later} These are procedural dates, not a promise.`,
    urgentActions: actionPlan(context).immediate.filter((each) => each.priority === 'high').length,
    recommendedStrategy: strategyOf(context),
    keyFindings: keyFindings(context),
  };
}

/**
 * Analyzes a case from its fields and the knowledge alone. Pure: the same input gives the same analysis.
 * `today` is `YYYY-MM-DD`; money is shown in dollars. Throws RangeError when `today` is not a date.
 */
export function analyzeCase(caseFile: CaseFile, today: string, retired: Retired = nothingRetired): CaseAnalysis {
  const context = analysisContext(caseFile, today, retired);
  const value = expectedValue(context);
  return caseAnalysis.parse({
    outlook: { ...outlookOf(context, retired), ...(value !== null && { value }) },
    executiveSummary: summary(context),
    legalAssessment: legalAssessment(context),
    strategicApproach: strategicApproach(context),
    actionPlan: actionPlan(context),
    riskAnalysis: riskAnalysis(context),
    documentChecklist: documentChecklist(context),
    nextSteps: nextSteps(context),
    scorecard: context.score.factors,
  } satisfies CaseAnalysis);
}
