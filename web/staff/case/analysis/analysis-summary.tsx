import type { CSSProperties } from 'react';
import type { CaseAnalysis } from '../../../../domain/cases/case-analysis.ts';
import { signedPoints } from '../../../../domain/cases/signed-points.ts';
import { ProgressBar } from '../../../ui/feedback.tsx';
import { Band, Movers } from './analysis-outlook.tsx';
import { Words } from './analysis-text.tsx';

type Summary = CaseAnalysis['executiveSummary'];

/** Band, value and estimate, and what would move it. Older analyses have no `outlook`. */
export function SummaryHead({ summary, outlook }: { summary: Summary; outlook: CaseAnalysis['outlook'] }) {
  const { successProbability: percent } = summary;
  return (
    <section className="analysis__part" aria-labelledby="summary-title">
      <h3 id="summary-title">Executive Summary</h3>
      <div className="estimate">
        {outlook && <Band outlook={outlook} />}
        <p className="estimate__figure">
          <span>{percent}%</span> <span className="muted">success probability, an estimate</span>
        </p>
        <ProgressBar percent={percent} label={`Success probability ${percent} percent, an estimate`} />
      </div>
      {outlook && <Movers movers={outlook.movers} />}
    </section>
  );
}

export function SummaryFacts({ summary }: { summary: Summary }) {
  return (
    <div className="analysis__columns">
      <dl className="analysis__facts">
        <div>
          <dt>Estimated timeline</dt>
          <dd>{summary.estimatedTimeline}</dd>
        </div>
        <div>
          <dt>Urgent actions</dt>
          <dd>{summary.urgentActions}</dd>
        </div>
        <div>
          <dt>Recommended strategy</dt>
          <dd>{summary.recommendedStrategy}</dd>
        </div>
      </dl>
      <Words label="Key findings" items={summary.keyFindings} />
    </div>
  );
}

/** The factors that count; those without points are documents, which the parts list. */
export function Scorecard({ factors }: { factors: CaseAnalysis['scorecard'] }) {
  const counted = factors.filter(({ points }) => points !== 0);
  const widest = Math.max(1, ...counted.map((each) => Math.abs(each.points)));
  return (
    <div className="table-scroll" role="region" aria-label="The factors behind the estimate" tabIndex={0}>
      <table className="data-table scorecard">
        <thead>
          <tr>
            <th scope="col">Factor</th>
            <th scope="col" className="numeric">
              Points
            </th>
            <th scope="col">
              <span className="visually-hidden">Points as a bar</span>
            </th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {counted.map(({ factor, points, why }) => (
            <tr key={factor}>
              <th scope="row" className="analysis__cell analysis__factor">
                {factor}
              </th>
              <td className="numeric">{signedPoints(points)}</td>
              <td aria-hidden="true">
                <span
                  className="scorecard__bar"
                  data-sign={Math.sign(points)}
                  style={{ '--share': Math.abs(points) / widest } as CSSProperties}
                />
              </td>
              <td className="analysis__cell">{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
