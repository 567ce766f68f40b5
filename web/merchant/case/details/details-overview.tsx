import { Link } from 'react-router';
import type { Step } from '../../../../domain/intake/steps.ts';
import { steps } from '../../../../domain/intake/steps.ts';
import { fieldId } from '../../../apply/step-field.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback.tsx';
import { asksAi } from '../../../ui/ai-label.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useScrollToHash } from '../../../ui/use-scroll-to-hash.ts';
import { caseAddress } from '../frame/case-address.ts';
import type { CaseAnswers, CaseDetail } from '../frame/case-types.ts';
import { answeredOf, GivenAnswers } from './given-answers.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import type { DetailsEditing } from './use-details-edit.ts';
import { useLanguage } from '../../../language/language.ts';

const CaseConsent = lazyPart(() => import('../../../ai/case-consent.tsx'));

/** All steps except the account and the files, which are listed elsewhere. */
const asked = steps.filter((step) => step.key !== 'account' && step.key !== 'documents');

/** All answers, each with a Change link; if they cannot be changed anymore, why. Last, whether models may read them. */
export function DetailsOverview({
  theCase,
  given,
  editing,
}: {
  theCase: CaseDetail;
  given: CaseAnswers;
  editing: DetailsEditing;
}) {
  const { t, rich } = useLanguage();
  useScrollToHash();
  return (
    <div className="details">
      <div className="details__head">
        <h1>{t('Application details')}</h1>
        <p className="measure">
          {given.editable
            ? t('Complete or correct what you told us. The letter is drafted again from what you save.')
            : t('What you told us, as the letter uses it.')}
        </p>
      </div>
      {given.editable ? null : (
        <Notice title="These answers can no longer be changed here">
          <p>
            {t(given.why_not ?? 'The letter has been taken up.')}{' '}
            {rich('If something is wrong, {link}.', {
              link: <Link to={`${caseAddress(theCase.id)}#messages`}>{t('write to us')}</Link>,
            })}
          </p>
        </Notice>
      )}
      {given.editable ? <ChangedElsewhere editing={editing} /> : null}
      {given.editable && editing.dirty ? (
        <Notice tone="warning" title="Some changes are not saved yet">
          <p>{t('They are stored on this device. Open a section and save.')}</p>
        </Notice>
      ) : null}
      {asked.map((step) => (
        <Section key={step.key} theCase={theCase} given={given} editing={editing} step={step} />
      ))}
      <p className="muted small">
        {rich('Files are added {link}.', {
          link: <Link to={`${caseAddress(theCase.id)}#files`}>{t('on the case’s page')}</Link>,
        })}
      </p>
      {asksAi ? <CaseConsent caseId={theCase.id} /> : null}
    </div>
  );
}

function Section({
  theCase,
  given,
  editing,
  step,
}: {
  theCase: CaseDetail;
  given: CaseAnswers;
  editing: DetailsEditing;
  step: Step;
}) {
  const { t } = useLanguage();
  const { answered, of } = answeredOf(step, editing.edit.answers, given.has_ein);
  const address = `?step=${step.key}`;
  const change = (name: string, label: string) => (
    <Link to={`${address}#${fieldId(name)}`}>
      {t('Change')}
      <span className="visually-hidden"> {t(label)}</span>
    </Link>
  );
  return (
    <section className="details__section" aria-labelledby={`details-${step.key}`}>
      <div className="details__section-head">
        <h2 id={`details-${step.key}`} tabIndex={-1}>
          {t(step.title)}
        </h2>
        {given.editable ? (
          <span className="muted small">{t('{answered} of {all} answered', { answered, all: of })}</span>
        ) : null}
        {given.editable ? (
          <LinkButton to={address} variant="secondary" size="small">
            {t(answered < of ? 'Complete' : 'Change')}
            <span className="visually-hidden"> {t(step.title)}</span>
          </LinkButton>
        ) : null}
      </div>
      <GivenAnswers
        step={step}
        answers={editing.edit.answers}
        ein={theCase.ein}
        change={given.editable ? change : undefined}
      />
    </section>
  );
}
