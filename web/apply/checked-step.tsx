import { Link } from 'react-router';
import type { Answers } from '../../domain/intake/answers.ts';
import { shownFields } from '../../domain/intake/read-application.ts';
import type { Step } from '../../domain/intake/steps.ts';
import { useLanguage, type Language } from '../language/language.ts';
import { sizeText } from '../ui/size-text.ts';
import { answerText, notProvided, rowsText } from './answer-text.ts';
import type { DraftState } from './draft-keeper.ts';
import { anyKind, kindLabel } from './document-kinds.ts';
import { addressOf } from './step-address.ts';
import { fieldId } from './step-field.tsx';

/** One step's answers, each with its Change link; unanswered questions are grouped below them. */
export function CheckedStep({ step, index, answers }: { step: Step; index: number; answers: Answers }) {
  const language = useLanguage();
  const facts = factsOf(step, answers, language).map((fact) => ({
    ...fact,
    change: `${addressOf(index, 'check')}#${fieldId(fact.field)}`,
  }));
  const given = facts.filter((fact) => fact.text !== notProvided);
  const missing = facts.filter((fact) => fact.text === notProvided);
  return (
    <>
      {given.length > 0 ? (
        <dl className="facts">
          {given.map((fact) => (
            <Fact key={fact.field} {...fact} />
          ))}
        </dl>
      ) : null}
      {missing.length > 0 ? <Missing facts={missing} /> : null}
    </>
  );
}

type CheckedFact = { field: string; label: string; text: string; change: string };

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

function Missing({ facts }: { facts: readonly CheckedFact[] }) {
  const { t } = useLanguage();
  return (
    <div className="checked__missing">
      <p>
        <span className="muted">{t('Not provided, optional:')}</span>
      </p>
      <ul role="list">
        {facts.map((fact) => (
          <li key={fact.field}>
            <Link to={fact.change}>
              <span className="visually-hidden">{t('Add')} </span>
              {fact.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
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
  ) : (
    <Missing facts={[fact]} />
  );
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
