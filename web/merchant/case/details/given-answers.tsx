import type { ReactNode } from 'react';
import type { Answers } from '../../../../domain/intake/answers.ts';
import { isBlank, type Field } from '../../../../domain/intake/field.ts';
import { shownFields } from '../../../../domain/intake/read-application.ts';
import type { Step } from '../../../../domain/intake/steps.ts';
import { answerText, filledRows, notProvided, rowsText } from '../../../apply/answer-text.ts';
import { useLanguage, type Language } from '../../../language/language.ts';

type GivenProps = {
  step: Step;
  answers: Answers;
  /** Masked; the answers never contain the number itself. */
  ein: string | null;
  /** The link beside an answer, by field name. */
  change?: (name: string, label: string) => ReactNode;
};

/** One step's answers under the wizard's labels. */
export function GivenAnswers({ step, answers, ein, change }: GivenProps) {
  const language = useLanguage();
  return (
    <dl className="facts">
      {shownFields(step, answers).map((field) => (
        <Fact
          key={field.name}
          label={field.label}
          text={textOf(field, answers, ein, language)}
          change={change?.(field.name, field.label)}
        />
      ))}
      {step.rows?.map((group) => (
        <Fact
          key={group.name}
          label={group.title}
          text={rowsText(group, answers[group.name], language)}
          change={change?.(`${group.name}.0.${group.named}`, group.title)}
        />
      ))}
    </dl>
  );
}

function Fact({ label, text, change }: { label: string; text: string; change: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd className={text === notProvided ? 'muted' : undefined} dir="auto">
        {text === notProvided ? t(text) : text}
      </dd>
      {change ? <dd className="no-print">{change}</dd> : null}
    </div>
  );
}

function textOf(field: Field, answers: Answers, ein: string | null, language: Language): string {
  const answer = answers.fields[field.name];
  return field.kind === 'ein' && isBlank(answer) ? (ein ?? notProvided) : answerText(field, answer, language);
}

/** How many of a step's fields, including lists, have an answer. */
export function answeredOf(step: Step, answers: Answers, hasEin: boolean): { answered: number; of: number } {
  const fields = shownFields(step, answers).filter((field) => field.kind !== 'flag');
  const groups = step.rows ?? [];
  const given = fields.filter(
    (field) => !isBlank(answers.fields[field.name]) || (field.kind === 'ein' && hasEin),
  ).length;
  return {
    answered: given + groups.filter((group) => filledRows(answers[group.name]).length > 0).length,
    of: fields.length + groups.length,
  };
}
