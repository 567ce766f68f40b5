import type { InferContractRouterOutputs } from '@orpc/contract';
import { Link } from 'react-router';
import type { Contract } from '../../../contract/contract.ts';
import type { MerchantAction } from '../../../domain/cases/next-step.ts';
import { nameOfProcessor, processorLabel } from '../../../domain/processors.ts';
import { statusBeside } from '../../../domain/cases/stage.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { caseAddress } from '../case/frame/case-address.ts';
import { actionAddress, actionLabel } from '../case/frame/needed-action.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Due } from '../case/due.tsx';
import { LateLine } from '../case/late-line.tsx';
import { StageLine } from '../case/stage-line.tsx';
import { StageText } from '../case/stage-text.tsx';
import type { Known } from '../case/use-next-step.ts';
import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';

type ListedCase = InferContractRouterOutputs<Contract>['cases']['list']['items'][number];
/** With all that it waits for from its merchant, as `useNextStep` has it. */
export type MyCase = Omit<ListedCase, 'actions'> & { actions: readonly MerchantAction[] };

/** One case as its merchant sees it: the amount held, its stage, what happens next and who owes it. */
export function CaseCard({ theCase, known }: { theCase: MyCase; known: Known }) {
  return (
    <article className="case-card" aria-labelledby={`case-${theCase.id}`}>
      <header className="case-card__head">
        <h3 id={`case-${theCase.id}`} className="case-card__business" dir="auto">
          <Link to={caseAddress(theCase.id)}>{theCase.legal_business_name}</Link>
        </h3>
        <p className="mono muted small">{theCase.case_number}</p>
        <Badge status={statusBeside(theCase.stage.stage, theCase.status)} />
      </header>
      <CaseFigures theCase={theCase} />
      <StageLine stage={theCase.stage} />
      {theCase.late ? (
        <p>
          <LateLine late={theCase.late} of={theCase} />
        </p>
      ) : null}
      <StageText theCase={theCase} known={known} />
      {theCase.actions.length > 0 && <CardActions theCase={theCase} />}
    </article>
  );
}

/** What the case needs from its merchant, most urgent first. */
function CardActions({ theCase }: { theCase: MyCase }) {
  const { t } = useLanguage();
  return (
    <ul role="list" className="case-card__actions" aria-label={t('What you can do now')}>
      {theCase.actions.map((action) => (
        <li key={`${action.kind} ${'paper' in action ? action.paper : action.due_on}`}>
          <p>
            {t(action.words)} <Due on={action.due_on} />
          </p>
          <LinkButton to={actionAddress(action, theCase.id)} size="small" variant="secondary">
            {t(actionLabel(action))}
            <span className="visually-hidden"> {t('of {title}', { title: theCase.legal_business_name })}</span>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

function CaseFigures({ theCase }: { theCase: MyCase }) {
  const { t } = useLanguage();
  const { dayOf } = useDates();
  return (
    <dl className="case-card__figures">
      <div>
        <dt>{t('Amount held')}</dt>
        <dd className="money">
          {theCase.held_amount_cents === null ? t('Not provided') : formatCents(theCase.held_amount_cents)}
        </dd>
      </div>
      <div>
        <dt>{t('Processor')}</dt>
        <dd dir="auto">{nameOfProcessor(theCase) ?? t(processorLabel(theCase.processor))}</dd>
      </div>
      <div>
        <dt>{t('Submitted')}</dt>
        <dd>
          <time dateTime={theCase.created_at}>{dayOf(theCase.created_at)}</time>
        </dd>
      </div>
    </dl>
  );
}
