import { useQueryState } from 'nuqs';
import type { CaseAnalysis } from '../../../../domain/cases/case-analysis.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { ActionPlan, NextSteps } from './analysis-plan.tsx';
import { DocumentList, LegalAssessment, Risks, Strategy } from './analysis-parts.tsx';
import { ExecutiveSummary } from './analysis-summary.tsx';
import { dialogAddress, reportTabs, type ReportTab } from '../../panel/dialog-address.ts';

const labels: Record<ReportTab, string> = {
  legal: 'Legal Assessment',
  strategy: 'Strategy',
  plan: 'Action Plan',
  risks: 'Risk Analysis',
  documents: 'Documents',
};

/** The full analysis (spec, sections 2 and 3): the summary, five tabs, and what to do first. */
export function AnalysisReport({ analysis }: { analysis: CaseAnalysis }) {
  const [report, setReport] = useQueryState('report', dialogAddress.report.withOptions({ history: 'replace' }));
  const panels = {
    legal: <LegalAssessment assessment={analysis.legalAssessment} />,
    strategy: <Strategy strategy={analysis.strategicApproach} />,
    plan: <ActionPlan plan={analysis.actionPlan} />,
    risks: <Risks risks={analysis.riskAnalysis} />,
    documents: <DocumentList checklist={analysis.documentChecklist} />,
  };
  return (
    <div className="analysis">
      <ExecutiveSummary summary={analysis.executiveSummary} scorecard={analysis.scorecard} outlook={analysis.outlook} />
      <div className="analysis__tabs">
        <Tabs
          label="Parts of the analysis"
          value={report}
          onValueChange={(next) => void setReport(reportTabs.find((tab) => tab === next) ?? null)}
          tabs={reportTabs.map((tab) => ({ value: tab, label: labels[tab], panel: panels[tab] }))}
        />
      </div>
      <NextSteps steps={analysis.nextSteps} />
    </div>
  );
}
