import type { CaseAnalysis } from '../../../../domain/cases/case-analysis.ts';
import { Level, Titled, Words } from './analysis-text.tsx';

export function LegalAssessment({
  assessment: { processorJustification, merchantPosition, applicableLaws },
}: {
  assessment: CaseAnalysis['legalAssessment'];
}) {
  return (
    <div className="analysis__part">
      <div className="analysis__columns">
        <Titled
          title="The processor’s justification"
          aside={<Level value={processorJustification.strength} of="strength" />}
        >
          <p className="measure">{processorJustification.analysis}</p>
          <Words label="Violations" items={processorJustification.violations} />
        </Titled>
        <Titled
          title="The merchant’s position"
          aside={<span className="muted">Compliance: {merchantPosition.complianceStatus}</span>}
        >
          <Words label="Leverage" items={merchantPosition.leverage} />
          <Words label="Contractual rights" items={merchantPosition.contractualRights} />
        </Titled>
      </div>
      <Titled title="Applicable laws">
        {applicableLaws.length === 0 ? (
          <p className="muted">None</p>
        ) : (
          <ul role="list" className="analysis__rows">
            {applicableLaws.map((law) => (
              <li key={law.citation}>
                <p>
                  <strong>{law.statute}</strong> <span className="muted">{law.citation}</span>
                </p>
                <p>{law.relevance}</p>
              </li>
            ))}
          </ul>
        )}
      </Titled>
    </div>
  );
}

export function Strategy({ strategy }: { strategy: CaseAnalysis['strategicApproach'] }) {
  return (
    <div className="analysis__part">
      <Titled title="Primary arguments">
        <ol role="list" className="analysis__rows">
          {strategy.primaryArguments.map((each) => (
            <li key={each.argument}>
              <p className="analysis__row-head">
                <strong>{each.argument}</strong> <Level value={each.strength} of="strength" />
              </p>
              <p className="muted">{each.precedent}</p>
            </li>
          ))}
        </ol>
      </Titled>
      <div className="analysis__columns">
        <Words label="Alternative strategies" items={strategy.alternativeStrategies} />
        <Words label="Negotiation leverage" items={strategy.negotiationLeverage} />
      </div>
    </div>
  );
}

export function Risks({ risks: { challenges, costBenefit } }: { risks: CaseAnalysis['riskAnalysis'] }) {
  return (
    <div className="analysis__part">
      <Titled title="Challenges">
        <ul role="list" className="analysis__rows">
          {challenges.map((each) => (
            <li key={each.risk}>
              <p className="analysis__row-head">
                <strong>{each.risk}</strong>{' '}
                <span className="analysis__levels">
                  <Level value={each.probability} of="probability" /> <Level value={each.impact} of="impact" />
                </span>
              </p>
              <p>{each.mitigation}</p>
            </li>
          ))}
        </ul>
      </Titled>
      <Titled title="Cost and benefit">
        <dl className="analysis__facts">
          <div>
            <dt>Estimated costs</dt>
            <dd>{costBenefit.estimatedCosts}</dd>
          </div>
          <div>
            <dt>Potential recovery</dt>
            <dd>{costBenefit.potentialRecovery}</dd>
          </div>
          <div>
            <dt>Risk-adjusted value</dt>
            <dd>{costBenefit.riskAdjustedValue}</dd>
          </div>
        </dl>
      </Titled>
    </div>
  );
}

export function DocumentList({ checklist }: { checklist: CaseAnalysis['documentChecklist'] }) {
  return (
    <div className="analysis__columns analysis__columns--three">
      <Words label="Critical" items={checklist.critical} />
      <Words label="Supporting" items={checklist.supporting} />
      <Words label="Regulatory" items={checklist.regulatory} />
    </div>
  );
}
