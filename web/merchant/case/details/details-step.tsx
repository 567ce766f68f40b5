import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Answers } from '../../../../domain/intake/answers.ts';
import { shownFields, stepErrors, type FieldErrors } from '../../../../domain/intake/read-application.ts';
import type { Step } from '../../../../domain/intake/steps.ts';
import { troubleWith } from '../../../../domain/intake/steps.ts';
import { ApiError, codeOf, messageOf } from '../../../api/api-error.ts';
import { withField, withRows } from '../../../apply/draft-answers.ts';
import { Rows } from '../../../apply/rows.tsx';
import { stepOfField } from '../../../apply/allowed-place.ts';
import { keyOf } from '../../../apply/step-address.ts';
import { todayHere } from '../../../ui/dates.ts';
import { fieldId, StepField } from '../../../apply/step-field.tsx';
import SuggestionsPanel from '../../../apply/suggestions-panel.tsx';
import { useCaseExtractions } from '../../../extractions/use-extractions.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ErrorSummary, Notice } from '../../../ui/feedback.tsx';
import { stillWrong } from '../../../ui/still-wrong.ts';
import { dropFailures, showToast } from '../../../ui/toasts.tsx';
import { caseAddress } from '../frame/case-address.ts';
import type { CaseDetail } from '../frame/case-types.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import type { DetailsEditing } from './use-details-edit.ts';
import { useLanguage } from '../../../language/language.ts';

type DetailsStepProps = { theCase: CaseDetail; step: Step; editing: DetailsEditing; hasEin: boolean };

/** One wizard step, reopened. Edits are stored in the browser; Save sends them. */
export function DetailsStep({ theCase, step, editing, hasEin }: DetailsStepProps) {
  const { t } = useLanguage();
  const { answers } = editing.edit;
  const { errors, attempt, save } = useSave(theCase, step, editing);
  const overview = `${caseAddress(theCase.id, 'details')}#details-${step.key}`;
  const { extractions } = useCaseExtractions(theCase.id);
  useFieldFromHash();
  useErrorTitle(Object.keys(errors).length > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const found = Object.entries(errors).map(([name, message]) => ({
    id: fieldId(name),
    message,
    to: elsewhere(name, step),
  }));
  return (
    <form className="fields details-form" noValidate onSubmit={submit} aria-labelledby="details-step">
      <div className="details__head">
        <h1 id="details-step">{t(step.title)}</h1>
        <p className="muted measure">{t(step.lead)}</p>
      </div>
      {found.length > 0 ? (
        <ErrorSummary title={troubleWith(step, answers.fields, errors).title} errors={found} attempt={attempt} />
      ) : null}
      {editing.saving.isError && found.length === 0 ? <SaveFailed error={editing.saving.error} /> : null}
      <ChangedElsewhere editing={editing} />
      <SuggestionsPanel step={step} answers={answers} extractions={extractions} change={editing.change} />
      {shownFields(step, answers).map((field) => (
        <StepField
          key={field.name}
          name={field.name}
          field={
            field.kind === 'ein' && hasEin
              ? {
                  ...field,
                  hint: t('On file as {ein}. Leave it blank to keep it.', { ein: theCase.ein ?? t('a number') }),
                }
              : field
          }
          answer={answers.fields[field.name]}
          error={errors[field.name]}
          onAnswer={(answer) => editing.change((current) => withField(current, field.name, answer))}
        />
      ))}
      {step.rows?.map((group) => (
        <Rows
          key={group.name}
          group={group}
          rows={answers[group.name]}
          errors={errors}
          onRows={(change) => editing.change((current) => withRows(current, group.name, change(current[group.name])))}
        />
      ))}
      <div className="details-form__foot">
        <Button type="submit" busy={editing.saving.isPending} busyLabel="Saving…">
          {t('Save')}
        </Button>
        <LinkButton to={overview} variant="secondary">
          {t('Back to all details')}
        </LinkButton>
        {editing.dirty ? (
          <Button variant="quiet" onClick={editing.discard}>
            {t('Discard what is not saved')}
          </Button>
        ) : null}
        <p className="muted small" role="status">
          {editing.dirty ? t('Not saved yet; stored on this device.') : ''}
        </p>
      </div>
    </form>
  );
}

/** Save: validates the step, sends the edits, and on success returns to all details. */
function useSave(theCase: CaseDetail, step: Step, { edit, saving }: DetailsEditing) {
  const navigate = useNavigate();
  const { answers } = edit;
  const [tried, setTried] = useState<{ errors: FieldErrors; attempt: number; of: Answers }>({
    errors: {},
    attempt: 0,
    of: answers,
  });
  const fail = (errors: FieldErrors) => {
    setTried(({ attempt }) => ({ errors, attempt: attempt + 1, of: answers }));
    if (Object.keys(errors).length > 0) showToast({ ...troubleWith(step, answers.fields, errors), tone: 'danger' });
  };
  const save = async () => {
    if (saving.isPending) return;
    const errors = stepErrors(step, answers, todayHere());
    if (Object.keys(errors).length > 0) return fail(errors);
    setTried({ errors: {}, attempt: tried.attempt, of: answers });
    dropFailures();
    try {
      await saving.mutateAsync(answers);
      showToast({ title: 'Saved', description: 'The letter is drafted again from your answers.' });
      void navigate(`${caseAddress(theCase.id, 'details')}#details-${step.key}`);
    } catch (error) {
      fail(error instanceof ApiError ? error.fields : {});
    }
  };
  // Errors from the server stay until something is changed.
  const now = tried.of === answers ? tried.errors : stepErrors(step, answers, todayHere());
  const errors = stillWrong(tried.errors, now, (left) => setTried({ ...tried, errors: left }));
  return { errors, attempt: tried.attempt, save };
}

/** The link to a field in another step, or undefined for one in this step. */
function elsewhere(name: string, step: Step): string | undefined {
  const key = keyOf(stepOfField(name));
  return key === step.key ? undefined : `?step=${key}#${fieldId(name)}`;
}

function SaveFailed({ error }: { error: unknown }) {
  const { t } = useLanguage();
  if (codeOf(error) === 'VERSION_MISMATCH') {
    return (
      <Notice tone="warning" announce title="Not saved yet: the answers were changed on another device">
        <p>{t('Both devices’ changes are on this page now. Look them over and save again.')}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title="Your answers were not saved">
      <p>
        {t(messageOf(error, 'Please try again.'))} {t('What you typed is kept on this device.')}
      </p>
    </Notice>
  );
}

/** A Change link names its field, which gets the focus. */
function useFieldFromHash() {
  useEffect(() => {
    const field = document.getElementById(window.location.hash.slice(1));
    if (!field) window.scrollTo(0, 0);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, []);
}

function useErrorTitle(hasErrors: boolean) {
  const { t } = useLanguage();
  const mark = t('Error:');
  useEffect(() => {
    if (!hasErrors) return;
    document.title = `${mark} ${document.title}`;
    return () => void (document.title = document.title.replace(`${mark} `, ''));
  }, [hasErrors, mark]);
}
