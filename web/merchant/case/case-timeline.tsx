import type { ReactNode } from 'react';
import type { CaseDetail } from './frame/case-types.ts';
import { isOverdue } from './frame/needed-action.ts';
import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';
import { EventDay, EventSentence } from '../../story/event-text.tsx';

type Entry = CaseDetail['timeline'][number];

/** So many past entries are shown; what is older is folded. */
const maxShown = 8;

type TimelineProps = { theCase: Pick<CaseDetail, 'timeline'>; reader: 'merchant' | 'desk'; children?: ReactNode };

/**
 * Past events, what the merchant confirmed among them, and then promised ones, each with its day, by which they are in
 * order. `children`: the way to add what happened.
 */
export function CaseTimeline({ theCase, reader, children }: TimelineProps) {
  const { t } = useLanguage();
  const done = theCase.timeline.filter((entry) => entry.done);
  const promised = theCase.timeline.filter((entry) => !entry.done);
  const older = done.slice(0, -maxShown);
  return (
    <section className="case-timeline" id="timeline" aria-labelledby="timeline-title" tabIndex={-1}>
      <h2 id="timeline-title">{t('Timeline')}</h2>
      {older.length > 1 ? (
        <details className="fold">
          <summary>{t('{count} earlier entries', { count: older.length })}</summary>
          <ol role="list" className="fold__body">
            {older.map((entry) => (
              <Done key={entry.key} entry={entry} reader={reader} />
            ))}
          </ol>
        </details>
      ) : null}
      <ol role="list">
        {(older.length > 1 ? done.slice(-maxShown) : done).map((entry) => (
          <Done key={entry.key} entry={entry} reader={reader} />
        ))}
        {promised.map((entry) => (
          <Promised key={entry.key} entry={entry} />
        ))}
      </ol>
      {children}
    </section>
  );
}

function Done({ entry, reader }: { entry: Entry; reader: TimelineProps['reader'] }) {
  const { t } = useLanguage();
  const { momentOf, shortDay } = useDates();
  if (entry.event && entry.on)
    return (
      <li className="moment moment--done">
        <p className="moment__when">
          <EventDay event={{ day: entry.on, precision: entry.event.precision }} short />
        </p>
        <p>
          <EventSentence event={entry.event} reader={reader} />
        </p>
      </li>
    );
  return (
    <li className="moment moment--done">
      <p className="moment__when">
        {entry.on ? (
          <time dateTime={entry.at ?? entry.on} title={entry.at ? momentOf(entry.at) : undefined}>
            {shortDay(entry.on)}
          </time>
        ) : null}
      </p>
      <p>{t(entry.words)}</p>
    </li>
  );
}

function Promised({ entry }: { entry: Entry }) {
  const { t, rich } = useLanguage();
  const { shortDay } = useDates();
  const late = isOverdue(entry.on);
  return (
    <li className={late ? 'moment moment--late' : 'moment'}>
      <p className="moment__when">
        {entry.on ? (
          <>
            {rich(late ? 'Late: due {day}' : 'By {day}', {
              day: <time dateTime={entry.on}>{shortDay(entry.on)}</time>,
            })}
          </>
        ) : (
          t('Not yet dated')
        )}
      </p>
      <p>{t(entry.words)}</p>
    </li>
  );
}
