import type { CaseAnalysis } from '../../../domain/cases/case-analysis.ts';
import { signedPoints } from '../../../domain/cases/signed-points.ts';
import { printedParagraphs, type PrintedParagraph } from './analysis-text.ts';
import type { PrintableAnalysis } from './pdf.ts';
import { breakableText, printableText } from './printable-text.ts';
import { printedDate } from './printed-date.ts';

/** One piece of the report, in the order of the page. Texts are literal. */
type AnalysisPart =
  | { kind: 'section' | 'heading' | 'text' | 'note'; text: string }
  | { kind: 'paragraph'; paragraph: PrintedParagraph }
  | { kind: 'meter'; percent: number; text: string }
  | { kind: 'list'; numbered: boolean; items: string[] }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  | {
      kind: 'table';
      header: string[];
      /** Shares of the width; 0 is as wide as its longest word. */ shares: number[];
      rows: string[][];
    };

/** Everything `analysis.typ` prints. */
interface AnalysisData {
  title: string;
  reference: string;
  business: string;
  dated: string;
  facts: { label: string; value: string }[];
  parts: AnalysisPart[];
}

type Line = (text: string) => string;
const capital: Line = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Makes an analysis printable: the structured one part by part (spec, section 2), free text as it is. Throws PdfError
 * for an invalid date.
 */
export function analysisData(
  { case_number, business, dated, facts, content }: PrintableAnalysis,
  covered: ReadonlySet<number>,
): AnalysisData {
  const line: Line = (text) => breakableText(printableText(text, covered), 24);
  return {
    title: `Case analysis, ${line(case_number)}`,
    reference: `Case ${line(case_number)}`,
    business: line(business),
    dated: printedDate(dated).long,
    facts: facts.map(({ label, value }) => ({ label, value: line(value) })),
    parts:
      'text' in content
        ? printedParagraphs(content.text, covered).map((paragraph) => ({ kind: 'paragraph', paragraph }))
        : reportParts(content.analysis, line),
  };
}

function reportParts(analysis: CaseAnalysis, line: Line): AnalysisPart[] {
  return [
    ...summary(analysis, line),
    ...legal(analysis, line),
    ...strategy(analysis, line),
    ...plan(analysis, line),
    ...risks(analysis, line),
    ...documents(analysis, line),
    ...nextSteps(analysis, line),
  ];
}

const section = (text: string): AnalysisPart => ({ kind: 'section', text });
const heading = (text: string): AnalysisPart => ({ kind: 'heading', text });

/** A titled list; an empty one says so. */
function list(title: string, items: readonly string[], line: Line): AnalysisPart[] {
  return [
    heading(title),
    items.length === 0 ? { kind: 'note', text: 'None' } : { kind: 'list', numbered: false, items: items.map(line) },
  ];
}

function table(header: string[], shares: number[], rows: string[][], line: Line): AnalysisPart {
  return rows.length === 0
    ? { kind: 'note', text: 'None' }
    : { kind: 'table', header, shares, rows: rows.map((row) => row.map(line)) };
}

/** The band first, then what would move it. Nothing for an analysis from before bands existed. */
function outlookParts({ outlook }: CaseAnalysis, line: Line): AnalysisPart[] {
  if (!outlook) return [];
  return [
    heading(line(`Outlook: ${outlook.band}${outlook.value ? `, ${outlook.value}` : ''}`)),
    ...(outlook.movers.length === 0
      ? []
      : [
          table(
            ['What would move it most', 'Direction', 'Points', 'What to do'],
            [3, 0, 0, 5],
            outlook.movers.map((each) => [each.fact, capital(each.direction), `up to ${each.points}`, each.action]),
            line,
          ),
        ]),
  ];
}

