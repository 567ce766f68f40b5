import type { CaseAnalysis } from '../../../../domain/cases/case-analysis.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Level, Titled } from './analysis-text.tsx';

export function ActionPlan({ plan: { immediate, mediumTerm } }: { plan: CaseAnalysis['actionPlan'] }) {
  return (
    <div className="analysis__part">
      <Titled title="Immediate">
        <DataTable label="Immediate actions">
          <thead>
            <tr>
              <th scope="col">Action</th>
              <th scope="col">Priority</th>
              <th scope="col">Deadline</th>
              <th scope="col">Owner</th>
            </tr>
          </thead>
          <tbody>
            {immediate.map((each) => (
              <tr key={each.action}>
                <th scope="row" className="analysis__cell">
                  {each.action}
                </th>
                <td>
                  <Level value={each.priority} of="priority" />
                </td>
                <td>{each.deadline}</td>
                <td className="analysis__who">{each.owner}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </Titled>
      <Titled title="Medium term">
        <DataTable label="Medium-term actions">
          <thead>
            <tr>
              <th scope="col">Action</th>
              <th scope="col">Timeline</th>
              <th scope="col">Resources</th>
            </tr>
          </thead>
          <tbody>
            {mediumTerm.map((each) => (
              <tr key={each.action}>
                <th scope="row" className="analysis__cell">
                  {each.action}
                </th>
                <td>{each.timeline}</td>
                <td className="analysis__cell">{each.resources}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </Titled>
    </div>
  );
}

export function NextSteps({ steps }: { steps: CaseAnalysis['nextSteps'] }) {
  return (
    <section className="analysis__part" aria-labelledby="next-title">
      <h3 id="next-title">Prioritized Next Steps</h3>
      <ol className="next-steps">
        {[steps.priority1, steps.priority2, steps.priority3].map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is identified by its position
          <li key={index}>
            <p>
              <strong>{step.task}</strong>
            </p>
            <p className="muted">
              {step.deadline} · {step.resources}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
