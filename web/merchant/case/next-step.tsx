import type { MerchantAction } from '../../../domain/cases/next-step.ts';
import { useCounselUnread } from '../../messages/use-counsel-unread.ts';
import { useNextStep } from './use-next-step.ts';
import { LinkButton } from '../../ui/button.tsx';
import type { CaseDetail } from './frame/case-types.ts';
import { actionAddress, actionLabel } from './frame/needed-action.ts';
import { StageLine } from './stage-line.tsx';
import { owedBy } from './stage-steps.ts';
import { Due, StepBlock } from './step-block.tsx';
import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';

/** The merchant's next step in this case; below it, less prominent, the stage of the case and what else they can do. */
export function NextStep({ theCase }: { theCase: CaseDetail }) {
  const unread = useCounselUnread(theCase.id, theCase.may.ask_counsel);
  const { step, known } = useNextStep([theCase], { unread });
  if (!step) return null;
  const others = step.kind === 'act' ? step.of.actions.filter((each) => each !== step.action) : [];
  return (
    <StepBlock step={step} among="one-case" known={known}>
      <div className="step-block__rest">
        <StageLine stage={theCase.stage} />
        <StageText theCase={theCase} />
        {others.length > 0 ? <Others actions={others} caseId={theCase.id} /> : null}
      </div>
    </StepBlock>
  );
}

/** Who acts next, and by when. */
function StageText({ theCase }: { theCase: CaseDetail }) {
  const { stage } = theCase;
  const { t } = useLanguage();
  const owed = owedBy(stage.owner, theCase);
  return (
    <p>
      {owed ? <strong>{t(owed)}: </strong> : null}
      {t(stage.next)} <Due on={stage.due_on} />
    </p>
  );
}

function Others({ actions, caseId }: { actions: readonly MerchantAction[]; caseId: string }) {
  const { t } = useLanguage();
  const { calendarDay } = useDates();
  return (
    <div className="actions">
      <h3>{t('After that')}</h3>
      <ul role="list">
        {actions.map((action) => (
          <li key={'paper' in action ? `${action.kind} ${action.paper}` : action.kind} className="action">
            <p>
              {t(action.words)}
              {action.due_on ? (
                <span className="muted small"> {t('By {day}.', { day: calendarDay(action.due_on) })}</span>
              ) : null}
            </p>
            <LinkButton to={actionAddress(action, caseId)} variant="secondary" size="small">
              {t(actionLabel(action))}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
