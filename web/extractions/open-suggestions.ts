/** Suggestions from documents that a step's answers do not contain yet. Pure. */
import { askAnswers, type Question } from '../../domain/documents/ask-answers.ts';
import { suggestAnswers, type Suggestion } from '../../domain/documents/suggest.ts';
import type { ExtractionView } from '../../domain/documents/extraction.ts';
import type { AccountSuggestion } from '../../domain/ledger-of-account/suggest-answers.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import { isBlank, readField, type Answer, type Field } from '../../domain/intake/field.ts';
import type { Step } from '../../domain/intake/steps.ts';

/** The id of the panel in which a step shows what was read for it. */
export const panelId = 'read-from-documents';

export type StepSuggestion = Suggestion & {
  fieldOf: Field;
  /** The current answer means the same. */ used: boolean;
};

/**
 * What documents suggest for a step's fields, in field order, and then what exports of the processor's records do where
 * that is another answer.
 */
export function suggestionsFor(
  step: Step,
  answers: Answers,
  extractions: readonly ExtractionView[],
  today: string,
  exported: readonly AccountSuggestion[] = [],
): StepSuggestion[] {
  const read = suggestAnswers(asFiled(extractions, answers));
  const all = [...read, ...exported.map((each) => ({ ...each, because: [] }))];
  return step.fields.flatMap((fieldOf) =>
    all
      .filter(({ field }) => field === fieldOf.name)
      .filter(({ answer }, index, found) => found.findIndex((each) => each.answer === answer) === index)
      .map((found) => ({
        ...found,
        fieldOf,
        used: sameAnswer(fieldOf, answers.fields[fieldOf.name], found.answer, today),
      })),
  );
}

export type StepQuestion = Question & { fieldOf: Field };

/** Questions that documents leave open about a step's unanswered fields, in field order. */
export const questionsFor = (step: Step, answers: Answers, extractions: readonly ExtractionView[]): StepQuestion[] => {
  const all = askAnswers(asFiled(extractions, answers));
  return step.fields.flatMap((fieldOf) =>
    all
      .filter(({ field }) => field === fieldOf.name && isBlank(answers.fields[field]))
      .map((each) => ({ ...each, fieldOf })),
  );
};

/**
 * The extractions that are done. If a file's kind is unclear, it counts as a hold notice if the merchant filed it as
 * one: a photo may show only part of a notice.
 */
const asFiled = (extractions: readonly ExtractionView[], { files }: Answers): ExtractionView[] =>
  extractions
    .filter(({ status }) => status === 'done')
    .map((each) =>
      each.kind === null &&
      files.some(({ id, document_type }) => id === each.file_id && document_type === 'hold_notice')
        ? { ...each, kind: 'hold_notice' }
        : each,
    );

/** Whether two entries mean the same: "12500" and "$12,500". */
function sameAnswer(field: Field, given: Answer, suggested: string, today: string): boolean {
  const [ours, theirs] = [readField(field, given, today), readField(field, suggested, today)];
  return ours.ok && theirs.ok && ours.value !== null && ours.value === theirs.value;
}

/** Extractions still in progress. */
export const openExtractions = (extractions: readonly ExtractionView[]): ExtractionView[] =>
  extractions.filter(({ status }) => status === 'waiting' || status === 'reading');
