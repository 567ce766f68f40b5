import type { CaseAnalysis } from '../../domain/analysis.ts';
import { ActionPlan, NextSteps } from './analysis-plan.tsx';
import { ExecutiveSummary } from './analysis-summary.tsx';
import { Level, Titled, Words } from './analysis-words.tsx';

/** The whole analysis (spec, section 3), in the order in which an attorney reads it. */
export function AnalysisReport({ analysis }: { analysis: CaseAnalysis }) {
  return (
    <div className="analysis">
      <ExecutiveSummary summary={analysis.executiveSummary} scorecard={analysis.scorecard} />
      <LegalAssessment assessment={analysis.legalAssessment} />
      <Strategy strategy={analysis.strategicApproach} />
      <ActionPlan plan={analysis.actionPlan} />
      <Risks risks={analysis.riskAnalysis} />
      <Documents checklist={analysis.documentChecklist} />
      <NextSteps steps={analysis.nextSteps} />
    </div>
  );
}

function LegalAssessment({ assessment: { processorJustification, merchantPosition, applicableLaws } }: { assessment: CaseAnalysis['legalAssessment'] }) {
  return (
    <section className="analysis__part" aria-labelledby="legal-title">
      <h3 id="legal-title">Legal Assessment</h3>
      <div className="analysis__columns">
        <Titled title="The processor’s justification" aside={<Level value={processorJustification.strength} of="strength" />}>
          <p>{processorJustification.analysis}</p>
          <Words label="Violations" items={processorJustification.violations} />
        </Titled>
        <Titled title="The merchant’s position" aside={<span className="muted">Compliance: {merchantPosition.complianceStatus}</span>}>
          <Words label="Leverage" items={merchantPosition.leverage} />
          <Words label="Contractual rights" items={merchantPosition.contractualRights} />
        </Titled>
      </div>
      <Titled title="Applicable laws">
        <ul role="list" className="analysis__rows">
          {applicableLaws.map((law) => (
            <li key={law.citation}>
              <p><strong>{law.statute}</strong> <span className="muted">{law.citation}</span></p>
              <p>{law.relevance}</p>
            </li>
          ))}
        </ul>
      </Titled>
    </section>
  );
}

function Strategy({ strategy }: { strategy: CaseAnalysis['strategicApproach'] }) {
  return (
    <section className="analysis__part" aria-labelledby="strategy-title">
      <h3 id="strategy-title">Strategy</h3>
      <Titled title="Primary arguments">
        <ol role="list" className="analysis__rows">
          {strategy.primaryArguments.map((each) => (
            <li key={each.argument}>
              <p className="analysis__row-head"><strong>{each.argument}</strong> <Level value={each.strength} of="strength" /></p>
              <p className="muted">{each.precedent}</p>
            </li>
          ))}
        </ol>
      </Titled>
      <div className="analysis__columns">
        <Words label="Alternative strategies" items={strategy.alternativeStrategies} />
        <Words label="Negotiation leverage" items={strategy.negotiationLeverage} />
      </div>
    </section>
  );
}

function Risks({ risks: { challenges, costBenefit } }: { risks: CaseAnalysis['riskAnalysis'] }) {
  return (
    <section className="analysis__part" aria-labelledby="risks-title">
      <h3 id="risks-title">Risk Analysis</h3>
      <ul role="list" className="analysis__rows">
        {challenges.map((each) => (
          <li key={each.risk}>
            <p className="analysis__row-head"><strong>{each.risk}</strong> <span><Level value={each.probability} of="probability" /> <Level value={each.impact} of="impact" /></span></p>
            <p>{each.mitigation}</p>
          </li>
        ))}
      </ul>
      <dl className="field-list">
        <div><dt>Estimated costs</dt><dd>{costBenefit.estimatedCosts}</dd></div>
        <div><dt>Potential recovery</dt><dd>{costBenefit.potentialRecovery}</dd></div>
        <div><dt>Risk-adjusted value</dt><dd>{costBenefit.riskAdjustedValue}</dd></div>
      </dl>
    </section>
  );
}

function Documents({ checklist }: { checklist: CaseAnalysis['documentChecklist'] }) {
  return (
    <section className="analysis__part" aria-labelledby="documents-title">
      <h3 id="documents-title">Documents</h3>
      <div className="analysis__columns analysis__columns--three">
        <Words label="Critical" items={checklist.critical} />
        <Words label="Supporting" items={checklist.supporting} />
        <Words label="Regulatory" items={checklist.regulatory} />
      </div>
    </section>
  );
}
