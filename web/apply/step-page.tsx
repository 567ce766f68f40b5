import { lazy, Suspense, useEffect, type FormEvent } from 'react';
import type { Me } from '../../contract/people.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import type { Field } from '../../domain/intake/field.ts';
import { shownFields, type FieldErrors } from '../../domain/intake/read-application.ts';
import type { Step } from '../../domain/intake/steps.ts';
import { troubleWith } from '../../domain/intake/steps.ts';
import { useDraftExtractions } from '../extractions/use-extractions.ts';
import { useLanguage } from '../language/language.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { ErrorSummary, Skeletons } from '../ui/feedback.tsx';
import { documentsOf, withField, withRows } from './draft-answers.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { ExportsPart } from './exports-part.tsx';
import { businessAddressLine, offerFor } from './offers.ts';
import { Rows } from './rows.tsx';
import { SignedInAccount } from './signed-in-account.tsx';
import { fieldId, StepField } from './step-field.tsx';
import { useDraftRecords } from './use-draft-records.ts';
import { useDraftState } from './use-draft.ts';

const Documents = lazy(() => import('./documents.tsx'));
const SuggestionsPanel = lazy(() => import('./suggestions-panel.tsx'));
const NoticePhoto = lazy(() => import('./notice-photo.tsx'));

type StepPageProps = {
  me: Me;
  keeper: DraftKeeper;
  step: Step;
  answers: Answers;
  errors: FieldErrors;
  attempt: number;
  onContinue: () => void;
  /** The shortcut to check-your-answers, once everything required is filled in. */
  onFinish: (() => void) | null;
  /** URL of the previous step, or null on the first. */
  previous: string | null;
};

export function StepPage({
  me,
  keeper,
  step,
  answers,
  errors,
  attempt,
  onContinue,
  onFinish,
  previous,
}: StepPageProps) {
  useFieldFromHash();
  const { t } = useLanguage();
  const draft = useDraftState(keeper);
  const extractions = useDraftExtractions(documentsOf(draft));
  const records = useDraftRecords(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onContinue();
  };
  const fieldOf = (field: Field) => (
    <StepField
      key={field.name}
      name={field.name}
      field={field}
      answer={answers.fields[field.name]}
      error={errors[field.name]}
      onAnswer={(answer) => keeper.change((current) => withField(current, field.name, answer))}
      offer={offerFor(field.name, answers)}
      note={field.name === 'sameAsBusinessAddress' ? businessAddressLine(answers) : undefined}
    />
  );
  const found = Object.entries(errors).map(([name, message]) => ({ id: fieldId(name), message }));
  return (
    <form className="fields" noValidate onSubmit={submit}>
      {found.length > 0 ? (
        <ErrorSummary title={troubleWith(step, answers.fields, errors).title} errors={found} attempt={attempt} />
      ) : null}
      {step.key === 'account' ? <SignedInAccount me={me} keeper={keeper} /> : null}
      {step.key === 'case-details' ? (
        <Suspense fallback={<Skeletons rows={1} height="14rem" />}>
          <NoticePhoto keeper={keeper} step={step} />
        </Suspense>
      ) : null}
      {extractions.length > 0 || records ? (
        <Suspense>
          <SuggestionsPanel
            step={step}
            answers={answers}
            extractions={extractions}
            records={records}
            change={(update) => keeper.change(update)}
          />
        </Suspense>
      ) : null}
      {step.key === 'account'
        ? null
        : inLines(shownFields(step, answers)).map((line) =>
            line.length === 1 ? (
              line.map(fieldOf)
            ) : (
              <div key={line[0]?.name} className="field-line">
                {line.map(fieldOf)}
              </div>
            ),
          )}
      {step.key === 'case-details' ? <ExportsPart keeper={keeper} step={step} /> : null}
      {step.rows?.map((group) => (
        <Rows
          key={group.name}
          group={group}
          rows={answers[group.name]}
          errors={errors}
          onRows={(change) => keeper.change((current) => withRows(current, group.name, change(current[group.name])))}
        />
      ))}
      {step.key === 'documents' ? (
        <Suspense fallback={<Skeletons rows={4} />}>
          <Documents keeper={keeper} step={step} />
        </Suspense>
      ) : null}
      <div className={onFinish ? 'wizard__nav wizard__nav--short' : 'wizard__nav'}>
        {previous ? (
          <LinkButton to={previous} variant="secondary">
            {t('Previous')}
          </LinkButton>
        ) : null}
        {/* Once the application can be submitted, that is the primary button: optional answers can follow later. */}
        {onFinish ? (
          <Button aria-describedby="short-way" onClick={onFinish}>
            {t('Check and submit now')}
          </Button>
        ) : null}
        <Button type="submit" variant={onFinish ? 'secondary' : 'primary'}>
          {t('Continue')}
        </Button>
        {onFinish ? (
          <p className="muted small" id="short-way">
            {t(
              'All that is required is filled in. You can submit now and complete the rest from your dashboard until an attorney takes up your letter.',
            )}
          </p>
        ) : null}
      </div>
    </form>
  );
}

/** City, state and ZIP code share one line, as on an envelope; every other field has its own. */
function inLines(fields: readonly Field[]): Field[][] {
  const lines: Field[][] = [];
  for (const field of fields) {
    const line = /(State|Zip)$/.test(field.name) ? lines.at(-1) : undefined;
    if (line) line.push(field);
    else lines.push([field]);
  }
  return lines;
}

/** A Change link names its field, which gets the focus. */
function useFieldFromHash() {
  useEffect(() => {
    const field = document.getElementById(window.location.hash.slice(1));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, []);
}
