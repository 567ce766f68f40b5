import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Me } from '../../contract/people.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import { isBlank, type Field } from '../../domain/intake/field.ts';
import { shownFields, type FieldErrors } from '../../domain/intake/read-application.ts';
import type { Step } from '../../domain/intake/steps.ts';
import { troubleWith } from '../../domain/intake/steps.ts';
import { useDraftExtractions } from '../extractions/use-extractions.ts';
import { useLanguage } from '../language/language.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { ErrorSummary, Skeletons } from '../ui/feedback.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { documentsOf, withField, withRows } from './draft-answers.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { ExportsPart } from './exports-part.tsx';
import { businessAddressLine, offerFor } from './offers.ts';
import { Rows } from './rows.tsx';
import { SignedInAccount } from './signed-in-account.tsx';
import { fieldId, StepField } from './step-field.tsx';
import { useDraftRecords } from './use-draft-records.ts';
import { useDraftState } from './use-draft.ts';

const Documents = lazyPart(() => import('./documents.tsx'), <Skeletons rows={4} />);
const SuggestionsPanel = lazyPart(() => import('./suggestions-panel.tsx'));
const NoticePhoto = lazyPart(() => import('./notice-photo.tsx'), <Skeletons rows={1} height="14rem" />);

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
  const linesOf = (fields: readonly Field[]) =>
    inLines(fields).map((line) =>
      line.length === 1 ? (
        line.map(fieldOf)
      ) : (
        <div key={line[0]?.name} className="field-line">
          {line.map(fieldOf)}
        </div>
      ),
    );
  const fields = step.key === 'account' ? [] : shownFields(step, answers);
  const asked = step.more ? fields.slice(0, fields.findLastIndex(({ required }) => required) + 1) : fields;
  const folded = fields.slice(asked.length);
  const found = Object.entries(errors).map(([name, message]) => ({ id: fieldId(name), message }));
  return (
    <form className="fields" noValidate onSubmit={submit}>
      {found.length > 0 ? (
        <ErrorSummary title={troubleWith(step, answers.fields, errors).title} errors={found} attempt={attempt} />
      ) : null}
      {step.key === 'account' ? <SignedInAccount me={me} keeper={keeper} /> : null}
      {step.key === 'case-details' ? <NoticePhoto keeper={keeper} step={step} /> : null}
      {extractions.length > 0 || records ? (
        <SuggestionsPanel
          step={step}
          answers={answers}
          extractions={extractions}
          records={records}
          change={(update) => keeper.change(update)}
        />
      ) : null}
      {linesOf(asked)}
      {step.more ? (
        <MoreFields
          summary={step.more}
          isAnswered={folded.some(({ name }) => !isBlank(answers.fields[name]))}
          isWrong={folded.some(({ name }) => errors[name])}
          holds={(id) => folded.some(({ name }) => id.startsWith(fieldId(name)))}
        >
          {linesOf(folded)}
        </MoreFields>
      ) : null}
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
      {step.key === 'documents' ? <Documents keeper={keeper} step={step} /> : null}
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

type MoreFieldsProps = {
  summary: string;
  isAnswered: boolean;
  isWrong: boolean;
  holds: (id: string) => boolean;
  children: ReactNode;
};

/** The optional fields of a step, folded until one is answered, linked to, or wrong. */
function MoreFields({ summary, isAnswered, isWrong, holds, children }: MoreFieldsProps) {
  const { t } = useLanguage();
  const { hash } = useLocation();
  const [open, setOpen] = useState(() => isAnswered || holds(hash.slice(1)));
  const [wasAnswered, setWasAnswered] = useState(isAnswered);
  if (isAnswered !== wasAnswered) {
    setWasAnswered(isAnswered);
    // A suggestion or another tab filled one in: it should be seen.
    if (isAnswered) setOpen(true);
  }
  return (
    <details
      className="fold"
      open={open || isWrong}
      onToggle={({ currentTarget }) => currentTarget.open !== open && setOpen(currentTarget.open)}
    >
      <summary>{t(summary)}</summary>
      <div className="fold__body fields">{children}</div>
    </details>
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
