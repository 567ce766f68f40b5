import { calendarDay } from '../../ui/dates.ts';
import { StageLine } from './stage-line.tsx';
import { owedBy } from './stage-steps.ts';
import { LinkButton } from '../../ui/button.tsx';
import { actionAddress, actionLabel, isOverdue, isPressing, type NeededAction } from './needed-action.ts';
import type { CaseDetail } from './case-types.ts';

/** The case's stage, who owes the next step and by when, and what the merchant must do. */
export function NextStep({ theCase }: { theCase: CaseDetail }) {
  const { stage } = theCase;
  const owed = owedBy(stage.owner, theCase.processor);
  const overdue = isOverdue(stage.due_on);
  return (
    <section className="next" aria-labelledby="next-title">
      <h2 id="next-title">What happens next</h2>
      <StageLine stage={stage} />
      <p className="next__words">
        {owed ? <strong>{owed}: </strong> : null}
        {stage.next}
      </p>
      {stage.due_on ? (
        <p className={overdue ? 'due due--over' : 'due'}>
          {overdue ? 'This was due on ' : 'By '}
          <time dateTime={stage.due_on}>{calendarDay(stage.due_on)}</time>
          {overdue ? ' and is late.' : '.'}
        </p>
      ) : null}
      {theCase.actions.length > 0 ? <Actions actions={theCase.actions} caseId={theCase.id} /> : null}
    </section>
  );
}

function Actions({ actions, caseId }: { actions: readonly NeededAction[]; caseId: string }) {
  return (
    <div className="actions">
      <h3>What you can do now</h3>
      <ul role="list">
        {actions.map((action) => (
          <li key={action.kind} className={isPressing(action) ? 'action action--pressing' : 'action'}>
            <p>
              {action.words}
              {action.due_on ? <span className="muted small"> By {calendarDay(action.due_on)}.</span> : null}
            </p>
            <LinkButton to={actionAddress(action, caseId)} variant={isPressing(action) ? 'primary' : 'secondary'}>
              {actionLabel(action)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
