import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { MerchantAction } from '../../../domain/cases/next-step.ts';
import { paperRow } from '../../../domain/papers/kinds.ts';
import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';
import { signAddress } from '../../papers/sign-address.ts';
import { papersQuery } from '../../papers/use-papers.ts';
import type { CaseDetail } from './frame/case-types.ts';
import { actionAddress, actionLabel } from './frame/needed-action.ts';
import { StageLine } from './stage-line.tsx';
import { StageText } from './stage-text.tsx';
import { StepBlock } from './step-block.tsx';
import { useNextStep } from './use-next-step.ts';

/** The merchant's next step in this case; below it, less prominent, what else is owed, and the stage of the case. */
export function NextStep({ theCase }: { theCase: CaseDetail }) {
  const { step, cases, known } = useNextStep([theCase]);
  if (!step) return null;
  const others = step.kind === 'act' ? step.of.actions.filter((each) => each !== step.action) : [];
  return (
    <StepBlock step={step} among="one-case" known={known}>
      {step.kind === 'act' && others.length > 0 ? (
        <Others actions={others} after={step.action} caseId={theCase.id} />
      ) : null}
      <OfferToMake theCase={theCase} />
      <div className="step-block__rest">
        <StageLine stage={theCase.stage} />
        {cases.map((owed) => (
          <StageText key={owed.id} theCase={owed} known={known} />
        ))}
      </div>
    </StepBlock>
  );
}

type OthersProps = { actions: readonly MerchantAction[]; after: MerchantAction; caseId: string };

/** What else is owed, each with its day where that is another than the first one's. */
function Others({ actions, after, caseId }: OthersProps) {
  const { t } = useLanguage();
  const { shortDay } = useDates();
  return (
    <div className="also-owed">
      <h3>{t('After that')}</h3>
      <ul role="list">
        {actions.map((action) => (
          <li key={`${action.kind} ${'paper' in action ? action.paper : action.due_on}`}>
            <Link to={actionAddress(action, caseId)}>{t('paper' in action ? action.words : actionLabel(action))}</Link>
            {action.due_on && action.due_on !== after.due_on ? (
              <span className="muted small"> {t('By {day}.', { day: shortDay(action.due_on) })}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Terms that the attorney proposes and the merchant may sign or not: no step of theirs. */
function OfferToMake({ theCase: { id } }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const { data } = useQuery(papersQuery(id));
  const offer = data?.items.find(({ kind, may }) => may.sign && paperRow(kind).optional);
  return offer ? (
    <p className="small">
      {t('Only if you choose: your attorney proposes terms on which you could settle.')}{' '}
      <Link to={signAddress(id, offer.kind)}>{t('Read the offer of compromise')}</Link>
    </p>
  ) : null;
}
