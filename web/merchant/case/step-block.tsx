import type { ReactNode } from 'react';
import type { MerchantAction, NextStep } from '../../../domain/cases/next-step.ts';
import type { StageView } from '../../../domain/cases/stage.ts';
import type { Processor } from '../../../domain/processors.ts';
import { LinkButton } from '../../ui/button.tsx';
import { calendarDay } from '../../ui/dates.ts';
import { caseAddress } from './case-address.ts';
import { actionAddress, actionLabel, isOverdue } from './needed-action.ts';
import { owedBy } from './stage-steps.ts';
import './step-block.css';

type StepCase = {
  id: string;
  processor: Processor;
  legal_business_name: string;
  stage: StageView;
  actions: readonly MerchantAction[];
};
type Step = NextStep<StepCase>;

type StepBlockProps = {
  step: Step;
  /** Among several cases the block names its own; on the case's page it does not lead to where one is. */
  among: 'cases' | 'one-case';
  children?: ReactNode;
};

/** "Your next step": one sentence and one button, which stays within reach of the thumb on a phone. */
export function StepBlock({ step, among, children }: StepBlockProps) {
  const link = linkOf(step, among);
  return (
    <section className="step-block" aria-labelledby="step-title">
      <h2 id="step-title" className="step-block__title">
        Your next step
      </h2>
      <p className="step-block__says">
        <Sentence step={step} />
      </p>
      {among === 'cases' && 'of' in step ? (
        <p className="muted small" dir="auto">
          {step.of.legal_business_name}
        </p>
      ) : null}
      {link ? (
        <div className={link.sticks ? 'step-block__action step-block__action--sticks' : 'step-block__action'}>
          <LinkButton to={link.to} variant={link.sticks ? 'primary' : 'secondary'}>
            {link.label}
          </LinkButton>
        </div>
      ) : null}
      {children}
    </section>
  );
}

/** What is to be done sticks on a phone; while we work there is only a way to look. */
function linkOf(step: Step, among: StepBlockProps['among']): { to: string; label: string; sticks: boolean } | null {
  switch (step.kind) {
    case 'act':
      return { to: actionAddress(step.action, step.of.id), label: actionLabel(step.action), sticks: true };
    case 'continue_draft':
      return { to: '/apply', label: 'Continue your application', sticks: true };
    case 'wait':
      return among === 'cases' ? { to: caseAddress(step.of.id), label: 'See where it stands', sticks: false } : null;
    case 'rest':
      return null;
  }
}

function Sentence({ step }: { step: Step }) {
  switch (step.kind) {
    case 'act':
      return (
        <>
          {step.action.words} <Due on={step.action.due_on} />
        </>
      );
    case 'continue_draft':
      return 'Finish your application. Nothing is claimed for you before you submit it.';
    case 'wait':
      return (
        <>
          Nothing for you to do now. {whoActs(step.of)}. <Due on={step.of.stage.due_on} />
        </>
      );
    case 'rest':
      return 'Nothing to do: no case of yours is open.';
  }
}

/** "Your attorney acts next". A desk that looks at a merchant's page has nothing to do there itself. */
export function whoActs({ stage: { owner }, processor }: Pick<StepCase, 'stage' | 'processor'>): string {
  if (owner === 'nobody') return 'Nobody has anything to do';
  if (owner === 'merchant') return 'The merchant acts next';
  return owner === 'processor' ? `We wait for ${nameInside(processor)}` : `${owedBy(owner, processor)} acts next`;
}

const nameInside = (processor: Processor): string =>
  owedBy('processor', processor)?.replace(/^The processor$/, 'the processor') ?? 'the processor';

/** "By December 1.", or that it is late; nothing where no day is promised. */
export function Due({ on }: { on: string | null }) {
  if (on === null) return null;
  const late = isOverdue(on);
  return (
    <span className={late ? 'due due--over' : 'due'}>
      {late ? 'This was due on ' : 'By '}
      <time dateTime={on}>{calendarDay(on)}</time>
      {late ? ' and is late.' : '.'}
    </span>
  );
}
