import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { Me } from '../../contract/people.ts';
import { stepErrors, type FieldErrors } from '../../domain/intake/read-application.ts';
import { lastStep, missingInformation, steps } from '../../domain/intake/steps.ts';
import { showToast } from '../ui/toasts.tsx';
import { CheckAnswers } from './check-answers.tsx';
import type { DraftKeeper, SaveStatus } from './draft-keeper.ts';
import { DraftNotices } from './draft-notices.tsx';
import { addressOf, allowedPlace, furthestStep, hasAllRequired, lastRequiredStep, type Place } from './step-address.ts';
import { todayHere } from '../ui/dates.ts';
import { StepPage } from './step-page.tsx';
import { useDraftState } from './use-draft.ts';
import { WizardFrame } from './wizard-frame.tsx';

/** The signed-in wizard: one page a step, then check-your-answers. The address says which. */
export function Wizard({ me, keeper, wanted }: { me: Me; keeper: DraftKeeper; wanted: Place }) {
  const draft = useDraftState(keeper);
  const [search] = useSearchParams();
  const today = todayHere();
  const place = allowedPlace(wanted, draft.answers, today);
  const back = place !== 'check' && search.get('back') === 'check';
  const { errors, attempt, goOn, goTo } = useContinue(keeper, place, back, today);
  const stepIndex = place === 'check' ? lastStep : place;
  useEffect(() => keeper.goTo(stepIndex), [keeper, stepIndex]);
  // The address always names the page that is shown, so that Back and reload lead to it.
  if (place !== wanted || !search.has('step')) return <Navigate to={addressOf(place)} replace />;
  const step = place === 'check' ? undefined : steps[place];
  // On the last step Continue leads there itself, and after Change too.
  const shortWay = !back && stepIndex >= lastRequiredStep && stepIndex < lastStep && hasAllRequired(draft.answers);
  return (
    <WizardFrame
      place={place}
      title={step?.title ?? 'Check your answers'}
      lead={
        step?.lead ??
        'Read them once more. Change what is not right, then submit. What is not provided is optional; you can add it from your dashboard until your letter is taken up.'
      }
      furthest={furthestStep(draft.answers, today)}
      hasErrors={Object.keys(errors).length > 0}
      status={<SaveStatusLine save={draft.save} />}
    >
      <DraftNotices keeper={keeper} draft={draft} />
      {step ? (
        <StepPage
          key={step.key}
          {...{ me, keeper, step, errors, attempt }}
          answers={draft.answers}
          onContinue={goOn}
          onFinish={shortWay ? () => goTo('check') : null}
          previous={stepIndex > 0 && !back ? addressOf(stepIndex - 1) : null}
        />
      ) : (
        <CheckAnswers keeper={keeper} draft={draft} />
      )}
    </WizardFrame>
  );
}

/** Continue: on, or back to check-your-answers, when the step's rules are satisfied; else what is wrong, counted by attempt. */
function useContinue(keeper: DraftKeeper, place: Place, back: boolean, today: string) {
  const navigate = useNavigate();
  const [tried, setTried] = useState<{ place: Place; errors: FieldErrors; attempt: number }>({
    place,
    errors: {},
    attempt: 0,
  });
  const step = place === 'check' ? undefined : steps[place];
  const goTo = (next: Place) => {
    if (!step || place === 'check') return;
    const errors = place === 0 ? {} : stepErrors(step, keeper.getState().answers, today);
    setTried({ place, errors, attempt: tried.attempt + 1 });
    if (Object.keys(errors).length > 0) return void showToast({ ...missingInformation, tone: 'danger' });
    void navigate(`${addressOf(next)}${back ? `#check-${step.key}` : ''}`, { state: { from: place } });
  };
  const goOn = () => goTo(back || place === 'check' || place === lastStep ? 'check' : place + 1);
  // Errors belong to the step on which Continue was pressed.
  return { errors: tried.place === place ? tried.errors : {}, attempt: tried.attempt, goOn, goTo };
}

/** Whether what was typed is safe; a failure is explained, and announced, by `DraftNotices`. */
function SaveStatusLine({ save }: { save: SaveStatus }) {
  return <p className={`save save--${save.kind}`}>{wordsOf(save)}</p>;
}

function wordsOf(save: SaveStatus): string {
  switch (save.kind) {
    case 'saved':
      return save.at
        ? `Saved at ${new Date(save.at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}`
        : '';
    case 'unsaved':
    case 'saving':
      return 'Saving…';
    case 'failed':
      return 'Not saved yet';
  }
}
