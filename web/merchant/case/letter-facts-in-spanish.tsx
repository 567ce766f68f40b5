import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { site } from '../../../content/site.ts';
import type { LetterFacts } from '../../../domain/letters/letter-facts.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { Notice, Skeletons } from '../../ui/feedback.tsx';
import { caseAddress } from './frame/case-address.ts';
import { CaseShell } from './frame/case-shell.tsx';
import './letter-facts-in-spanish.css';
import { LoadFailed } from './frame/load-failed.tsx';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Letter in Spanish · ${site.name}` }];

export default function LetterFactsInSpanishRoute() {
  return <CaseShell page="Letter in Spanish">{({ id }) => <Letter caseId={id} />}</CaseShell>;
}

/** A letter that was sent: its facts, sum, days and demand in Spanish, followed by the English letter. */
function Letter({ caseId }: { caseId: string }) {
  const { letter: id = '' } = useParams();
  const { t } = useLanguage();
  const query = useQuery(orpc.letters.getFactsInSpanish.queryOptions({ input: { id } }));
  return (
    <>
      <h1>{t('What the letter says')}</h1>
      <Notice title="The English text governs">
        <p>
          {t(
            'Only the English is the letter: it is what the attorney signed and what was sent. Its sum, its days and its main demand are told here in Spanish, from the same facts, to help you read it; what else it demands stands in the English alone. This is not a translation, and it is no part of the letter.',
          )}
        </p>
        <p>
          <Link to={`${caseAddress(caseId)}#messages`}>{t('Ask about the letter')}</Link>
        </p>
      </Notice>
      {query.isPending ? <Skeletons rows={6} height="6rem" label="Loading the letter…" /> : null}
      {query.isError && !query.data ? (
        <LoadFailed message={messageOf(query.error, '')} retry={() => void query.refetch()} busy={query.isFetching} />
      ) : null}
      {query.data ? <Stated letter={query.data} /> : null}
    </>
  );
}

function Stated({ letter: { dated, demand, facts, english } }: { letter: LetterFacts }) {
  const { t, tag } = useLanguage();
  const { calendarDay } = useDates();
  return (
    <>
      <p className="muted small">{t('Dated {day}', { day: calendarDay(dated) })}</p>
      <p className="measure" lang={demand === null ? tag : 'es'}>
        {demand ?? t('Your attorney wrote the demand of this letter for your case: read it in the English, or ask.')}
      </p>
      <dl className="letter-facts" lang="es">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{t('The letter, in English')}</h2>
      <div className="letter-facts__english" lang="en">
        {english.replaceAll(' | ', ' · ')}
      </div>
    </>
  );
}
