import { Link } from 'react-router';
import type { DraftRecords } from '../../contract/evidence.ts';
import type { ExtractionView } from '../../domain/documents/extraction.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import type { Step } from '../../domain/intake/steps.ts';
import { useLanguage } from '../language/language.ts';
import { addressOf } from './step-address.ts';
import { todayHere } from '../ui/dates.ts';
import { panelId, suggestionsFor } from '../extractions/open-suggestions.ts';
import '../extractions/extractions.css';

type SuggestionsLineProps = {
  step: Step;
  index: number;
  answers: Answers;
  extractions: readonly ExtractionView[];
  records: DraftRecords | null;
};

/** On check-your-answers: documents have suggestions for a step, with a link to it. */
export function SuggestionsLine({ step, index, answers, extractions, records }: SuggestionsLineProps) {
  const count = suggestionsFor(step, answers, extractions, todayHere(), records?.suggestions).filter(
    ({ used }) => !used,
  ).length;
  const { t } = useLanguage();
  if (count === 0) return null;
  return (
    <p className="read-line small">
      {count === 1
        ? t('Your documents suggest another answer here.')
        : t('Your documents suggest {count} other answers here.', { count })}{' '}
      <Link to={`${addressOf(index, 'check')}#${panelId}`}>
        {t('See what was read')}
        <span className="visually-hidden"> {t('for {label}', { label: t(step.title) })}</span>
      </Link>
    </p>
  );
}
