import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { Me } from '../../contract/me.ts';
import { stepErrors, type FieldErrors } from '../../domain/intake/read-application.ts';
import { lastStep, missingInformation, steps } from '../../domain/intake/steps.ts';
import { showToast } from '../ui/toasts.tsx';
import { CheckAnswers } from './check-answers.tsx';
import { DraftNotices } from './draft-notices.tsx';
import type { DraftKeeper } from './draft-keeper.ts';
import { SaveStatusLine } from './save-status-line.tsx';
import { addressOf, allowedPlace, furthestStep, todayHere, type Place } from './step-address.ts';
import { StepPage } from './step-page.tsx';
import { useDraftState } from './use-draft.ts';
import { WizardFrame } from './wizard-frame.tsx';

/** The signed-in wizard: one page a step, then check-your-answers. The address says which. */
export function Wizard({ me, keeper, wanted }: { me: Me; keeper: DraftKeeper; wanted: Place }) {
  const draft = useDraftState(keeper);
  const today = todayHere();
  const place = allowedPlace(wanted, draft.answers, today);
  const step = place === 'check' ? lastStep : place;
  useEffect(() => keeper.goTo(step), [keeper, step]);
  const [search] = useSearchParams();
  // The address always names the page that is shown, so that Back and reload lead to it.
  if (place !== wanted || !search.has('step')) return <Navigate to={addressOf(place)} replace />;
  const furthest = furthestStep(draft.answers, today);
  const status = <SaveStatusLine keeper={keeper} save={draft.save} />;
  const notices = <DraftNotices keeper={keeper} draft={draft} />;
  if (place === 'check') {
    return (
      <WizardFrame place="check" title="Check your answers" lead="Read them once more. Change what is not right, then submit." furthest={furthest} status={status}>
        {notices}
        <CheckAnswers keeper={keeper} draft={draft} />
      </WizardFrame>
    );
  }
  return <StepAt key={place} {...{ me, keeper, place, furthest, status, notices, today }} />;
}

type StepAtProps = { me: Me; keeper: DraftKeeper; place: number; furthest: number; status: React.ReactNode; notices: React.ReactNode; today: string };

function StepAt({ me, keeper, place, furthest, status, notices, today }: StepAtProps) {
  const { answers } = useDraftState(keeper);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const step = steps[place];
  if (!step) return null;
  const back = search.get('back') === 'check' ? 'check' : null;
  const next: Place = back ?? (place === lastStep ? 'check' : place + 1);

  const goOn = () => {
    const found = place === 0 ? {} : stepErrors(step, answers, today);
    setErrors(found);
    if (Object.keys(found).length === 0) return void navigate(`${addressOf(next)}${back ? `#check-${step.key}` : ''}`);
    setAttempt((count) => count + 1);
    showToast({ ...missingInformation, tone: 'danger' });
  };
  return (
    <WizardFrame place={place} title={step.title} lead={step.lead} furthest={furthest} hasErrors={Object.keys(errors).length > 0} status={status}>
      {notices}
      <StepPage {...{ me, keeper, step, answers, errors, attempt, onContinue: goOn, previous: place > 0 && !back ? addressOf(place - 1) : null }} />
    </WizardFrame>
  );
}
