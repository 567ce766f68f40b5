import type { CSSProperties } from 'react';
import type { CaseAnalysis } from '../../../../domain/cases/case-analysis.ts';
import { signedPoints } from '../../../../domain/cases/signed-points.ts';
import { ProgressBar } from '../../../ui/feedback.tsx';
import { OutlookView } from './analysis-outlook.tsx';
import { Words } from './analysis-text.tsx';

type SummaryProps = {
  summary: CaseAnalysis['executiveSummary'];
  scorecard: CaseAnalysis['scorecard'];
  /** Absent in older analyses. */
  outlook: CaseAnalysis['outlook'];
};

/** Executive Summary: the estimate with every factor behind it, never just a percentage. */
export function ExecutiveSummary({ summary, scorecard, outlook }: SummaryProps) {
  return (
    <section className="analysis__part" aria-labelledby="summary-title">
      <h3 id="summary-title">Executive Summary</h3>
      {outlook && <OutlookView outlook={outlook} level="h4" />}
      <div className="analysis__columns">
        <div className="estimate">
          <p className="estimate__figure">
            <span>{summary.successProbability}%</span> <span className="muted">success probability, an estimate</span>
          </p>
          <ProgressBar
            percent={summary.successProbability}
            label={`Success probability ${summary.successProbability} percent, an estimate`}
          />
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
        </div>
        <Words label="Key findings" items={summary.keyFindings} />
      </div>
      <Scorecard factors={scorecard} />
    </section>
  );
}

function Scorecard({ factors }: { factors: CaseAnalysis['scorecard'] }) {
  const widest = Math.max(1, ...factors.map((each) => Math.abs(each.points)));
  return (
    <div className="analysis__titled">
      <h4 id="scorecard-title">The factors behind the estimate</h4>
      <div className="table-scroll" role="region" aria-labelledby="scorecard-title" tabIndex={0}>
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
            {factors.map(({ factor, points, why }) => (
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
    </div>
  );
}
