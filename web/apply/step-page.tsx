import { lazy, Suspense, useEffect, type FormEvent } from 'react';
import type { Me } from '../../contract/me.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import { shownFields, type FieldErrors } from '../../domain/intake/read-application.ts';
import type { Step } from '../../domain/intake/step.ts';
import { missingInformation } from '../../domain/intake/steps.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { ErrorSummary, Skeletons } from '../ui/feedback.tsx';
import { withField, withRows } from './draft-answers.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { Rows } from './rows.tsx';
import { SignedInAccount } from './signed-in-account.tsx';
import { fieldId, StepField } from './step-field.tsx';

const Documents = lazy(() => import('./documents.tsx'));

type StepPageProps = {
  me: Me;
  keeper: DraftKeeper;
  step: Step;
  answers: Answers;
  errors: FieldErrors;
  attempt: number;
  onContinue: () => void;
  /** Address of the step before, or null on the first. */
  previous: string | null;
};

export function StepPage({ me, keeper, step, answers, errors, attempt, onContinue, previous }: StepPageProps) {
  useFieldFromHash();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onContinue();
  };
  const found = Object.entries(errors).map(([name, message]) => ({ id: fieldId(name), message }));
  return (
    <form className="fields" noValidate onSubmit={submit}>
      {found.length > 0 ? <ErrorSummary title={missingInformation.title} errors={found} attempt={attempt} /> : null}
      {step.key === 'account' ? <SignedInAccount me={me} keeper={keeper} /> : null}
      {step.key === 'account' ? null : shownFields(step, answers).map((field) => (
        <StepField
          key={field.name}
          name={field.name}
          field={field}
          answer={answers.fields[field.name]}
          error={errors[field.name]}
          onAnswer={(answer) => keeper.change((current) => withField(current, field.name, answer))}
        />
      ))}
      {step.rows?.map((group) => (
        <Rows key={group.name} group={group} rows={answers[group.name]} errors={errors} onRows={(change) => keeper.change((current) => withRows(current, group.name, change(current[group.name])))} />
      ))}
      {step.key === 'documents' ? <Suspense fallback={<Skeletons rows={4} />}><Documents keeper={keeper} /></Suspense> : null}
      <div className="wizard__nav">
        {previous ? <LinkButton to={previous} variant="secondary">Previous</LinkButton> : null}
        <Button type="submit">Continue</Button>
      </div>
    </form>
  );
}

/** A Change link names the field it is about. */
function useFieldFromHash() {
  useEffect(() => {
    const field = document.getElementById(window.location.hash.slice(1));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, []);
}
