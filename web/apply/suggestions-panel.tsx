import { useEffect } from 'react';
import { alsoRead, type AlsoRead, type Because } from '../../domain/documents/suggest.ts';
import type { DraftRecords } from '../../contract/evidence.ts';
import type { ExtractionView } from '../../domain/documents/extraction.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import { isBlank } from '../../domain/intake/field.ts';
import type { Step } from '../../domain/intake/steps.ts';
import { useLanguage } from '../language/language.ts';
import { answerText } from './answer-text.ts';
import { withField } from './draft-answers.ts';
import { fieldId } from './step-field.tsx';
import { todayHere } from '../ui/dates.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.tsx';
import {
  openExtractions,
  panelId,
  questionsFor,
  suggestionsFor,
  type StepQuestion,
  type StepSuggestion,
} from '../extractions/open-suggestions.ts';
import '../extractions/extractions.css';

type SuggestionsPanelProps = {
  step: Step;
  answers: Answers;
  extractions: readonly ExtractionView[];
  records?: DraftRecords | null;
  change: (update: (answers: Answers) => Answers) => void;
};

/**
 * What documents and exports suggest for a step, loaded once there is one. Nothing is filled in without a press, and Undo
 * restores the previous value.
 */
export default function SuggestionsPanel({
  step,
  answers,
  extractions,
  records = null,
  change,
}: SuggestionsPanelProps) {
  const { t } = useLanguage();
  useFocusFromHash();
  const suggestions = suggestionsFor(step, answers, extractions, todayHere(), records?.suggestions);
  const questions = questionsFor(step, answers, extractions);
  const others = step.key === 'financial' ? alsoIn(extractions, records) : [];
  const waiting = openExtractions(extractions).length + (records?.state === 'reading' ? records.file_ids.length : 0);
  if (suggestions.length + questions.length + others.length === 0 && (waiting === 0 || step.key !== 'financial'))
    return null;
  return (
    <section className="read-panel" aria-labelledby={panelId}>
      <h2 id={panelId} tabIndex={-1}>
        {t('Read from your documents')}
      </h2>
      <p className="muted small">
        {waiting > 0
          ? waiting === 1
            ? t('One file is still being read.')
            : t('{count} files are still being read.', { count: waiting })
          : t('By machine; check each against the document. Nothing is filled in until you say so.')}
      </p>
      <UseThese suggestions={suggestions} answers={answers} change={change} />
      {suggestions.length + questions.length > 0 ? (
        <ul role="list" className="read-list">
          {suggestions.map((each) => (
            <SuggestionRow key={`${each.field} ${each.answer}`} suggestion={each} answers={answers} change={change} />
          ))}
          {questions.map((each) => (
            <QuestionRow key={each.field} question={each} />
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? <AlsoReadList items={others} /> : null}
    </section>
  );
}

/** "See what was read" links to the panel, which may load after the page. */
function useFocusFromHash() {
  useEffect(() => {
    if (window.location.hash !== `#${panelId}`) return;
    const title = document.getElementById(panelId);
    title?.scrollIntoView({ block: 'center' });
    title?.focus({ preventScroll: true });
  }, []);
}

type Rows = { suggestions: readonly StepSuggestion[]; answers: Answers; change: SuggestionsPanelProps['change'] };

/** One button that fills in every suggestion whose box is empty. Typed answers are replaced only one by one. */
function UseThese({ suggestions, answers, change }: Rows) {
  const { t } = useLanguage();
  const labels = (each: Rows['suggestions']) => each.map(({ fieldOf }) => t(fieldOf.label)).join(', ');
  const open = suggestions.filter(
    ({ field }, index) =>
      isBlank(answers.fields[field]) && suggestions.findIndex((each) => each.field === field) === index,
  );
  if (open.length < 2) return null;
  const use = () => {
    change((current) => open.reduce((done, { field, answer }) => withField(done, field, answer), current));
    showToast({
      title: 'Filled in from your documents.',
      description: labels(open),
      action: {
        label: 'Undo',
        onClick: () =>
          change((current) =>
            open.reduce(
              (done, { field, answer }) => (done.fields[field] === answer ? withField(done, field, '') : done),
              current,
            ),
          ),
      },
    });
    // The button disappears, so the focus moves to the panel's title.
    document.getElementById(panelId)?.focus();
  };
  return (
    <div className="button-row">
      <Button size="small" onClick={use}>
        {t('Use these {count}', { count: open.length })}
        <span className="visually-hidden"> {t('answers: {labels}', { labels: labels(open) })}</span>
      </Button>
    </div>
  );
}

function SuggestionRow({
  suggestion,
  answers,
  change,
}: {
  suggestion: StepSuggestion;
  answers: Answers;
  change: SuggestionsPanelProps['change'];
}) {
  const language = useLanguage();
  const { t } = language;
  const { field, fieldOf, answer, words, because, used } = suggestion;
  const label = t(fieldOf.label);
  const before = answers.fields[field];
  const shown = answerText(fieldOf, answer, language);
  const use = () => {
    change((current) => withField(current, field, answer));
    showToast({
      title: 'Filled in from your documents.',
      description: `${label}: ${shown}`,
      action: {
        label: 'Undo',
        onClick: () =>
          change((current) => (current.fields[field] === answer ? withField(current, field, before ?? '') : current)),
      },
    });
    // The button disappears, so the focus moves to the field.
    document.getElementById(fieldId(field))?.focus();
  };
  return (
    <li>
      <div className="read-list__head">
        <p>
          <span className="read-list__label">{label}</span> <strong className="read-list__value">{shown}</strong>{' '}
          <span className="muted small">{t(words)}</span>
        </p>
        {used ? (
          <span className="read-list__used small">{t('Filled in')}</span>
        ) : (
          <Button variant="secondary" size="small" onClick={use}>
            {t('Use this')}
            <span className="visually-hidden"> {t('for {label}', { label: `${label}: ${shown}` })}</span>
          </Button>
        )}
      </div>
      <Sources because={because} />
    </li>
  );
}

/** A box that is still empty, and what the document leaves open about it. */
function QuestionRow({ question: { fieldOf, words, because } }: { question: StepQuestion }) {
  const { t } = useLanguage();
  return (
    <li>
      <p>
        <span className="read-list__label">{t(fieldOf.label)}</span> {t(words)}
      </p>
      <Sources because={because} />
    </li>
  );
}

/** The passage in the document, so that the merchant can check it. */
function Sources({ because }: { because: readonly Because[] }) {
  const { rich } = useLanguage();
  if (because.length === 0) return null;
  return (
    <ul role="list" className="read-sources">
      {because.map(({ file_id, filename, page, snippet }) => (
        <li key={`${file_id} ${page} ${snippet}`} className="small">
          <q dir="auto">{snippet}</q>{' '}
          <span className="muted">{rich('{file}, page {page}', { file: <bdi>{filename}</bdi>, page })}</span>
        </li>
      ))}
    </ul>
  );
}

type Also = Pick<AlsoRead, 'label' | 'value'> & { words: string; because: readonly Because[] };

/** What was read that no field asks for. */
const alsoIn = (extractions: readonly ExtractionView[], records: DraftRecords | null): Also[] => [
  ...alsoRead(extractions.filter(({ status }) => status === 'done')).map((each) => ({
    ...each,
    words: '',
    because: [each.because],
  })),
  ...(records?.also ?? []).map((each) => ({ ...each, because: [] })),
];

function AlsoReadList({ items }: { items: readonly Also[] }) {
  const { t } = useLanguage();
  return (
    <details className="read-also">
      <summary className="small">{t('Also read: refunds and chargebacks ({count})', { count: items.length })}</summary>
      <ul role="list" className="read-list">
        {items.map(({ label, value, words, because }) => (
          <li key={`${because[0]?.file_id} ${label} ${value}`}>
            <p>
              <span className="read-list__label">{t(label)}</span> <strong className="read-list__value">{value}</strong>{' '}
              <span className="muted small">{t(words)}</span>
            </p>
            <Sources because={because} />
          </li>
        ))}
      </ul>
    </details>
  );
}
