import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CaseClock } from '../../contract/clock.ts';
import { messageOf } from '../api/api-error.ts';
import { orpc } from '../api/api.ts';
import { Button } from '../ui/button.tsx';
import { Notice, Skeletons } from '../ui/feedback.tsx';
import './clock.css';
import { ClockDates } from './clock-dates.tsx';
import { TermBar } from './term-bar.tsx';
import { isOver, opensText, termText, type Term } from './term-days.ts';
import { useLanguage } from '../language/language.ts';
import { useDates } from '../language/use-dates.ts';

type Props = {
  caseId: string;
  level?: 'h2' | 'h3';
  /** To its merchant: whose agreement it is, by name. */
  of?: string;
  /** Extra tools for staff and attorneys. */
  tools?: (clock: CaseClock) => ReactNode;
};

/** The agreement's terms as they apply to a case, each with its clause, and the steps that they allow. */
export function CaseClockView({ caseId, level: Heading = 'h3', of, tools }: Props) {
  const { t } = useLanguage();
  const query = useQuery(orpc.cases.getClock.queryOptions({ input: { id: caseId } }));
  return (
    <section className="clock" id="clock" aria-labelledby="clock-title">
      <Heading id="clock-title">
        {of === undefined
          ? t('What the agreement allows, and until when')
          : t('What {who}’s agreement allows, and until when', { who: of })}
      </Heading>
      {query.data ? (
        <>
          <Terms clock={query.data} />
          <Steps clock={query.data} />
          <ClockDates clock={query.data} reader={of === undefined ? 'desk' : 'merchant'} />
          {tools?.(query.data)}
        </>
      ) : query.isPending ? (
        <Skeletons rows={2} height="4rem" label="Loading the terms of the agreement…" />
      ) : (
        <Notice tone="danger" title="Failed to load the terms of the agreement.">
          <p>{t(messageOf(query.error, 'Please try again.'))}</p>
          <div className="button-row">
            <Button variant="secondary" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
              {t('Try again')}
            </Button>
          </div>
        </Notice>
      )}
    </section>
  );
}

/** Explains once why the governing version is not known: without a version there are no terms to list. */
function Unknown({ clock: { hold, procedure } }: { clock: CaseClock }) {
  const { t } = useLanguage();
  const said = [
    hold.title === null
      ? `${t('Which version of the agreement the hold falls under is not known.')} ${t(hold.why)}`
      : null,
    procedure.title === null
      ? `${t('The version that says how a dispute begins is not known.')} ${t(procedure.why)}`
      : null,
  ].filter((each) => each !== null);
  return said.map((each) => (
    <p key={each} className="clock__unknown">
      {each}
    </p>
  ));
}

function Terms({ clock }: { clock: CaseClock }) {
  const { t } = useLanguage();
  return (
    <>
      <Unknown clock={clock} />
      <TermList terms={clock.rows.filter((term) => !isOver(term, clock.today))} today={clock.today} />
      <PastTerms terms={clock.rows.filter((term) => isOver(term, clock.today))} today={clock.today} />
      {clock.left_to_counsel === null ? null : <p className="clock__unknown">{t(clock.left_to_counsel)}</p>}
    </>
  );
}

type TermListProps = { terms: readonly Term[]; today: string };

function TermList({ terms, today }: TermListProps) {
  if (terms.length === 0) return null;
  return (
    <ul role="list" className="clock__terms">
      {terms.map((term) => (
        <TermRow key={term.key} term={term} today={today} />
      ))}
    </ul>
  );
}

function PastTerms({ terms, today }: TermListProps) {
  const { t } = useLanguage();
  if (terms.length === 0) return null;
  return (
    <details>
      <summary>{t('Terms that are over: {n}', { n: terms.length })}</summary>
      <TermList terms={terms} today={today} />
    </details>
  );
}

function TermRow({ term, today }: { term: Term; today: string }) {
  const language = useLanguage();
  const { t } = language;
  const { shortDay } = useDates();
  const opens = opensText(term, language);
  // That counsel has to confirm a day stands beside the day.
  const unconfirmed = term.kind === 'limitation' || term.kind === 'last_notice' ? term.note : null;
  return (
    <li className="term">
      <p className="term__what">
        {t(term.what)}
        {term.about === null ? null : (
          <>
            {', '}
            <bdi>{t(term.about)}</bdi>
          </>
        )}
      </p>
      <p className="term__days">{termText(term, today, language)}</p>
      <TermBar term={term} today={today} />
      {opens === null ? null : <p className="term__opens">{opens}</p>}
      {unconfirmed === null ? null : <p className="term__opens">{t(unconfirmed)}</p>}
      <details className="term__clause">
        <summary>
          {t('Clause')}
          <span className="visually-hidden"> {t('of {title}', { title: t(term.what) })}</span>
        </summary>
        <p>
          {[
            t(term.clause.title),
            term.clause.version && t('version of {day}', { day: shortDay(term.clause.version) }),
            term.clause.anchor,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        {term.clause.quote === null ? null : <blockquote lang="en">{term.clause.quote}</blockquote>}
        <p>{[t(term.starts_why), unconfirmed === null && term.note && t(term.note)].filter(Boolean).join(' ')}</p>
      </details>
    </li>
  );
}

function Steps({ clock }: { clock: CaseClock }) {
  const { t } = useLanguage();
  const { shortDay } = useDates();
  if (clock.steps.length === 0) return null;
  return (
    <>
      <p className="clock__label">{t('Steps that the agreement names')}</p>
      <ul role="list" className="clock__steps">
        {clock.steps.map(({ step, label, open, on, missing }) => (
          <li key={step}>
            <span>{t(label)}</span>
            <span className={open ? 'clock__open' : 'muted'}>
              {open
                ? t('possible now')
                : on === null
                  ? `${t('not yet.')} ${missing === null ? '' : t(missing)}`
                  : t('possible from {day}', { day: shortDay(on) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
