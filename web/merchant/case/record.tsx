import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { disclaimer, site } from '../../../content/site.ts';
import { replacedProof, replacedProofs } from '../../../domain/documents/replaced-proofs.ts';
import { nameOfProcessor, processorLabel } from '../../../domain/processors.ts';
import { steps } from '../../../domain/intake/steps.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { sizeText } from '../../ui/size-text.ts';
import { kindLabel } from '../../apply/document-kinds.ts';
import { EventSentence } from '../../story/event-text.tsx';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { Button } from '../../ui/button.tsx';
import { Skeletons } from '../../ui/feedback.tsx';
import { CaseShell } from './frame/case-shell.tsx';
import type { CaseAnswers, CaseDetail } from './frame/case-types.ts';
import { GivenAnswers } from './details/given-answers.tsx';
import { LoadFailed } from './frame/load-failed.tsx';
import { HoldFigure } from './money/hold-figure.tsx';
import { useArriveAtHash } from './use-arrive-at-hash.ts';
import './record.css';
import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Record · ${site.name}` }];

export default function RecordRoute() {
  return <CaseShell page="Record">{(theCase) => <Record theCase={theCase} />}</CaseShell>;
}

/** All steps except the account and the files, which are listed elsewhere. */
const asked = steps.filter((step) => step.key !== 'account' && step.key !== 'documents');

/** Everything about a case for the merchant's own records, in printable form. */
function Record({ theCase }: { theCase: CaseDetail }) {
  const { t, rich } = useLanguage();
  const { momentOf } = useDates();
  const [asOf] = useState(() => new Date().toISOString());
  useArriveAtHash();
  const answers = useQuery(orpc.cases.getAnswers.queryOptions({ input: { id: theCase.id } }));
  return (
    <div className="record">
      <header className="record__head">
        <p className="wordmark only-print" aria-hidden="true">
          {site.name}
        </p>
        <h1>{rich('Record of case {number}', { number: <span className="mono">{theCase.case_number}</span> })}</h1>
        <p dir="auto">{theCase.legal_business_name}</p>
        <p className="muted small">{t('As of {when}', { when: momentOf(asOf) })}</p>
        <div className="button-row no-print">
          <Button onClick={() => window.print()}>{t('Print this record')}</Button>
        </div>
      </header>
      <AtAGlance theCase={theCase} />
      <Dates theCase={theCase} />
      <HoldFigure theCase={theCase} />
      <SentLetters letters={theCase.letters} />
      {answers.data ? <Answers theCase={theCase} given={answers.data} /> : null}
      {answers.isPending ? <Skeletons rows={4} height="5rem" label="Loading the answers…" /> : null}
      {answers.isError && !answers.data ? (
        <LoadFailed
          message={messageOf(answers.error, '')}
          retry={() => void answers.refetch()}
          busy={answers.isFetching}
        />
      ) : null}
      <FileList theCase={theCase} />
      <p className="muted small measure" lang="en">
        {disclaimer}
      </p>
    </div>
  );
}

function AtAGlance({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const { momentOf } = useDates();
  return (
    <section aria-labelledby="record-case">
      <h2 id="record-case">{t('The case')}</h2>
      <dl className="facts">
        <div>
          <dt>{t('Amount held')}</dt>
          <dd className="money">
            {theCase.held_amount_cents === null ? t('Not provided') : formatCents(theCase.held_amount_cents)}
          </dd>
        </div>
        <div>
          <dt>{t('Processor')}</dt>
          <dd dir="auto">{nameOfProcessor(theCase) ?? t(processorLabel(theCase.processor))}</dd>
        </div>
        <div>
          <dt>{t('Where it stands')}</dt>
          <dd>
            {t(theCase.stage.label)}. {t(theCase.stage.next)}
          </dd>
        </div>
        <div>
          <dt>{t('Success fee')}</dt>
          <dd>{t('{percent}% of what comes back; nothing upfront', { percent: theCase.fee_percent })}</dd>
        </div>
        <div>
          <dt>{t('Your agreement with us')}</dt>
          <dd>
            {theCase.agreement_signed_at
              ? t('Signed {when}', { when: momentOf(theCase.agreement_signed_at) })
              : t('Not signed yet')}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Dates({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const { momentOf, calendarDay } = useDates();
  return (
    <section aria-labelledby="record-dates">
      <h2 id="record-dates">{t('Dates')}</h2>
      <dl className="facts">
        {theCase.timeline.map((entry) => (
          <div key={entry.key}>
            <dt>
              {entry.at
                ? momentOf(entry.at)
                : entry.on
                  ? entry.done
                    ? calendarDay(entry.on)
                    : t('By {day}', { day: calendarDay(entry.on) })
                  : t('Not yet dated')}
            </dt>
            <dd>{entry.event ? <EventSentence event={entry.event} reader="merchant" /> : t(entry.words)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SentLetters({ letters }: { letters: CaseDetail['letters'] }) {
  const { t } = useLanguage();
  const { dayOf, calendarDay } = useDates();
  if (letters.length === 0) return null;
  return (
    <section aria-labelledby="record-letters">
      <h2 id="record-letters">{t('Letters')}</h2>
      <dl className="facts">
        {letters.map((letter) => (
          <div key={letter.id}>
            <dt>{letter.sent_at ? t('Sent {when}', { when: dayOf(letter.sent_at) }) : t('Sent')}</dt>
            <dd>
              {letter.title}
              {letter.tracking_number ? `\n${t('Certified mail {number}', { number: letter.tracking_number })}` : ''}
              {letter.delivered_on ? `\n${t('Delivered {day}', { day: calendarDay(letter.delivered_on) })}` : ''}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Answers({ theCase, given }: { theCase: CaseDetail; given: CaseAnswers }) {
  const { t } = useLanguage();
  return asked.map((step) => (
    <section key={step.key} aria-labelledby={`record-${step.key}`}>
      <h2 id={`record-${step.key}`}>{t(step.title)}</h2>
      <GivenAnswers step={step} answers={given.answers} ein={theCase.ein} />
    </section>
  ));
}

function FileList({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const { dayOf } = useDates();
  const replaced = replacedProofs(theCase.case_files);
  return (
    <section aria-labelledby="record-files">
      <h2 id="record-files">{t('Files')}</h2>
      {theCase.case_files.length === 0 ? (
        <p className="muted">{t('No files.')}</p>
      ) : (
        <ul role="list" className="record__files">
          {theCase.case_files.map((file) => (
            <li key={file.id}>
              <span dir="auto">{file.filename}</span>
              <span className="muted small">
                {t(kindLabel(file.document_type))}, {sizeText(file.size_bytes)}, {dayOf(file.created_at)}
                {replaced.has(file.id) ? `, ${t(replacedProof)}` : null}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
