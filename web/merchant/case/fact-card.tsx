import { useId, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FactView } from '../../../contract/facts.ts';
import { Button } from '../../ui/button.tsx';
import { lengthError, TextArea } from '../../ui/text-field.tsx';
import { startOf } from './fact-corrections.ts';
import type { FactAnswers } from './use-fact-answers.ts';
import { useLanguage, type Language } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';

type FactCardProps = { fact: FactView; answers: FactAnswers; mayAnswer: boolean };

/**
 * One fact as the letter states it, and its standing. A fact is corrected here, but all facts are confirmed at once
 * (`Facts`).
 */
export function FactCard({ fact, answers, mayAnswer }: FactCardProps) {
  const { t } = useLanguage();
  const title = useId();
  const typed = answers.corrections[fact.fact];
  const [pressed, press] = useState(false);
  return (
    <li className={`fact-card fact-card--${fact.standing}`} aria-labelledby={title}>
      <div className="fact-card__head">
        <h2 id={title} dir="auto">
          {t(fact.says)}
        </h2>
        {mayAnswer && !typed ? (
          <Button
            id={openerOf(fact)}
            variant="quiet"
            size="small"
            aria-describedby={title}
            onClick={() => {
              press(true);
              answers.type(fact.fact, startOf(fact));
            }}
          >
            {t('Correct it')}
          </Button>
        ) : null}
      </div>
      {fact.lines.length > 0 ? <Lines fact={fact} /> : null}
      <Standing fact={fact} />
      {mayAnswer && typed ? <Correct fact={fact} answers={answers} titleId={title} takesFocus={pressed} /> : null}
    </li>
  );
}

/**
 * The max characters of a correction and of its note. The field shows an error for a longer text, which is not sent.
 */
const longest = 2_000;
const partIds = { value: 'correct', note: 'note' };

const openerOf = ({ fact }: FactView): string => `correct-open-${fact}`;

/**
 * A value in the screen's language where we worded it: the name of an enclosure, a number of days, parts or sales, rows,
 * or a day. What the merchant typed is shown as it is.
 */
function valueText({ fact }: FactView, value: string, t: Language['t']): string {
  const [, row] = /^row (\d+)$/.exec(value) ?? [];
  if (row !== undefined) return t('row {row}', { row });
  const isOurs =
    fact === 'enclosed' ||
    /^(\d+ days?|[a-z\d]+ parts|[\d,]+ sales?|rows [\d, ]+ and \d+|[A-Z][a-z]+ \d{1,2}, \d{4})$/.test(value);
  return isOurs ? t(value) : value;
}

function Lines({ fact }: { fact: FactView }) {
  const { t } = useLanguage();
  return (
    <dl className="fact-card__lines">
      {fact.lines.map(({ label, value, file_id: file }) => {
        const shown = valueText(fact, value, t);
        return (
          <div key={`${label}:${value}`}>
            <dt>{t(label)}</dt>
            <dd dir="auto">{file ? <a href={`/api/files/${file}/download`}>{shown}</a> : shown}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Standing({ fact: { standing, correction, answer, settled } }: { fact: FactView }) {
  const { t, rich } = useLanguage();
  const { momentOf } = useDates();
  if (standing === 'confirmed' && settled)
    return (
      <p className="fact-card__state">
        {rich('Confirmed by {name}, {when}.', {
          name: <bdi>{settled.by}</bdi>,
          when: <time dateTime={settled.at}>{momentOf(settled.at)}</time>,
        })}
      </p>
    );
  if (standing === 'waived' && settled)
    return (
      <p className="fact-card__state">
        {rich('Your attorney goes on without your confirmation: {reason}', { reason: settled.reason })}
      </p>
    );
  if (correction === null) return null;
  return (
    <div className="fact-card__state">
      <p>
        {rich('You wrote: {text}', { text: <span dir="auto">{correction.value}</span> })}
        {correction.note ? (
          <>
            {' '}
            (<span dir="auto">{correction.note}</span>)
          </>
        ) : null}
      </p>
      {answer ? (
        <p>
          {rich('{name} answered: {text} Please confirm, or correct it again.', {
            name: <bdi>{answer.by}</bdi>,
            text: <span dir="auto">{answer.reason}</span>,
          })}
        </p>
      ) : standing === 'corrected' ? (
        <p>{t('We look at it, and then ask you again.')}</p>
      ) : null}
    </div>
  );
}

type CorrectProps = { fact: FactView; answers: FactAnswers; titleId: string; takesFocus: boolean };

function Correct({ fact, answers, titleId, takesFocus }: CorrectProps) {
  const { t } = useLanguage();
  const [missing, setMissing] = useState(false);
  const close = () => {
    // The form disappears. The focus returns to the button that opened it, as soon as that is rendered again.
    flushSync(() => answers.type(fact.fact, null));
    document.getElementById(openerOf(fact))?.focus();
  };
  const typed = answers.corrections[fact.fact] ?? startOf(fact);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(typed.value.trim() === '');
    const tooLong = (['value', 'note'] as const).find((part) => lengthError(typed[part], longest));
    if (tooLong) return document.getElementById(`${partIds[tooLong]}-${fact.fact}`)?.focus();
    if (typed.value.trim() !== '') answers.correct(fact, typed);
  };
  return (
    <form className="fields" onSubmit={submit} noValidate aria-labelledby={titleId}>
      <TextArea
        id={`${partIds.value}-${fact.fact}`}
        label="What is right?"
        autoFocus={takesFocus}
        rows={2}
        maxLength={longest}
        required
        error={missing && typed.value.trim() === '' ? 'Enter: What is right.' : answers.refusalOf(fact, 'value')}
        value={typed.value}
        onChange={(event) => answers.type(fact.fact, { ...typed, value: event.target.value })}
      />
      <TextArea
        id={`${partIds.note}-${fact.fact}`}
        label="How do you know?"
        hint="A document, a page, a date."
        markOptional
        error={answers.refusalOf(fact, 'note')}
        rows={2}
        maxLength={longest}
        value={typed.note}
        onChange={(event) => answers.type(fact.fact, { ...typed, note: event.target.value })}
      />
      <div className="button-row">
        <Button type="submit" busy={answers.busy === fact.fact} busyLabel="Sending…">
          {t('Send the correction')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('Never mind')}
        </Button>
      </div>
    </form>
  );
}