function summary(analysis: CaseAnalysis, line: Line): AnalysisPart[] {
  const { executiveSummary: of, scorecard } = analysis;
  return [
    section('Executive Summary'),
    ...outlookParts(analysis, line),
    { kind: 'meter', percent: of.successProbability, text: 'success probability, an estimate' },
    {
      kind: 'facts',
      rows: [
        { label: 'Estimated timeline', value: line(of.estimatedTimeline) },
        { label: 'Urgent actions', value: String(of.urgentActions) },
        { label: 'Recommended strategy', value: line(of.recommendedStrategy) },
      ],
    },
    ...list('Key findings', of.keyFindings, line),
    heading('The factors behind the estimate'),
    table(
      ['Factor', 'Points', 'Why'],
      [3, 0, 5],
      scorecard.map(({ factor, points, why }) => [capital(factor), signedPoints(points), why]),
      line,
    ),
  ];
}

function legal(
  { legalAssessment: { processorJustification, merchantPosition, applicableLaws } }: CaseAnalysis,
  line: Line,
): AnalysisPart[] {
  return [
    section('Legal Assessment'),
    heading(line(`The processor’s justification: ${processorJustification.strength}`)),
    { kind: 'text', text: line(processorJustification.analysis) },
    ...list('Violations', processorJustification.violations, line),
    heading('The merchant’s position'),
    { kind: 'text', text: `Compliance: ${line(merchantPosition.complianceStatus)}` },
    ...list('Leverage', merchantPosition.leverage, line),
    ...list('Contractual rights', merchantPosition.contractualRights, line),
    heading('Applicable laws'),
    table(
      ['Statute', 'Citation', 'Relevance'],
      [3, 3, 5],
      applicableLaws.map((law) => [law.statute, law.citation, law.relevance]),
      line,
    ),
  ];
}

function strategy({ strategicApproach: of }: CaseAnalysis, line: Line): AnalysisPart[] {
  return [
    section('Strategy'),
    heading('Primary arguments'),
    table(
      ['Argument', 'Strength', 'Precedent'],
      [5, 0, 4],
      of.primaryArguments.map((each) => [each.argument, capital(each.strength), each.precedent]),
      line,
    ),
    ...list('Alternative strategies', of.alternativeStrategies, line),
    ...list('Negotiation leverage', of.negotiationLeverage, line),
  ];
}

function plan({ actionPlan: { immediate, mediumTerm } }: CaseAnalysis, line: Line): AnalysisPart[] {
  return [
    section('Action Plan'),
    heading('Immediate'),
    table(
      ['Action', 'Priority', 'Deadline', 'Owner'],
      [5, 0, 2, 2],
      immediate.map((each) => [each.action, capital(each.priority), each.deadline, capital(each.owner)]),
      line,
    ),
    heading('Medium term'),
    table(
      ['Action', 'Timeline', 'Resources'],
      [5, 2, 3],
      mediumTerm.map((each) => [each.action, each.timeline, each.resources]),
      line,
    ),
  ];
}

function risks({ riskAnalysis: { challenges, costBenefit } }: CaseAnalysis, line: Line): AnalysisPart[] {
  return [
    section('Risk Analysis'),
    table(
      ['Risk', 'Probability', 'Impact', 'Mitigation'],
      [4, 0, 0, 5],
      challenges.map((each) => [each.risk, capital(each.probability), capital(each.impact), each.mitigation]),
      line,
    ),
    heading('Cost and benefit'),
    {
      kind: 'facts',
      rows: [
        { label: 'Estimated costs', value: line(costBenefit.estimatedCosts) },
        { label: 'Potential recovery', value: line(costBenefit.potentialRecovery) },
        { label: 'Risk-adjusted value', value: line(costBenefit.riskAdjustedValue) },
      ],
    },
  ];
}

function documents({ documentChecklist: of }: CaseAnalysis, line: Line): AnalysisPart[] {
  return [
    section('Documents'),
    ...list('Critical', of.critical, line),
    ...list('Supporting', of.supporting, line),
    ...list('Regulatory', of.regulatory, line),
  ];
}

function nextSteps({ nextSteps: { priority1, priority2, priority3 } }: CaseAnalysis, line: Line): AnalysisPart[] {
  return [
    section('Prioritized Next Steps'),
    {
      kind: 'list',
      numbered: true,
      items: [priority1, priority2, priority3].map((step) =>
        line(`${step.task}\n${step.deadline} · ${step.resources}`),
      ),
    },
  ];
}
