import type { ReactNode } from 'react';
import type { CaseDetail } from './frame/case-types.ts';
import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';
import { EventDay, EventSentence } from '../../story/event-text.tsx';

type Entry = CaseDetail['timeline'][number];

/** So many are shown; the rest is behind a link. */
const maxShown = 3;

type TimelineProps = { theCase: Pick<CaseDetail, 'timeline'>; reader: 'merchant' | 'desk'; children?: ReactNode };

/**
 * Three days of a case: what happened last, and what is promised next; behind a link all of them, past events first, what the merchant confirmed
 * among them. `children`: what stands below all of them.
 */
export function CaseTimeline({ theCase: { timeline }, reader, children }: TimelineProps) {
  const { t } = useLanguage();
  const shown = nearestOf(timeline);
  return (
    <section className="case-timeline" id="timeline" aria-labelledby="timeline-title" tabIndex={-1}>
      <h2 id="timeline-title">{t('Timeline')}</h2>
      <Moments entries={shown} reader={reader} />
      {timeline.length > shown.length ? (
        <details className="fold">
          <summary>{t('The whole timeline, {count} entries', { count: timeline.length })}</summary>
          <Moments entries={timeline} reader={reader} />
          {children}
        </details>
      ) : null}
    </section>
  );
}

/**
 * The last event and the next two promises, late ones first as they are the soonest; of a case without promises its last events. The day of an offer
 * stands beside the offer.
 */
function nearestOf(timeline: readonly Entry[]): readonly Entry[] {
  const ahead = timeline.filter(({ done }) => !done).slice(0, maxShown - 1);
  const happened = timeline.filter(({ done }) => done).slice(ahead.length - maxShown);
  return [...happened, ...ahead.filter(({ key }) => !key.startsWith('answer-offer:'))];
}

function Moments({ entries, reader }: { entries: readonly Entry[]; reader: TimelineProps['reader'] }) {
  return (
    <ol role="list">
      {entries.map((entry) =>
        entry.done ? (
          <Done key={entry.key} entry={entry} reader={reader} />
        ) : (
          <Promised key={entry.key} entry={entry} />
        ),
      )}
    </ol>
  );
}

function Done({ entry, reader }: { entry: Entry; reader: TimelineProps['reader'] }) {
  const { t } = useLanguage();
  const { momentOf, shortDay } = useDates();
  if (entry.event && entry.on)
    return (
      <li className="moment moment--done">
        <p>
          <span className="moment__when">
            <EventDay event={{ day: entry.on, precision: entry.event.precision }} short />
          </span>{' '}
          <EventSentence event={entry.event} reader={reader} />
        </p>
      </li>
    );
  return (
    <li className="moment moment--done">
      <p>
        {entry.on ? (
          <time
            className="moment__when"
            dateTime={entry.at ?? entry.on}
            title={entry.at ? momentOf(entry.at) : undefined}
          >
            {shortDay(entry.on)}
          </time>
        ) : null}{' '}
        {t(entry.words)}
      </p>
    </li>
  );
}

function Promised({ entry }: { entry: Entry }) {
  const { t, rich } = useLanguage();
  const { shortDay } = useDates();
  const { late } = entry;
  return (
    <li className={late ? 'moment moment--late' : 'moment'}>
      <p>
        <span className="moment__when">
          {entry.on
            ? rich(late ? 'Late: due {day}' : 'By {day}', {
                day: <time dateTime={entry.on}>{shortDay(entry.on)}</time>,
              })
            : t('Not yet dated')}
        </span>{' '}
        {t(entry.words)}
      </p>
    </li>
  );
}
