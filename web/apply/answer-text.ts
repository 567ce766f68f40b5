/** An answer as text for display. Pure. */
import type { Answers } from '../../domain/intake/answers.ts';
import { isBlank, type Answer, type Field } from '../../domain/intake/field.ts';
import { steps, type RowGroup } from '../../domain/intake/steps.ts';
import { english, type Language } from '../language/language.ts';
import { datePartsFrom, moneyEcho } from '../ui/masks.ts';

/** English in every language, because code compares with it; it is translated when shown. */
export const notProvided = 'Not provided';

export function answerText(field: Field, answer: Answer, language: Language = english): string {
  const { t } = language;
  const labelOf = (value: string) => t(field.options?.find((option) => option.value === value)?.label ?? value);
  if (field.kind === 'flag') return answer === true ? t('Yes') : t('No');
  if (isBlank(answer)) return notProvided;
  if (Array.isArray(answer)) return answer.map(labelOf).join(', ');
  if (typeof answer !== 'string') return notProvided;
  switch (field.kind) {
    case 'money':
    case 'dollars':
      return moneyEcho(answer) || answer;
    case 'percent':
      return `${answer.replace(/%$/, '').trimEnd()}%`;
    case 'date':
      return dateText(answer, language);
    case 'choice':
    case 'yesno':
      return labelOf(answer);
    default:
      return answer.trim();
  }
}

function dateText(typed: string, { locale }: Language): string {
  const { month, day, year } = datePartsFrom(typed);
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return Number.isNaN(date.getTime())
    ? typed
    : date.toLocaleDateString(locale, { year: 'numeric', month: 'long', day: 'numeric' });
}

/** The label of a field, or of a list of rows, by name. */
export function labelFor(name: string): string {
  for (const step of steps) {
    const label =
      step.fields.find((field) => field.name === name)?.label ?? step.rows?.find((rows) => rows.name === name)?.title;
    if (label) return label;
  }
  return name;
}

/** Rows with every box empty are left out. */
export function filledRows(rows: Answers['owners']): Answers['owners'] {
  return rows.filter((row) => Object.values(row).some((value) => value.trim() !== ''));
}

/** One line per row, with the answers given in it. */
export function rowsText(group: RowGroup, rows: Answers['owners'], language: Language): string {
  const lines = filledRows(rows).map((row) =>
    group.fields
      .map((field) => answerText(field, row[field.name], language))
      .filter((each) => each !== notProvided)
      .join(', '),
  );
  return lines.length > 0 ? lines.join('\n') : notProvided;
}
