import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Answers } from '../../domain/intake/answers.ts';
import { shownFields } from '../../domain/intake/read-application.ts';
import { steps, type Step } from '../../domain/intake/steps.ts';
import { useLanguage, type Language } from '../language/language.ts';
import { sizeText } from '../ui/size-text.ts';
import { answerText, notProvided, rowsText } from './answer-text.ts';
import type { DraftState } from './draft-keeper.ts';
import { anyKind, kindLabel } from './document-kinds.ts';
import { addressOf } from './step-address.ts';
import { fieldId } from './step-field.tsx';

/** One step's answers, each with its Change link. */
export function CheckedStep({ step, index, answers }: { step: Step; index: number; answers: Answers }) {
  const language = useLanguage();
  const given = factsOf(step, answers, language).filter((fact) => fact.text !== notProvided);
  return given.length > 0 ? (
    <dl className="facts">
      {given.map((fact) => (
        <Fact key={fact.field} {...fact} change={changeOf(index, fact.field)} />
      ))}
    </dl>
  ) : null;
}

type CheckedFact = { field: string; label: string; text: string; change: string };

/** The field's address, with Continue leading back to check-your-answers. */
const changeOf = (index: number, field: string) => `${addressOf(index, 'check')}#${fieldId(field)}`;

/** The questions of a step that were shown, each with its answer or `notProvided`. */
export const factsOf = (step: Step, answers: Answers, language: Language) => [
  // Leave out unticked boxes: such a box is not an answer in itself, but shows the questions below it.
  ...shownFields(step, answers)
    .filter((field) => field.kind !== 'flag' || answers.fields[field.name] === true)
    .map((field) => ({
      field: field.name,
      label: language.t(field.label),
      text: answerText(field, answers.fields[field.name], language),
    })),
  ...(step.rows ?? []).map((group) => ({
    field: `${group.name}.0.${group.named}`,
    label: language.t(group.title),
    text: rowsText(group, answers[group.name], language),
  })),
];

/** What of the application was left out, in one line: each step with something missing, and how much. */
export function LeftOut({ draft }: { draft: DraftState }) {
  const language = useLanguage();
  const { t, rich } = language;
  const missing = steps.flatMap((step, index) => {
    const blank = index === 0 ? [] : factsOf(step, draft.answers, language).filter(({ text }) => text === notProvided);
    const fields = step.key === 'documents' && draft.uploads.length === 0 ? ['files'] : blank.map(({ field }) => field);
    return fields[0] === undefined ? [] : [{ step, to: changeOf(index, fields[0]), count: fields.length }];
  });
  if (missing.length === 0) return null;
  return (
    <p className="checked__missing muted small">
      {rich('Not provided, all optional: {steps}.', {
        steps: missing.map(({ step, to, count }, at) => (
          <Fragment key={step.key}>
            {at === 0 ? '' : ', '}
            <Link to={to}>{t(step.title)}</Link> ({count})
          </Fragment>
        )),
      })}
    </p>
  );
}

export function CheckedFiles({ index, draft }: { index: number; draft: DraftState }) {
  const { t } = useLanguage();
  const kindOf = (id: string) =>
    t(kindLabel(draft.answers.files.find((file) => file.id === id)?.document_type ?? anyKind));
  const text = draft.uploads
    .map((upload) => `${upload.filename} (${sizeText(upload.size_bytes)}), ${kindOf(upload.id)}`)
    .join('\n');
  const fact = { field: 'files', label: t('Files'), text, change: addressOf(index, 'check') };
  return text ? (
    <dl className="facts">
      <Fact {...fact} />
    </dl>
  ) : null;
}

function Fact({ label, text, change }: CheckedFact) {
  const { t } = useLanguage();
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
      <dd>
        <Link to={change}>
          {t('Change')}
          <span className="visually-hidden"> {label}</span>
        </Link>
      </dd>
    </div>
  );
}
