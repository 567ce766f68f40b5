import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { Me } from '../../contract/people.ts';
import { stepErrors, type FieldErrors } from '../../domain/intake/read-application.ts';
import { lastStep, steps, troubleWith } from '../../domain/intake/steps.ts';
import { useLanguage, type Language } from '../language/language.ts';
import { stillWrong } from '../ui/still-wrong.ts';
import { removeToasts } from '../ui/toast-list.ts';
import { showToast } from '../ui/toasts.tsx';
import { DraftNotices } from './draft-notices.tsx';
import type { DraftKeeper, SaveStatus } from './draft-keeper.ts';
import { allowedPlace, furthestStep, hasAllRequired, lastRequiredStep } from './allowed-place.ts';
import { addressOf, type Place } from './step-address.ts';
import { todayHere } from '../ui/dates.ts';
import { Skeletons } from '../ui/feedback.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { StepPage } from './step-page.tsx';
import { useDraftState } from './use-draft.ts';
import { WizardFrame } from './wizard-frame.tsx';

const CheckAnswers = lazyPart(() => import('./check-answers.tsx'), <Skeletons rows={4} />);

/** The signed-in wizard: one page per step, then check-your-answers. The URL says which. */
export function Wizard({ me, keeper, wanted }: { me: Me; keeper: DraftKeeper; wanted: Place }) {
  const draft = useDraftState(keeper);
  const [search] = useSearchParams();
  const today = todayHere();
  const place = allowedPlace(wanted, draft.answers, today);
  const back = place !== 'check' && search.get('back') === 'check';
  const { errors, attempt, goOn, goTo } = useContinue(keeper, place, back, today);
  const stepIndex = place === 'check' ? lastStep : place;
  useEffect(() => keeper.goTo(stepIndex), [keeper, stepIndex]);
  useToastsOfStep(place);
  // The URL always names the page shown, so that Back and reload return to it.
  if (place !== wanted || !search.has('step')) return <Navigate to={addressOf(place)} replace />;
  const step = place === 'check' ? undefined : steps[place];
  // On the last step, and after Change, Continue leads to check-your-answers anyway.
  const shortWay = !back && stepIndex >= lastRequiredStep && stepIndex < lastStep && hasAllRequired(draft.answers);
  return (
    <WizardFrame
      place={place}
      title={step?.title ?? 'Check your answers'}
      lead={
        step?.lead ??
        'Read them once more. Change what is not right, then submit. What is not provided is optional; you can add it from your dashboard until an attorney takes up your letter.'
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

/** A message about one step says nothing on the next. */
function useToastsOfStep(place: Place): void {
  const last = useRef(place);
  useEffect(() => {
    if (last.current !== place) removeToasts(() => true);
    last.current = place;
  }, [place]);
}

/**
 * Continue: to the next step, or back to check-your-answers, if the step validates; otherwise shows the errors, counted
 * by attempt.
 */
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
    removeToasts(() => true);
    if (Object.keys(errors).length > 0)
      return void showToast({ ...troubleWith(step, keeper.getState().answers.fields, errors), tone: 'danger' });
    void navigate(`${addressOf(next)}${back ? `#check-${step.key}` : ''}`, { state: { from: place } });
  };
  const goOn = () => goTo(back || place === 'check' || place === lastStep ? 'check' : place + 1);
  // Errors belong to the step where Continue was pressed.
  const errors =
    step && tried.place === place
      ? stillWrong(tried.errors, stepErrors(step, keeper.getState().answers, today), (left) =>
          setTried({ ...tried, errors: left }),
        )
      : {};
  return { errors, attempt: tried.attempt, goOn, goTo };
}

/** Whether everything typed is saved; `DraftNotices` explains and announces a failure. */
function SaveStatusLine({ save }: { save: SaveStatus }) {
  return <p className={`save save--${save.kind}`}>{saveText(save, useLanguage())}</p>;
}

function saveText(save: SaveStatus, { locale, t }: Language): string {
  switch (save.kind) {
    case 'saved':
      return save.at
        ? t('Saved at {time}', {
            time: new Date(save.at).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' }),
          })
        : '';
    case 'unsaved':
    case 'saving':
      return t('Saving…');
    case 'failed':
      return t('Not saved yet');
  }
}
