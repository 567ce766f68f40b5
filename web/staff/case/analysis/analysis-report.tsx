import type { ReactNode } from 'react';
import type { CaseAnalysis } from '../../../../domain/cases/case-analysis.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { ActionPlan, NextSteps } from './analysis-plan.tsx';
import { DocumentList, LegalAssessment, Risks, Strategy } from './analysis-parts.tsx';
import { Scorecard, SummaryFacts, SummaryHead } from './analysis-summary.tsx';
import { reportTabs, type ReportTab } from '../../panel/dialog-address.ts';
import './analysis.css';

const labels: Record<ReportTab, string> = {
  legal: 'Legal Assessment',
  strategy: 'Strategy',
  plan: 'Action Plan',
  risks: 'Risk Analysis',
  documents: 'Documents',
};

type ReportProps = {
  analysis: CaseAnalysis;
  /** The part that was asked for; null while none was, and the parts stay folded. */
  report: ReportTab | null;
  onReport: (report: ReportTab | null) => void;
};

/**
 * The full analysis (spec, sections 2 and 3): on one screen the band, the value, what would move it and what to do
 * next; folded behind it the rest of the summary, the scorecard and the five parts.
 */
export function AnalysisReport({ analysis, report, onReport }: ReportProps) {
  const panels = {
    legal: <LegalAssessment assessment={analysis.legalAssessment} />,
    strategy: <Strategy strategy={analysis.strategicApproach} />,
    plan: <ActionPlan plan={analysis.actionPlan} />,
    risks: <Risks risks={analysis.riskAnalysis} />,
    documents: <DocumentList checklist={analysis.documentChecklist} />,
  };
  return (
    <div className="analysis">
      <div className="analysis__columns">
        <SummaryHead summary={analysis.executiveSummary} outlook={analysis.outlook} />
        <NextSteps steps={analysis.nextSteps} />
      </div>
      <div>
        <Fold title="Timeline, strategy and findings">
          <SummaryFacts summary={analysis.executiveSummary} />
        </Fold>
        <Fold title="The factors behind the estimate">
          <Scorecard factors={analysis.scorecard} />
        </Fold>
        <Fold title="Law, strategy, plan, risks and documents" open={report !== null}>
          <Tabs
            label="Parts of the analysis"
            value={report ?? 'legal'}
            onValueChange={(next) => onReport(reportTabs.find((tab) => tab === next) ?? null)}
            tabs={reportTabs.map((tab) => ({ value: tab, label: labels[tab], panel: panels[tab] }))}
          />
        </Fold>
      </div>
    </div>
  );
}

function Fold({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="analysis__fold" open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
