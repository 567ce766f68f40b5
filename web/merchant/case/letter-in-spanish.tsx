import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { site } from '../../../content/site.ts';
import { inlineRuns } from '../../../domain/letters/inline-runs.ts';
import type { LetterInSpanish, ReadText } from '../../../domain/letters/letter-in-spanish.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { Notice, Skeletons } from '../../ui/feedback.tsx';
import { caseAddress } from './case-address.ts';
import { CaseShell } from './case-shell.tsx';
import './letter-in-spanish.css';
import { LoadFailed } from './load-failed.tsx';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Letter in Spanish · ${site.name}` }];

export default function LetterInSpanishRoute() {
  return <CaseShell page="Letter in Spanish">{({ id }) => <Letter caseId={id} />}</CaseShell>;
}

/** A letter that was sent, part by part, each beside its Spanish. */
function Letter({ caseId }: { caseId: string }) {
  const { letter: id = '' } = useParams();
  const { t } = useLanguage();
  const query = useQuery(orpc.letters.getSpanish.queryOptions({ input: { id } }));
  return (
    <>
      <h1>{t('The letter, with its Spanish')}</h1>
      <Notice title="The English text governs">
        <p>
          {t(
            'Only the English is the letter: it is what the attorney signed and what was sent. The Spanish was made from the same facts to help you read it. It is no part of the letter. Quotations, names and citations of law stay in English.',
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
      {query.data ? <Parts letter={query.data} /> : null}
    </>
  );
}

/** Each language by its own name. */
const names = { en: 'English', es: 'Español' };

function Parts({ letter }: { letter: LetterInSpanish }) {
  const { t } = useLanguage();
  const { calendarDay } = useDates();
  return (
    <div className="two-texts">
      <p className="muted small">{t('Dated {day}', { day: calendarDay(letter.dated) })}</p>
      <div className="two-texts__heads small" aria-hidden="true">
        <span lang="en">{names.en}</span>
        <span lang="es">{names.es}</span>
      </div>
      <Both shown={(of) => <Lines texts={letter.head.map(of)} />} />
      <Both shown={(of) => <Heading text={of(letter.title)} />} />
      {letter.blocks.map((block) => (
        <div key={block.id} className={block.enclosure ? 'two-texts__enclosure' : undefined}>
          {block.text.english === '' ? null : (
            <Both
              shown={(of) =>
                block.kind === 'heading' ? <Heading text={of(block.text)} /> : <Lines texts={[of(block.text)]} />
              }
            />
          )}
          {block.items.length > 0 ? <Both shown={(of) => <List texts={block.items.map(of)} />} /> : null}
          {block.rows.length > 0 ? (
            <Both shown={(of) => <Table rows={block.rows.map((row) => row.map(of))} />} />
          ) : null}
        </div>
      ))}
      {letter.exhibits.length > 0 ? (
        <>
          <Both shown={(of) => <Heading text={of({ english: 'Exhibits', spanish: 'Anexos' })} />} />
          <Both shown={(of) => <Lines texts={letter.exhibits.map(of)} />} />
        </>
      ) : null}
      {letter.papers ? (
        <p className="muted measure">
          {t('The papers that you signed are printed at the end of the letter, in English, as you signed them.')}
        </p>
      ) : null}
    </div>
  );
}

/** Gives the words of one language. */
type Of = (text: ReadText) => string | null;
type Side = { texts: readonly (string | null)[] };

/** The same in both languages, side by side where there is room. */
function Both({ shown }: { shown: (of: Of) => ReactNode }) {
  return (
    <div className="two-texts__pair">
      <div lang="en">{shown(({ english }) => english)}</div>
      <div lang="es">{shown(({ spanish }) => spanish)}</div>
    </div>
  );
}

const Heading = ({ text }: { text: string | null }) => (
  <h2>
    <Text text={text} />
  </h2>
);

const Lines = ({ texts }: Side) =>
  texts.map((text, index) => (
    <p key={`${index} ${text}`} dir="auto">
      <Text text={text} />
    </p>
  ));

const List = ({ texts }: Side) => (
  <ol>
    {texts.map((text, index) => (
      <li key={`${index} ${text}`} dir="auto">
        <Text text={text} />
      </li>
    ))}
  </ol>
);

function Table({ rows: [head = [], ...rows] }: { rows: readonly (readonly (string | null)[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={`${index} ${cell}`} scope="col">
              <Text text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={`${at} ${row.join()}`}>
            {row.map((cell, index) => (
              <td key={`${index} ${cell}`} dir="auto">
                <Text text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Words of a letter; without Spanish, why there is none. */
function Text({ text }: { text: string | null }) {
  const { t, tag } = useLanguage();
  if (text === null)
    return (
      <em className="muted" lang={tag}>
        {t(
          'This was written or changed for your case, and approved by your attorney. There is no Spanish of it here: read the English, or ask.',
        )}
      </em>
    );
  return inlineRuns(text).map((run, index) => {
    const words = run.italic ? <i>{run.text}</i> : run.text;
    return <span key={`${index} ${run.text}`}>{run.bold ? <strong>{words}</strong> : words}</span>;
  });
}
