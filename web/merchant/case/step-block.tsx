import type { ReactNode } from 'react';
import type { MerchantAction, NextStep } from '../../../domain/cases/next-step.ts';
import type { StageView } from '../../../domain/cases/stage.ts';
import type { Known } from './use-next-step.ts';
import { nameOfProcessor, type CaseProcessor } from '../../../domain/processors.ts';
import { LinkButton } from '../../ui/button.tsx';
import type { Late } from '../../../domain/cases/late.ts';
import { caseAddress } from './frame/case-address.ts';
import { Due } from './due.tsx';
import { actionAddress, actionLabel } from './frame/needed-action.ts';
import { LateLine } from './late-line.tsx';
import './step-block.css';
import { useLanguage, type Language } from '../../language/language.ts';

type StepCase = CaseProcessor & {
  id: string;
  legal_business_name: string;
  stage: StageView;
  actions: readonly MerchantAction[];
  late: Late | null;
  planned_on: string | null;
};
type Step = NextStep<StepCase>;

type StepBlockProps = {
  step: Step;
  /** Among several cases the block names its case; on the case's own page it does not link there. */
  among: 'cases' | 'one-case';
  known: Known;
  children?: ReactNode;
};

/** "Your next step": one sentence and one button, which stays within reach of the thumb on a phone. */
export function StepBlock({ step, among, known, children }: StepBlockProps) {
  const { t } = useLanguage();
  const link = linkOf(step, among);
  const late = 'of' in step ? step.of.late : null;
  return (
    <section className="step-block" aria-labelledby="step-title">
      <h2 id="step-title" className="step-block__title">
        {t('Your next step')}
      </h2>
      <p className="step-block__says">
        <Sentence step={step} among={among} known={known} />
        {late && step.kind === 'wait' && known === 'known' ? (
          <>
            {' '}
            <LateLine late={late} of={step.of} />
          </>
        ) : null}
      </p>
      {late && step.kind === 'act' ? (
        <p>
          <LateLine late={late} of={step.of} />
        </p>
      ) : null}
      {among === 'cases' && 'of' in step ? (
        <p className="muted small" dir="auto">
          {step.of.legal_business_name}
        </p>
      ) : null}
      {link ? (
        <div className={link.sticks ? 'step-block__action step-block__action--sticks' : 'step-block__action'}>
          <LinkButton to={link.to} variant={link.sticks || among === 'one-case' ? 'primary' : 'secondary'}>
            {t(link.label)}
          </LinkButton>
        </div>
      ) : null}
      {children}
    </section>
  );
}

/**
 * The step's link. A link to something the merchant must do sticks to the bottom on a phone; while others act, the link only leads to the case, and on
 * its page to those who can be asked.
 */
function linkOf(step: Step, among: StepBlockProps['among']): { to: string; label: string; sticks: boolean } | null {
  switch (step.kind) {
    case 'act':
      return { to: actionAddress(step.action, step.of.id), label: actionLabel(step.action), sticks: true };
    case 'continue_draft':
      return { to: '/apply', label: 'Continue your application', sticks: true };
    case 'wait':
      return among === 'cases'
        ? { to: caseAddress(step.of.id), label: 'See where it stands', sticks: false }
        : { to: '#messages', label: 'Ask us about your case', sticks: false };
    case 'rest':
      return among === 'cases' ? null : { to: 'record', label: 'See the record of the case', sticks: false };
  }
}

const unknown: Record<Exclude<Known, 'known'>, string> = {
  loading: 'Looking at what is needed of you…',
  failed: 'What is needed of you could not be loaded. Please load the page again.',
};

function Sentence({ step, among, known }: Omit<StepBlockProps, 'children'>) {
  const { t } = useLanguage();
  switch (step.kind) {
    case 'act':
      return (
        <>
          {t(step.action.words)} <Due on={step.action.due_on} />
        </>
      );
    case 'continue_draft':
      return t('Finish your application. Nothing is claimed for you before you submit it.');
    case 'wait':
      if (known !== 'known') return t(unknown[known]);
      // On the case's own page who acts stands below.
      if (among === 'one-case' || step.of.late) return t('Nothing for you to do now.');
      return (
        <>
          {t('Nothing for you to do now.')} {whoActs(step.of, t)}. <Due on={step.of.stage.due_on} />
        </>
      );
    case 'rest':
      if (known !== 'known') return t(unknown[known]);
      return among === 'cases'
        ? t('Nothing to do: no case of yours is open.')
        : t('Nothing to do: this case has ended.');
  }
}

/**
 * Who acts next, such as "Your attorney acts next". The merchant is named as such, because this is also shown to staff
 * and attorneys who view the page.
 */
export function whoActs(theCase: CaseProcessor & Pick<StepCase, 'stage'>, t: Language['t']): string {
  switch (theCase.stage.owner) {
    case 'nobody':
      return t('Nobody has anything to do');
    case 'merchant':
      return t('The merchant acts next');
    case 'staff':
      return t('Our team acts next');
    case 'attorney':
      return t('Your attorney acts next');
    case 'processor':
      return t('We wait for {who}', { who: nameOfProcessor(theCase) ?? t('the processor') });
  }
}
